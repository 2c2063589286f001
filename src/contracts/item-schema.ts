import {
  COMMON_FIELDS,
  ITEM_TYPE_NAMES,
  ITEM_TYPES,
  type ItemField,
  type ItemForm,
  type ItemType,
} from './item-types.js'

type Schema = Readonly<Record<string, unknown>>

const text = { type: 'string' }
const number = { type: 'number' }
const count = { type: 'integer', minimum: 0 }
/** Address without a `format`, since clients of MCP warn of unknown ones. */
const uri = { type: 'string', description: 'An absolute address.' }
const date = { type: 'string', description: 'ISO 8601, as precise as it is written.' }

function nullable(schema: Schema): Schema {
  return { oneOf: [schema, { type: 'null' }] }
}

function list(items: Schema): Schema {
  return { type: 'array', items }
}

function map(additionalProperties: Schema): Schema {
  return { type: 'object', additionalProperties }
}

/** Describes an object that always has all of its properties, and no others. */
function object(properties: Readonly<Record<string, Schema>>): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

/** Describes an object whose properties may all be unknown. */
function unknownable(properties: Readonly<Record<string, Schema>>): Schema {
  const each = Object.entries(properties).map(([name, schema]) => [name, nullable(schema)])
  return object(Object.fromEntries(each))
}

const Money = object({ amount: number, currency: nullable(text), text })
const Answer = unknownable({ text, author: text, votes: number, published: date, url: uri })
const Geo = object({ latitude: number, longitude: number })
const Address = unknownable({
  street: text,
  locality: text,
  region: text,
  postalCode: text,
  country: text,
  text,
})
const Location = unknownable({ name: text, address: Address, geo: Geo, url: uri })
const Offer = unknownable({
  price: Money,
  originalPrice: Money,
  availability: text,
  condition: text,
  seller: text,
  url: uri,
  validUntil: date,
  sku: text,
})
const Variant = object({
  name: nullable(text),
  sku: nullable(text),
  gtin: nullable(text),
  url: nullable(uri),
  image: nullable(uri),
  options: map(text),
  price: nullable(Money),
  originalPrice: nullable(Money),
  availability: nullable(text),
})
const Entry = object({
  position: count,
  type: nullable(text),
  name: text,
  url: nullable(uri),
  image: nullable(uri),
  price: nullable(Money),
})

/** JSON Schema of the value of each normal form. */
const FORM_SCHEMAS: Readonly<Record<ItemForm, Schema>> = {
  text: nullable(text),
  longText: nullable(text),
  name: nullable(text),
  names: list(text),
  words: list(text),
  url: nullable(uri),
  urls: list(uri),
  lang: nullable(text),
  date: nullable(date),
  minutes: nullable({ ...count, description: 'Minutes.' }),
  seconds: nullable({ ...number, minimum: 0, description: 'Seconds.' }),
  number: nullable(number),
  count: nullable(number),
  flag: nullable({ type: 'boolean' }),
  availability: nullable(text),
  condition: nullable(text),
  status: nullable(text),
  attendance: nullable(text),
  diets: list(text),
  employment: list(text),
  rating: nullable(object({ value: number, best: number, count: nullable(count) })),
  nutrition: map(object({ value: number, unit: { enum: ['kcal', 'kJ', 'g', 'mg', 'µg', null] } })),
  yield: nullable(
    object({ value: nullable(number), max: nullable(number), unit: nullable(text), text }),
  ),
  lines: list(text),
  ingredientGroups: list(object({ name: text, ingredients: list(text) })),
  instructionGroups: list(object({ name: text, instructions: list(text) })),
  money: nullable(Money),
  range: nullable(object({ min: Money, max: nullable(Money) })),
  offers: list(Offer),
  variants: list(Variant),
  salary: nullable(unknownable({ min: number, max: number, currency: text, unit: text })),
  address: nullable(Address),
  geo: nullable(Geo),
  location: nullable(Location),
  locations: list(Location),
  hours: list(object({ days: list(text), opens: text, closes: text })),
  gtin: nullable(text),
  isbn: nullable(text),
  instances: list(
    object({
      start: nullable(date),
      end: nullable(date),
      mode: list(text),
      location: nullable(Location),
    }),
  ),
  answer: nullable(Answer),
  answers: list(Answer),
  tracks: list(object({ name: text, duration: nullable(number), url: nullable(uri) })),
  entries: list(Entry),
}

/** Returns the JSON Schema of the items of one type, each of which has every field. */
export function itemSchema(type: ItemType): Schema {
  const declared: Readonly<Record<string, ItemField>> = {
    ...COMMON_FIELDS,
    ...ITEM_TYPES[type].fields,
  }
  const fields = Object.entries(declared)
  return object({
    type: { const: type },
    kind: { ...text, description: 'The most special type that the page declares.' },
    ...Object.fromEntries(fields.map(([name, { form }]) => [name, FORM_SCHEMAS[form]])),
  })
}

/** JSON Schema of an item of any type. */
export function anyItemSchema(): Schema {
  return { oneOf: ITEM_TYPE_NAMES.map((type) => itemSchema(type)) }
}
