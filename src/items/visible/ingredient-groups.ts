import { cleanIngredient, findHeadingName, type RecipeLine } from '../parts/lines.js'
import type { PageLine } from './page-lines.js'
import { isGroupName, isPartName } from './recipe-lists.js'

/** Maximum number of lines of the page that are tried as the start of the list. */
const MAX_STARTS = 12
/** Maximum number of lines of the page that are searched for the next ingredient. */
const MAX_GAP = 12
/** Minimum share of the declared lines that must be found. */
const LEAST = 0.6

/** Adds the names of shown groups to declared ingredients; `undefined` if the page shows too few of them. */
export function groupIngredients(
  declared: readonly string[],
  page: readonly PageLine[],
): RecipeLine[] | undefined {
  const keys = page.map(({ text }) => toKey(text))
  const wanted = declared.map(toKey)
  const places = findPlaces(wanted, keys)
  if (places.filter((at) => at !== undefined).length < LEAST * declared.length) return undefined
  const names = places.map((at, index) =>
    findName(
      page,
      places.slice(0, index).findLast((place) => place !== undefined),
      at,
    ),
  )
  const later = names.slice(1).filter((name) => name !== undefined)
  const [first] = names
  let group = first && looksLikeLater(first, later) ? findHeadingName(first.text) : ''
  return declared.map((text, index) => {
    const name = index > 0 ? names[index] : undefined
    if (name) group = findHeadingName(name.text)
    return { text, group }
  })
}

/** True if the first name has the level, classes and weight of a later one. */
function looksLikeLater(first: PageLine, later: readonly PageLine[]): boolean {
  return later.some(
    (name) =>
      name.level === first.level && name.names === first.names && name.isBold === first.isBold,
  )
}

/** Returns the letters and digits of a line, by which lines are compared. */
function toKey(text: string): string {
  return cleanIngredient(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 200)
}

/** Finds the line of the page for each declared line, in that run of lines which has the most of them. */
function findPlaces(wanted: readonly string[], keys: readonly string[]): (number | undefined)[] {
  const first = new Set(wanted.slice(0, 3).filter((key) => key.length >= 3))
  const starts: number[] = []
  for (const [at, key] of keys.entries()) {
    if (key !== '' && [...first].some((own) => isAlike(own, key))) starts.push(at)
    if (starts.length === MAX_STARTS) break
  }
  let best: (number | undefined)[] = []
  let most = 0
  for (const start of starts) {
    const places = followLines(wanted, keys, start)
    const count = places.filter((at) => at !== undefined).length
    if (count > most) {
      best = places
      most = count
    }
  }
  return best
}

/** Finds the wanted lines in their order from `start` on; `undefined` for each that is missing. */
function followLines(
  wanted: readonly string[],
  keys: readonly string[],
  start: number,
): (number | undefined)[] {
  let next = start
  return wanted.map((own) => {
    for (let at = next; at < Math.min(keys.length, next + MAX_GAP); at++) {
      if (!isAlike(own, keys[at] ?? '')) continue
      next = at + 1
      return at
    }
    return undefined
  })
}

/** True if two lines are equal, or if one only adds a little before or after the other. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return one !== ''
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 6 || short.length * 3 < long.length) return false
  return long.startsWith(short) || long.endsWith(short)
}

/** Finds the name of a group between the lines `last` and `at`, or just above `at` if there is no `last`. */
function findName(
  page: readonly PageLine[],
  last: number | undefined,
  at: number | undefined,
): PageLine | undefined {
  if (at === undefined) return undefined
  const least = last === undefined ? Math.max(0, at - 3) : last + 1
  for (let index = at - 1; index >= least; index--) {
    const line = page[index]
    if (!line || isPartName(line)) return undefined
    if (isGroupName(line)) return line
  }
  return undefined
}
