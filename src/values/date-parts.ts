import { fold, monthOf } from './date-words.js'

/** A calendar day as it is written, and where the writing starts and ends. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly start: number
  readonly end: number
}

// A year on its own has four digits; what stands around a date must not be more digits.
const YEAR_FIRST = /(?<![\d.])(\d{4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/
const YEAR_LAST = /(?<![\d.])(\d{1,2})\s?([-/.|])\s?(\d{1,2})\s?\2\s?(\d{4})(?!\d)/
const EAST_ASIAN = /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?/
const VIETNAMESE = /(\d{1,2})\s+tha?ng\s+(\d{1,2})(?:\s*[,/-]\s*|\s+)(?:nam\s+)?(\d{4})(?!\d)/
const TOKEN = /\d+|[\p{L}\p{M}]+/gu

/** Words that stand between the parts of a date without meaning anything. */
const FILLERS = new Set(
  'st nd rd th de del d di da den der the of lo le du el o a m g r y t i in ir year gada din roku god godine e er re os ta an en ko ren rok г року го й ה ב'.split(
    ' ',
  ),
)
/** Longest stretch of punctuation between two parts of one date, in characters. */
const GAP = 12
/** Longest stretch of a text that is searched for month names, in characters. */
const REACH = 400

/** The first whole date (day, month and four-digit year) that a text names. */
export function findDay(text: string, lang: string | undefined): Day | undefined {
  const folded = fold(text.slice(0, REACH))
  const found = [numeric(folded, lang), eastAsian(folded), vietnamese(folded), named(folded, lang)]
  return found.filter((day) => day !== undefined).sort((a, b) => a.start - b.start)[0]
}

function numeric(text: string, lang: string | undefined): Day | undefined {
  const first = YEAR_FIRST.exec(text)
  if (first) return dayOf(first, first[1], first[3], first[4])
  const last = YEAR_LAST.exec(text)
  if (!last) return undefined
  const [a, separator, b, year] = last.slice(1, 5)
  const dayFirst = dayOf(last, year, b, a)
  if (separator === '.' || separator === '|') return dayFirst
  const monthFirst = dayOf(last, year, a, b)
  // `12/31/2020` can only be read one way.
  return isMonthFirst(lang) ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst)
}

/** Only the United States (and what names no region) write `12/31/2020`. */
function isMonthFirst(lang: string | undefined): boolean {
  return lang === undefined || /^en(?:[-_]us)?$/i.test(lang)
}

function eastAsian(text: string): Day | undefined {
  const match = EAST_ASIAN.exec(text)
  return match ? dayOf(match, match[1], match[2], match[3]) : undefined
}

function vietnamese(text: string): Day | undefined {
  const match = VIETNAMESE.exec(text)
  return match ? dayOf(match, match[3], match[2], match[1]) : undefined
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** `7 May 2020`, `May 7, 2020`, `2020 May 7`, `2020. gada 7. maijs`. */
function named(text: string, lang: string | undefined): Day | undefined {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0]
    if (!FILLERS.has(token)) {
      tokens.push({ text: token, start: match.index, end: match.index + token.length })
    }
  }
  const primary = lang?.slice(0, 2).toLowerCase()
  // Arabic dates name a month in both calendars' words: `24 نيسان / أبريل 2020`.
  for (let at = tokens.length - 1; at > 0; at--) {
    const month = monthOf(tokens[at]?.text ?? '', primary)
    if (month !== undefined && month === monthOf(tokens[at - 1]?.text ?? '', primary)) {
      tokens.splice(at, 1)
    }
  }
  for (let at = 0; at < tokens.length; at++) {
    const month = monthOf(tokens[at]?.text ?? '', primary)
    const day = month === undefined ? undefined : around(tokens, at, month)
    if (day) return day
  }
  return undefined
}

function around(tokens: readonly Token[], at: number, month: number): Day | undefined {
  const [twoBefore, before, here, after, twoAfter] = [-2, -1, 0, 1, 2].map(
    (step) => tokens[at + step],
  )
  return (
    spelled(month, before, here, after, [after, before]) ??
    spelled(month, here, after, twoAfter, [twoAfter, after]) ??
    spelled(month, before, here, after, [before, after]) ??
    spelled(month, twoBefore, before, here, [twoBefore, before])
  )
}

/** Three neighbouring tokens, of which `[year, day]` are numbers of the right shape. */
function spelled(
  month: number,
  first: Token | undefined,
  second: Token | undefined,
  third: Token | undefined,
  [year, day]: readonly [Token | undefined, Token | undefined],
): Day | undefined {
  if (!first || !second || !third || !year || !day) return undefined
  if (!/^\d{4}$/.test(year.text) || !/^\d{1,2}$/.test(day.text)) return undefined
  const near = second.start - first.end <= GAP && third.start - second.end <= GAP
  if (!near) return undefined
  return checked(Number(year.text), month, Number(day.text), first.start, third.end)
}

function dayOf(
  match: RegExpExecArray,
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): Day | undefined {
  return checked(
    Number(year),
    Number(month),
    Number(day),
    match.index,
    match.index + match[0].length,
  )
}

/** Only days that the calendar has: 31 June and month 13 are something else. */
function checked(
  year: number,
  month: number,
  day: number,
  start: number,
  end: number,
): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000
  return real ? { year, month, day, start, end } : undefined
}
