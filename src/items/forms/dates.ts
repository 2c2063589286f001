import { readDate } from '../../values/index.js'
import { createFirstValueReader, toItemText } from './value-text.js'

const ISO =
  /^(\d{4})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[T\s]+(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?$/i
const YEAR_IN_TEXT = /(?:^|\D)(?:1[5-9]|20)\d{2}(?:\D|$)/

/** Reads a date and keeps its precision, such as `2020-09`. */
export const readItemDate = createFirstValueReader(5, (value, context) =>
  toItemDate(toItemText(value), context.lang),
)

export function toItemDate(text: string, lang?: string): string | null {
  const clean = text.trim().slice(0, 100)
  const match = ISO.exec(clean.replace(/(\d)\s+([+-]\d{2}:?\d{2})$/, '$1$2'))
  if (match) return formatIso(match)
  if (!YEAR_IN_TEXT.test(clean) || /\d{1,2}:\d{2}/.test(clean)) return null
  const time = readDate(clean, { lang, now: Number.MAX_SAFE_INTEGER / 2 })
  if (time === undefined) return null
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
}

function formatIso(match: RegExpExecArray): string | null {
  const [, year = '', month, day, hour, minute, second = '00', zone = ''] = match
  if (Number(year) < 1 || (month !== undefined && !isCalendarDay(year, month, day))) return null
  const date = [year, month, day].filter((part) => part !== undefined).join('-')
  if (hour === undefined) return date
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return null
  const offset = normalizeZone(zone)
  return offset === null ? null : `${date}T${hour.padStart(2, '0')}:${minute}:${second}${offset}`
}

function isCalendarDay(year: string, month: string, day = '01'): boolean {
  return new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day)
}

const MAX_OFFSET_HOURS = 14

function normalizeZone(zone: string): string | null {
  if (zone === '') return ''
  if (/^(?:Z|UTC|GMT|[+-]00:?(?:00)?)$/i.test(zone)) return 'Z'
  const [, sign = '+', hours = '00', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  const isReal = Number(hours) <= MAX_OFFSET_HOURS && Number(minutes) <= 59
  return isReal ? `${sign}${hours}:${minutes}` : null
}

/** True if `end` is before `start`. Ignores times of day if only one of them has a zone. */
export function isDateBefore(end: string, start: string): boolean {
  const length = Math.min(end.length, start.length, 10)
  if (end.slice(0, length) < start.slice(0, length)) return true
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const isLocal = (text: string) => /T[\d:]+$/.test(text)
  return isLocal(start) === isLocal(end) && start.length > 10 && end.length > 10 && to < from
}
