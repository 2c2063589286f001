import { cleanIngredient, removeTrailingColon } from '../parts/lines.js'
import type { PageLine } from './page-lines.js'
import { isGroupHeading, isPartHeading } from './recipe-lists.js'

const MAX_STARTS = 12
const MAX_LINES_BETWEEN = 12
const MIN_FOUND_SHARE = 0.6

/** The index of the line of each ingredient, or `undefined` if there is no such line. */
type Places = readonly (number | undefined)[]

/** Finds each ingredient's group by the page's headings. */
export function groupIngredients(declared: readonly string[], page: readonly PageLine[]) {
  const keys = page.map(({ text }) => toComparisonKey(text))
  const wanted = declared.map(toComparisonKey)
  const places = findDeclaredIngredientLines(wanted, keys)
  if (countFoundLines(places) < MIN_FOUND_SHARE * declared.length) return undefined
  const names = places.map((at, index) => {
    const last = places.slice(0, index).findLast((place) => place !== undefined)
    return findGroupHeading(page, at, last)
  })
  const later = names.slice(1).filter((name) => name !== undefined)
  const [first] = names
  const isLikeFirst = ({ level, names, isBold }: PageLine) =>
    level === first?.level && names === first.names && isBold === first.isBold
  let group = first && later.some(isLikeFirst) ? removeTrailingColon(first.text) : ''
  return declared.map((text, index) => {
    const name = index > 0 ? names[index] : undefined
    if (name) group = removeTrailingColon(name.text)
    return { text, group }
  })
}

function toComparisonKey(text: string): string {
  return cleanIngredient(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 200)
}

function findDeclaredIngredientLines(wanted: readonly string[], keys: readonly string[]): Places {
  const first = new Set(wanted.slice(0, 3).filter((key) => key.length >= 3))
  const starts: number[] = []
  for (const [at, key] of keys.entries()) {
    if (key !== '' && [...first].some((own) => areSimilarLines(own, key))) starts.push(at)
    if (starts.length === MAX_STARTS) break
  }
  const runs = starts.map((start) => matchLinesInOrder(wanted, keys, start))
  return runs.toSorted((one, other) => countFoundLines(other) - countFoundLines(one))[0] ?? []
}

function countFoundLines(places: Places): number {
  return places.filter((at) => at !== undefined).length
}

function matchLinesInOrder(wanted: readonly string[], keys: readonly string[], start: number) {
  let next = start
  return wanted.map((own): number | undefined => {
    for (let at = next; at < Math.min(keys.length, next + MAX_LINES_BETWEEN); at++) {
      if (!areSimilarLines(own, keys[at] ?? '')) continue
      next = at + 1
      return at
    }
    return undefined
  })
}

function areSimilarLines(one: string, other: string): boolean {
  if (one === other) return one !== ''
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 6 || short.length * 3 < long.length) return false
  return long.startsWith(short) || long.endsWith(short)
}

function findGroupHeading(page: readonly PageLine[], at?: number, last?: number) {
  if (at === undefined) return undefined
  const least = last === undefined ? Math.max(0, at - 3) : last + 1
  for (let index = at - 1; index >= least; index--) {
    const line = page[index]
    if (!line || isPartHeading(line)) return undefined
    if (isGroupHeading(line)) return line
  }
  return undefined
}
