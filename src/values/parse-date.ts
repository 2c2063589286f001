import { parsePairs } from '../lib/data/pairs.js'
import { collapseSpaces } from '../lib/text/white-space.js'
import { type Day, findDay } from './date-parts.js'
import { findMonth, foldAccents } from './date-words.js'
import { toAsciiDigits } from './plain-text.js'

export interface DateOptions {
  /** BCP 47 tag. It decides if `3/4/2020` is in March or April. */
  readonly lang?: string | undefined
  /** Current time in milliseconds since 1970. Dates more than a year later are refused. */
  readonly now?: number
}

const SECOND = 1_000
const DAY = 86_400_000
const MAX_AHEAD = 366 * DAY
const MAX_CHARS = 1_000

const COMPACT =
  /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d):?(\d\d)(?::?(\d\d))?)?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/
const MONTH_ONLY = /^(\d{4})[-/](\d{1,2})$/
const EPOCH = /^\d{10}(?:\d{3})?$/
const TIME =
  /(?<![\d:.])(\d{1,2})(?::|\s?[hH]\s?)(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?!\d)\s*(?:([ap])\.?\s?m\b\.?)?\s*((?:GMT|UTC)?\s?[+\-−]\d{1,2}:?\d{0,2}(?![\d:])|[A-Z]{1,4}\b)?/i
const MAX_GAP = 16

/** Converts a date to ISO 8601. UTC is the default zone. */
export function toDate(text: string, options: DateOptions = {}): string | null {
  const time = readDate(text, options)
  return time === undefined ? null : new Date(time).toISOString()
}

/** Reads a date as milliseconds since 1970. Refuses dates more than a year after `now`. */
export function readDate(text: string, { lang, now = Date.now() }: DateOptions = {}) {
  // Templates may break dates over lines: `14.\n   1.\n   2022`.
  const clean = toAsciiDigits(collapseSpaces(text.slice(0, MAX_CHARS))).trim()
  const time =
    parseBasicIso(clean) ??
    parseUnixTime(clean) ??
    parseYearAndMonth(clean) ??
    parseWrittenDate(clean, lang)
  return time !== undefined && time <= now + MAX_AHEAD ? time : undefined
}

function parseBasicIso(text: string): number | undefined {
  const match = COMPACT.exec(text)
  if (!match) return undefined
  const numbers = match.slice(1, 7).map((part) => Number(part ?? 0))
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers
  const start = Date.UTC(year, month - 1, day)
  if (new Date(start).getUTCDate() !== day || month > 12 || hour > 24) return undefined
  const offset = parseZoneOffset(match[7] ?? 'z') ?? 0
  return start + ((hour * 60 + minute - offset) * 60 + second) * SECOND
}

function parseUnixTime(text: string): number | undefined {
  if (!EPOCH.test(text)) return undefined
  return text.length === 10 ? Number(text) * SECOND : Number(text)
}

/** Parses `2020-09` as the first day of the month. */
function parseYearAndMonth(text: string): number | undefined {
  const [, year, month] = MONTH_ONLY.exec(text) ?? []
  if (!month || Number(month) < 1 || Number(month) > 12) return undefined
  return Date.UTC(Number(year), Number(month) - 1, 1)
}

function parseWrittenDate(text: string, lang: string | undefined): number | undefined {
  const time = findTime(text, lang)
  // The time may be within the date: `May 7 10:30:00 2020`.
  const blank = time
    ? `${text.slice(0, time.index)} ${text.slice(time.index + time[0].length)}`
    : text
  const day = findDay(blank, lang)
  if (!day) return undefined
  const start = Date.UTC(day.year, day.month - 1, day.day)
  return time && isTimeNearDay(time, day) ? start + (parseTimeOfDay(time, day) ?? 0) : start
}

function findTime(text: string, lang: string | undefined): RegExpExecArray | null {
  const time = TIME.exec(text)
  const word = time?.[6] ?? ''
  // Most times need no slow table of months.
  if (!time || word === '' || parseZoneOffset(word) !== undefined) return time
  // The word after the time may be a month: `10:30 May 7, 2020`.
  if (findMonth(foldAccents(word), lang?.slice(0, 2).toLowerCase()) !== undefined)
    [time[0], time[6]] = [time[0].slice(0, -word.length), '']
  return time
}

function isTimeNearDay(time: RegExpExecArray, day: Day): boolean {
  const distance = time.index >= day.end ? time.index - day.end : day.start - time.index
  return distance <= MAX_GAP
}

/** Returns milliseconds after midnight UTC, negative for the day before. */
function parseTimeOfDay(match: RegExpExecArray, day: Day): number | undefined {
  const [hour = 0, minute = 0, second = 0] = match.slice(1, 4).map((part) => Number(part ?? 0))
  if (hour > 24 || minute > 59 || second > 60) return undefined
  const half = match[5]?.toLowerCase()
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  const zone = match[6] ?? ''
  const american = half === undefined ? undefined : parseAmericanZone(zone, day)
  const offset = american ?? parseZoneOffset(zone) ?? 0
  const fraction = Math.floor(Number(`0.${match[4] ?? 0}`) * 1_000)
  return ((hours * 60 + minute - offset) * 60 + second) * SECOND + fraction
}

/** Minutes east of UTC by zone name. RFC 5322, section 4.3, lists only a few zones. */
const ZONES = parsePairs(`
  ut 0  utc 0  gmt 0  z 0  est -300  edt -240  cst -360  cdt -300  mst -420  mdt -360  pst -480
  pdt -420  akst -540  akdt -480  hst -600  ast -240  adt -180  nst -210  brt -180  art -180
  wet 0  west 60  bst 60  cet 60  cest 120  mez 60  mesz 120  eet 120  eest 180  msk 180  trt 180
  sast 120  ist 330  pkt 300  wib 420  sgt 480  hkt 480  jst 540  kst 540  awst 480  acst 570
  acdt 630  aest 600  aedt 660  nzst 720  nzdt 780
`)

/** Minutes east of UTC in winter. The names have capitals, since `et` is a word. */
const AMERICAN_ZONES: Readonly<Record<string, number>> = { ET: -300, CT: -360, MT: -420, PT: -480 }

/** Summer time lasts from the second Sunday of March to the first of November (15 U.S.C. 260a). */
function parseAmericanZone(name: string, { year, month, day }: Day): number | undefined {
  const winter = AMERICAN_ZONES[name]
  const findSunday = (at: number, first: number) =>
    first + ((7 - new Date(Date.UTC(year, at - 1, first)).getUTCDay()) % 7)
  const isSummer =
    (month > 3 && month < 11) ||
    (month === 3 && day >= findSunday(3, 8)) ||
    (month === 11 && day < findSunday(11, 1))
  return winter === undefined ? undefined : winter + (isSummer ? 60 : 0)
}

const NUMERIC = /^(?:gmt|utc)?\s?([+\-−])(\d{1,2})(?::?(\d{2}))?$/

/** Returns minutes east of UTC for `+02:00`, `GMT+2` or `CDT`. */
function parseZoneOffset(text: string): number | undefined {
  const name = text.trim().toLowerCase()
  const match = NUMERIC.exec(name)
  if (!match) return ZONES.has(name) ? Number(ZONES.get(name)) : undefined
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0)
  // No zone is further from UTC than 14 hours.
  return minutes > 14 * 60 ? undefined : match[1] === '+' ? minutes : -minutes
}
