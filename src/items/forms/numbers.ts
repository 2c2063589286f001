import type { ItemGeo, ItemNutrient, ItemRating } from '../../contracts/item-forms.js'
import { readNumber } from '../../values/index.js'
import { isThing, type ThingValue, type ThingValues } from '../graph/thing.js'
import { NUTRIENTS, UNITS } from './nutrients.data.js'
import { createFirstValueReader, type FormContext, toItemText } from './value-text.js'

/** Reads a number. In visible text, separators depend on the page's language. */
export function toItemNumber(value: ThingValue | undefined, context: FormContext): number | null {
  if (value === undefined) return null
  const text = toItemText(value)
  const isDeclared = !isThing(value) && value.declared
  const lang = isDeclared ? undefined : context.lang
  return readNumber(text, { isDeclared, lang })?.value ?? null
}

export const readNumberForm = createFirstValueReader(3, toItemNumber)

/** Reads the count in `312` or `312 pages`. */
export const readCount = createFirstValueReader(3, (value, context) => {
  const numbers = [toItemNumber(value, context), findFirstWholeNumber(toItemText(value))]
  return numbers.find((number) => Number.isSafeInteger(number) && Number(number) >= 0) ?? null
})

function findFirstWholeNumber(text: string): number | null {
  if (/^[\d.]*$/.test(text)) return null
  const [digits] =
    /^\D{0,20}(\d{1,3}(?:[,.\s]\d{3})+|\d{1,9})\b(?![.,]\d)/.exec(text)?.slice(1) ?? []
  return digits === undefined ? null : Number(digits.replace(/\D/g, ''))
}

export const readRating = createFirstValueReader(3, (thing, context): ItemRating | null => {
  if (!isThing(thing)) return null
  const number = (name: string) => readFirstNumber(thing.getAll(name)[0], context)
  const value = number('ratingValue')
  const worst = number('worstRating')
  const best = number('bestRating') ?? (value !== null && value <= 5 ? 5 : null)
  const counts = ['ratingCount', 'reviewCount'].map((name) =>
    readCount(thing.getAll(name), context),
  )
  const count = counts.find((found) => found !== null && found > 0) ?? null
  if (value === null || best === null || value <= 0 || value > best) return null
  if (worst !== null && value < worst) return null
  if (count === null && counts.some((found) => found === 0)) return null
  return { value: Math.round(value * 100) / 100, best, count }
})

/** Reads the 4.5 in `4.5 out of 5`. */
function readFirstNumber(value: ThingValue | undefined, context: FormContext): number | null {
  const whole = toItemNumber(value, context)
  if (whole !== null || value === undefined) return whole
  const text = toItemText(value).replace(/(\d)[,\s](\d{3})(?!\d)/g, '$1$2')
  const [digits] = /-?\d+(?:[.,]\d+)?/.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replace(',', '.'))
}

export function readNutrition(values: ThingValues): Record<string, ItemNutrient> {
  const found = new Map<string, ItemNutrient>()
  for (const value of values.slice(0, 3)) {
    if (!isThing(value)) continue
    for (const key of NUTRIENTS) {
      const [written] = value.getAll(key)
      const nutrient = written && toNutrient(key, toItemText(written))
      const name = key.replace('Content', '')
      if (nutrient && !found.has(name)) found.set(name, nutrient)
    }
  }
  return Object.fromEntries(found)
}

function toNutrient(key: string, text: string): ItemNutrient | null {
  const [digits] = /\d+(?:[.,]\d+)*/.exec(text) ?? []
  if (digits === undefined || /-\s*\d/.test(text.slice(0, 3))) return null
  const mark = /^\d{1,3},\d{3}$/.test(digits) ? '' : '.'
  const value = Number(digits.replace(',', mark))
  if (!Number.isFinite(value)) return null
  const after = text.slice(text.indexOf(digits) + digits.length)
  const usual = key === 'calories' && /^\s*[\d.,]+\s*$/.test(text) ? 'kcal' : null
  return { value, unit: findNutrientUnit(after) ?? findNutrientUnit(text) ?? usual }
}

function findNutrientUnit(text: string): ItemNutrient['unit'] {
  const start = text.slice(0, 200).toLowerCase().replace('k cal', 'kcal')
  for (const [word] of start.matchAll(/\p{L}+/gu)) {
    const unit = UNITS.find(([names]) => names.test(word))
    if (unit) return unit[1]
  }
  return null
}

export const readGeo = createFirstValueReader(3, (value, context): ItemGeo | null => {
  const number = (name: string) => {
    const [written] = isThing(value) ? value.getAll(name) : []
    // Skips numbers with a direction, since `S` or `W` would make them negative.
    return /[NSEWO°]/.test(toItemText(written)) ? null : toItemNumber(written, context)
  }
  const [latitude, longitude] = [number('latitude'), number('longitude')]
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
})
