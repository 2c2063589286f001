import type { ItemYield } from '../../contracts/item-forms.js'
import { isThing, type Thing, type ThingValue, type ThingValues } from '../graph/thing.js'
import { toItemText } from './value-text.js'

const COUNT =
  /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|—|to|bis|à|a|até|til|tot|~|until)\s*(\d+(?:[.,]\d+)?))?/i
const LEADING =
  /^(?:(?:serves|makes|yields?|yield|about|approx\.?|approximately|servings?|portions?|portionen|für|pour|para|ergibt|ca\.?|circa|servir|per|rinde|voor|för)\s*:?\s*)+/i

/** Reads how much a recipe makes, such as `4 servings`. */
export function readYield(values: ThingValues): ItemYield | null {
  const found = values.slice(0, 5).flatMap((value) => toYield(value) ?? [])
  return found.find(({ unit }) => unit !== null) ?? found[0] ?? null
}

function toYield(value: ThingValue): ItemYield | null {
  const text = isThing(value) ? joinAmountAndUnit(value) : toItemText(value)
  if (text === '' || text.length > 300) return null
  const match = COUNT.exec(text)
  if (!match) return { value: null, max: null, unit: null, text }
  const [whole, first = '', last] = match
  const number = (digits: string) => Number(digits.replace(',', '.'))
  const after = text.slice(match.index + whole.length).replace(/^[\s\-–x+]+/, '')
  const before = text.slice(0, match.index).trim()
  const unit = findUnit(after) ?? findUnit(before.replace(LEADING, '')) ?? findServingWord(before)
  const amount = number(first)
  if (amount === 0) return null
  const max = last === undefined ? null : number(last)
  return { value: amount, max: max !== null && max > amount ? max : null, unit, text }
}

function joinAmountAndUnit(thing: Thing): string {
  const part = (name: string) => toItemText(thing.getAll(name)[0])
  const amount = part('value') || part('minValue')
  const unit = part('unitText') || part('unitCode')
  return `${amount} ${unit}`.trim() || toItemText(thing)
}

function findUnit(text: string): string | null {
  const [unit] = /^[^()\d,;:/|]{1,60}/.exec(text) ?? []
  const clean = unit?.replace(/[\s.\-–:]{1,9}$/, '').trim()
  return clean && /\p{L}/u.test(clean) ? clean : null
}

function findServingWord(text: string): string | null {
  return /serv/i.test(text) ? 'servings' : /portion/i.test(text) ? 'portions' : null
}
