import { CODES, CODES_AFTER, NAMES, SHARED, SPELLINGS, WITH_COMMA } from './currency-names.data.js'
import { type DecimalMark, findCountry } from './decimal-mark.js'

export interface Currency {
  /** ISO 4217 code, or `null` for an ambiguous or unknown sign. */
  readonly code: string | null
  readonly mark: DecimalMark
}

/** Currency code by sign or word. Ambiguous signs map to themselves. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NAMES).flatMap(([code, names]) =>
    names.split(' ').map((name): [string, string] => [name.normalize('NFKC'), code]),
  ),
  ...`${CODES} ${CODES_AFTER}`
    .split(' ')
    .map((code): [string, string] => [code, code.toUpperCase()]),
  ...Object.keys(SHARED).map((sign): [string, string] => [sign, sign]),
  ...Object.entries(SPELLINGS),
])

const ONLY_AFTER = new Set(CODES_AFTER.split(' '))
/** Signs and words. The longest come first: `US$` before `$`. */
const LONGEST_FIRST = [...MEANINGS.keys()].toSorted((a, b) => b.length - a.length)
const BEFORE = new RegExp(
  `(?:^|[^\\p{Lu}\\p{Ll}$])(${toCurrencyPattern(LONGEST_FIRST.filter((name) => !ONLY_AFTER.has(name)))}) ?$`,
  'u',
)
const AFTER = new RegExp(
  `^(?:[.,:]-+)? ?(${toCurrencyPattern(LONGEST_FIRST)})(?![\\p{Lu}\\p{Ll}])`,
  'u',
)

function toCurrencyPattern(names: readonly string[]): string {
  const escaped = names.map((name) => name.replace(/[$./]/g, '\\$&'))
  return [...escaped, '(?!¢)\\p{Sc}'].join('|')
}

const MAX_DISTANCE = 14

export function findCurrencyInPrefix(text: string, lang: string | undefined): Currency | undefined {
  return getCurrency(BEFORE.exec(text.slice(-MAX_DISTANCE))?.[1], lang)
}

export function findCurrencyInSuffix(text: string, lang: string | undefined): Currency | undefined {
  return getCurrency(AFTER.exec(text.slice(0, MAX_DISTANCE))?.[1], lang)
}

function getCurrency(name: string | undefined, lang: string | undefined): Currency | undefined {
  if (name === undefined) return undefined
  const meaning = MEANINGS.get(name)
  const byCountry = SHARED[meaning ?? '']
  const code = byCountry ? byCountry[(lang && findCountry(lang)) || ''] : meaning
  return { code: code ?? null, mark: WITH_COMMA.has(code ?? meaning ?? '') ? ',' : '.' }
}
