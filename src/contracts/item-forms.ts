import {
  choice,
  flag,
  list,
  map,
  nullable,
  object,
  type Schema,
  type TypeOf,
  text,
} from './json-schema.js'

const number: Schema<number> = { type: 'number' }
const count: Schema<number> = { type: 'integer', minimum: 0 }
/** Schema of a URL. It has no `format: 'uri'`, since MCP clients warn of that format. */
const uri: Schema<string> = { type: 'string', description: 'An absolute address.' }
const date: Schema<string> = {
  type: 'string',
  description: 'ISO 8601, as precise as it is written.',
}
const unit = choice(['kcal', 'kJ', 'g', 'mg', 'µg', null])

const money = object({ amount: number, currency: nullable(text), text })
const range = object({ min: money, max: nullable(money) })
const rating = object({ value: number, best: number, count: nullable(count) })
const nutrient = object({ value: number, unit })
const geo = object({ latitude: number, longitude: number })
const hours = object({ days: list(text), opens: text, closes: text })
const track = object({ name: text, duration: nullable(number), url: nullable(uri) })
const amount = object({
  value: nullable(number),
  max: nullable(number),
  unit: nullable(text),
  text,
})
const answer = object({
  text: nullable(text),
  author: nullable(text),
  votes: nullable(number),
  published: nullable(date),
  url: nullable(uri),
})
const address = object({
  street: nullable(text),
  locality: nullable(text),
  region: nullable(text),
  postalCode: nullable(text),
  country: nullable(text),
  text: nullable(text),
})
const location = object({
  name: nullable(text),
  address: nullable(address),
  geo: nullable(geo),
  url: nullable(uri),
})
const offer = object({
  price: nullable(money),
  originalPrice: nullable(money),
  availability: nullable(text),
  condition: nullable(text),
  seller: nullable(text),
  url: nullable(uri),
  validUntil: nullable(date),
  sku: nullable(text),
})
const variant = object({
  name: nullable(text),
  sku: nullable(text),
  gtin: nullable(text),
  url: nullable(uri),
  image: nullable(uri),
  options: map(text),
  price: nullable(money),
  originalPrice: nullable(money),
  availability: nullable(text),
})
const salary = object({
  min: nullable(number),
  max: nullable(number),
  currency: nullable(text),
  unit: nullable(text),
})
const instance = object({
  start: nullable(date),
  end: nullable(date),
  mode: list(text),
  location: nullable(location),
})
const entry = object({
  position: count,
  type: nullable(text),
  name: text,
  url: nullable(uri),
  image: nullable(uri),
  price: nullable(money),
})

/** Schemas of the values of item fields. Unknown values are `null` or empty. */
export const ITEM_FORMS = {
  text: nullable(text),
  longText: nullable(text),
  name: nullable(text),
  names: list(text),
  words: list(text),
  url: nullable(uri),
  urls: list(uri),
  lang: nullable(text),
  date: nullable(date),
  minutes: nullable<number>({ ...count, description: 'Minutes.' }),
  seconds: nullable<number>({ ...number, minimum: 0, description: 'Seconds.' }),
  number: nullable(number),
  count: nullable(number),
  flag: nullable(flag),
  availability: nullable(text),
  condition: nullable(text),
  status: nullable(text),
  attendance: nullable(text),
  diets: list(text),
  employment: list(text),
  rating: nullable(rating),
  nutrition: map(nutrient),
  yield: nullable(amount),
  lines: list(text),
  ingredientGroups: list(object({ name: nullable(text), ingredients: list(text) })),
  instructionGroups: list(object({ name: nullable(text), instructions: list(text) })),
  money: nullable(money),
  range: nullable(range),
  offers: list(offer),
  variants: list(variant),
  salary: nullable(salary),
  address: nullable(address),
  geo: nullable(geo),
  location: nullable(location),
  locations: list(location),
  hours: list(hours),
  gtin: nullable(text),
  isbn: nullable(text),
  instances: list(instance),
  answer: nullable(answer),
  answers: list(answer),
  tracks: list(track),
  entries: list(entry),
}

export type ItemForm = keyof typeof ITEM_FORMS

export type ItemForms = { [F in ItemForm]: TypeOf<(typeof ITEM_FORMS)[F]> }

/** Amount of money, with the text from which it was read. */
export type ItemMoney = TypeOf<typeof money>
export type ItemRange = TypeOf<typeof range>
export type ItemRating = TypeOf<typeof rating>
export type ItemNutrient = TypeOf<typeof nutrient>
export type ItemAddress = TypeOf<typeof address>
export type ItemGeo = TypeOf<typeof geo>
export type ItemLocation = TypeOf<typeof location>
export type ItemHours = TypeOf<typeof hours>
export type ItemYield = TypeOf<typeof amount>
export type ItemOffer = TypeOf<typeof offer>
export type ItemVariant = TypeOf<typeof variant>
export type ItemEntry = TypeOf<typeof entry>
export type ItemAnswer = TypeOf<typeof answer>
export type ItemInstance = TypeOf<typeof instance>
export type ItemSalary = TypeOf<typeof salary>
export type ItemTrack = TypeOf<typeof track>
