import type { ItemForm, ItemForms } from '../../contracts/item-forms.js'
import { toLang } from '../../values/index.js'
import { readInstances, readSalary, readTracks, toAnswer } from '../parts/entries.js'
import { readGtin, readIsbn } from './codes.js'
import { readItemDate } from './dates.js'
import { readMinutes, readSeconds } from './durations.js'
import {
  readAttendance,
  readAvailability,
  readCondition,
  readDiets,
  readEmployment,
  readFlag,
  readStatus,
} from './enumerations.js'
import { readHours } from './hours.js'
import { readCount, readGeo, readNumberForm, readNutrition, readRating } from './numbers.js'
import { readAddress, readLocation, readLocations } from './places.js'
import {
  createFirstValueReader,
  type Reader,
  readKeywords,
  readLongText,
  readName,
  readNames,
  readText,
  readUrl,
  readUrls,
  toItemText,
} from './value-text.js'
import { readYield } from './yield.js'

export const READERS: { readonly [F in ItemForm]?: Reader<ItemForms[F]> } = {
  text: readText,
  longText: readLongText,
  name: readName,
  names: readNames,
  words: readKeywords,
  url: readUrl,
  urls: readUrls,
  lang: ([value]) => (value ? toLang(toItemText(value)) : null),
  date: readItemDate,
  minutes: readMinutes,
  seconds: readSeconds,
  number: readNumberForm,
  count: readCount,
  flag: readFlag,
  availability: readAvailability,
  condition: readCondition,
  status: readStatus,
  attendance: readAttendance,
  diets: readDiets,
  employment: readEmployment,
  rating: readRating,
  nutrition: readNutrition,
  yield: readYield,
  address: readAddress,
  geo: readGeo,
  location: readLocation,
  locations: readLocations,
  hours: readHours,
  gtin: readGtin,
  isbn: readIsbn,
  salary: readSalary,
  answer: createFirstValueReader(1, toAnswer),
  tracks: readTracks,
  instances: readInstances,
}

const LISTS = new Set<string>(
  'names words urls diets employment lines ingredientGroups instructionGroups offers variants locations hours instances answers tracks entries'.split(
    ' ',
  ),
)

export function createEmptyValue(form: ItemForm): unknown {
  if (form === 'nutrition') return {}
  return LISTS.has(form) ? [] : null
}

export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
