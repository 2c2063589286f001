import { findMonth, foldAccents } from './date-words.js'

const YEAR_FIRST = /(?<![\d.])(\d{4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/
const YEAR_LAST = /(?<![\d.])(\d{1,2})\s?([-/.|])\s?(\d{1,2})\s?\2\s?(\d{4})(?!\d)/
const EAST_ASIAN =
  /(?<year>\d{4})\s?[年년]\s?(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일]?/
const VIETNAMESE =
  /(?<day>\d{1,2})\s+tha?ng\s+(?<month>\d{1,2})(?:\s*[,/-]\s*|\s+)(?:nam\s+)?(?<year>\d{4})(?!\d)/

/** Words to ignore within a date, such as `of`. */
const FILLERS = new Set(
  'st nd rd th de del d di da den der the of lo le du el o a m g r y t i in ir year gada din roku god godine e er re os ta an en ko ren rok г року го й ה ב'.split(
    ' ',
  ),
)
const MAX_GAP = 12
const MAX_CHARS = 400

/** Finds a text's first date with day, month and year. */
export function findDay(text: string, lang: string | undefined): Day | undefined {
  const folded = foldAccents(text.slice(0, MAX_CHARS))
  const numeric = findNumericDay(folded, lang)
  // No date can begin earlier, so the slow table of months is not needed.
  if (numeric?.start === 0) return numeric
  const written = [EAST_ASIAN, VIETNAMESE].map((pattern) => findDayByPattern(pattern, folded))
  const found = [numeric, ...written, findNamedDay(folded, lang)]
  return found.filter((day) => day !== undefined).sort((a, b) => a.start - b.start)[0]
}

function findNumericDay(text: string, lang: string | undefined): Day | undefined {
  const first = YEAR_FIRST.exec(text)
  if (first) return toDay(first, first[1], first[3], first[4])
  const last = YEAR_LAST.exec(text)
  if (!last) return undefined
  const [a, separator, b, year] = last.slice(1, 5)
  const dayFirst = toDay(last, year, b, a)
  if (separator === '.' || separator === '|') return dayFirst
  const monthFirst = toDay(last, year, a, b)
  return isMonthFirst(lang) ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst)
}

function isMonthFirst(lang: string | undefined): boolean {
  return lang === undefined || /^en(?:[-_]us)?$/i.test(lang)
}

function findDayByPattern(pattern: RegExp, text: string): Day | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  return toDay(match, match.groups?.year, match.groups?.month, match.groups?.day)
}

type Token = Readonly<{ text: string; start: number; end: number }>

/** Finds a day such as `7 May 2020` or `2020 May 7`. */
function findNamedDay(text: string, lang: string | undefined): Day | undefined {
  const TOKEN = /\d+|[\p{L}\p{M}]+/gu
  const tokens: Token[] = []
  for (const { 0: word, index } of text.matchAll(TOKEN))
    if (!FILLERS.has(word)) tokens.push({ text: word, start: index, end: index + word.length })
  const primary = lang?.slice(0, 2).toLowerCase()
  // Arabic dates may name a month twice: `24 نيسان / أبريل 2020`.
  for (let at = tokens.length - 1; at > 0; at--) {
    const month = findMonth(tokens[at]?.text ?? '', primary)
    if (month !== undefined && month === findMonth(tokens[at - 1]?.text ?? '', primary))
      tokens.splice(at, 1)
  }
  for (let at = 0; at < tokens.length; at++) {
    const month = findMonth(tokens[at]?.text ?? '', primary)
    const day = month === undefined ? undefined : findDayNearMonth(tokens, at, month)
    if (day) return day
  }
  return undefined
}

function findDayNearMonth(tokens: readonly Token[], at: number, month: number): Day | undefined {
  const [twoBefore, before, here, after, twoAfter] = [-2, -1, 0, 1, 2].map(
    (step) => tokens[at + step],
  )
  return (
    createDayFromTokens(month, [before, here, after], after, before) ??
    createDayFromTokens(month, [here, after, twoAfter], twoAfter, after) ??
    createDayFromTokens(month, [before, here, after], before, after) ??
    createDayFromTokens(month, [twoBefore, before, here], twoBefore, before)
  )
}

function createDayFromTokens(
  month: number,
  [first, second, third]: readonly (Token | undefined)[],
  year: Token | undefined,
  day: Token | undefined,
): Day | undefined {
  if (!first || !second || !third || !year || !day) return undefined
  if (!/^\d{4}$/.test(year.text) || !/^\d{1,2}$/.test(day.text)) return undefined
  const near = second.start - first.end <= MAX_GAP && third.start - second.end <= MAX_GAP
  if (!near) return undefined
  return createDayIfValid([Number(year.text), month, Number(day.text)], first.start, third.end)
}

function toDay({ index, 0: whole }: RegExpExecArray, ...parts: (string | undefined)[]) {
  return createDayIfValid(parts.map(Number), index, index + whole.length)
}

function createDayIfValid(parts: readonly number[], start: number, end: number) {
  const [year = 0, month = 0, day = 0] = parts
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000
  return real ? { year, month, day, start, end } : undefined
}

export type Day = NonNullable<ReturnType<typeof createDayIfValid>>
