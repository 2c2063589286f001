import { collapseSpaces } from '../lib/text/white-space.js'
import { type Day, findDay } from './date-parts.js'
import { zoneOffset } from './date-zone.js'

export interface DateOptions {
  /** BCP 47 tag of the text: it decides between `3/4/2020` and `4/3/2020`. */
  readonly lang?: string | undefined
  /** Milliseconds since 1970; a date more than a year after it is refused. */
  readonly now?: number
}

const SECOND = 1_000
const DAY = 86_400_000
/** A date further ahead of now than this is a slip of the pen or a placeholder. */
const AHEAD = 366 * DAY
/** The longest text in which a date is looked for, in characters. */
const REACH = 1_000

const COMPACT =
  /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d):?(\d\d)(?::?(\d\d))?)?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/
const MONTH_ONLY = /^(\d{4})[-/](\d{1,2})$/
const EPOCH = /^\d{10}(?:\d{3})?$/
const TIME =
  /(?<![\d:.])(\d{1,2})(?::|\s?[hH]\s?)(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?!\d)\s*(?:([ap])\.?\s?m\b\.?)?\s*((?:GMT|UTC)?\s?[+\-−]\d{1,2}:?\d{0,2}(?![\d:])|[A-Z]{1,4}\b)?/i
/** How far from its date a time of day may stand, in characters. */
const NEAR = 16

/**
 * The instant that a text names, in ISO 8601 with milliseconds and `Z`. What names no zone is
 * read as UTC; what names no four-digit year, or lies far ahead, is null.
 */
export function toDate(text: string, options: DateOptions = {}): string | null {
  const time = readDate(text, options)
  return time === undefined ? null : new Date(time).toISOString()
}

/** The same in milliseconds since 1970. */
export function readDate(
  text: string,
  { lang, now = Date.now() }: DateOptions = {},
): number | undefined {
  // Templates break dates over lines: `14.\n   1.\n   2022`.
  const clean = digits(collapseSpaces(text.slice(0, REACH))).trim()
  const time = compact(clean) ?? epoch(clean) ?? monthOnly(clean) ?? written(clean, lang)
  return time !== undefined && time <= now + AHEAD ? time : undefined
}

/** Arabic-Indic, Persian and Devanagari digits, and full-width ones, as ASCII digits. */
function digits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = [0x660, 0x6f0, 0x966, 0xff10].find((start) => code >= start && code < start + 10)
    return String(code - (zero ?? code))
  })
}

/** ISO 8601 basic format, with or without a time: `20200924T1504Z`. */
function compact(text: string): number | undefined {
  const match = COMPACT.exec(text)
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const start = Date.UTC(year ?? 0, (month ?? 0) - 1, day)
  const real = new Date(start).getUTCDate() === day && month !== undefined && month <= 12
  if (!real || (hour ?? 0) > 24) return undefined
  const offset = zoneOffset(match[7] ?? 'z') ?? 0
  const minutes = (hour ?? 0) * 60 + (minute ?? 0) - offset
  return start + (minutes * 60 + (second ?? 0)) * SECOND
}

/** Unix time in seconds or milliseconds, from 2001 on. */
function epoch(text: string): number | undefined {
  if (!EPOCH.test(text)) return undefined
  return text.length === 10 ? Number(text) * SECOND : Number(text)
}

/** ISO 8601 with reduced precision: `2020-09` is the first of the month. */
function monthOnly(text: string): number | undefined {
  const [, year, month] = MONTH_ONLY.exec(text) ?? []
  if (!month || Number(month) < 1 || Number(month) > 12) return undefined
  return Date.UTC(Number(year), Number(month) - 1, 1)
}

function written(text: string, lang: string | undefined): number | undefined {
  const time = TIME.exec(text)
  // The time of day is taken out first: `May 7 10:30:00 2020` has it between day and year.
  const blank = time
    ? `${text.slice(0, time.index)} ${text.slice(time.index + time[0].length)}`
    : text
  const day = findDay(blank, lang)
  if (!day) return undefined
  const start = Date.UTC(day.year, day.month - 1, day.day)
  return time && near(time, day) ? start + (clock(time) ?? 0) : start
}

function near(time: RegExpExecArray, day: Day): boolean {
  const distance = time.index >= day.end ? time.index - day.end : day.start - time.index
  return distance <= NEAR
}

/** Milliseconds after midnight UTC, which a zone may put below zero or past a day. */
function clock(match: RegExpExecArray): number | undefined {
  const [hour = 0, minute = 0, second = 0] = match.slice(1, 4).map((part) => Number(part ?? 0))
  if (hour > 24 || minute > 59 || second > 60) return undefined
  const half = match[5]?.toLowerCase()
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  const offset = match[6] === undefined ? 0 : (zoneOffset(match[6]) ?? 0)
  const fraction = Math.floor(Number(`0.${match[4] ?? 0}`) * 1_000)
  return ((hours * 60 + minute - offset) * 60 + second) * SECOND + fraction
}
