import type { ItemHours } from '../../contracts/item-forms.js'
import { isThing, type ThingValues } from '../graph/thing.js'
import { toItemText } from './value-text.js'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const DAY_SEPARATOR = /;|(?<=[\dm]),(?=\s{0,9}\p{L})/iu
const DAYS_AND_HOURS =
  /^([a-z]{2,9}(?:\s{0,9}[-–,]\s{0,9}[a-z]{2,9}){0,7})\s{0,9}:?\s{0,9}(\d[\d:\s,–apm-]{0,99})$/i
const RANGE =
  /^(\d{1,2}:\d{2}(?:\s{0,9}[ap]m)?)\s{0,9}[-–]\s{0,9}(\d{1,2}:\d{2}(?:\s{0,9}[ap]m)?)$/i
const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Reads opening hours from objects or texts such as `Mo-Fr 09:00-17:00`. */
export function readHours(values: ThingValues): ItemHours[] {
  return values.slice(0, 50).flatMap((value) => {
    if (!isThing(value)) return toItemText(value).split(DAY_SEPARATOR).flatMap(parseHours)
    const time = (name: string) => toClockTime(toItemText(value.getAll(name)[0]))
    const days = value
      .getAll('dayOfWeek')
      .flatMap((day) =>
        findDays(isThing(day) ? (day.id ?? toItemText(day)) : (day.url ?? day.text)),
      )
    return createHours([...new Set(days)], time('opens'), time('closes'))
  })
}

function findDays(text: string): string[] {
  const bare = text
    .replace(/^.*[/#]/, '')
    .trim()
    .toLowerCase()
  const index = DAY_NAMES.findIndex(
    (name) => name === bare || (bare.length >= 2 && bare.length <= 3 && name.startsWith(bare)),
  )
  return index === -1 ? [] : DAYS.slice(index, index + 1)
}

function toClockTime(text: string): string | null {
  const [, hour = '', minute = '', half] =
    /^T?(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])m)?/i.exec(text.trim()) ?? []
  const isBeyondMidnight = Number(hour) * 60 + Number(minute) > 24 * 60
  if (hour === '' || Number(minute) > 59 || isBeyondMidnight) return null
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

function createHours(days: string[], opens: string | null, closes: string | null): ItemHours[] {
  return opens && closes && opens !== closes && days.length > 0 ? [{ days, opens, closes }] : []
}

/** Reads a text such as `Mo,Tu-Fr 09:00-12:00,13:00-17:00`. */
function parseHours(text: string): ItemHours[] {
  const [, dayText = '', times = ''] = DAYS_AND_HOURS.exec(text.trim()) ?? []
  const days = dayText.split(',').flatMap(expandDayRange)
  return times.split(',').flatMap((range) => {
    const [, from = '', to = ''] = RANGE.exec(range.trim()) ?? []
    return createHours(days, toClockTime(from), toClockTime(to))
  })
}

function expandDayRange(text: string): string[] {
  const [first, last] = text.split(/[-–]/).map((day) => DAYS.indexOf(findDays(day)[0] ?? ''))
  if (first === undefined || first === -1 || last === -1) return []
  if (last === undefined) return DAYS.slice(first, first + 1)
  return last >= first
    ? DAYS.slice(first, last + 1)
    : [...DAYS.slice(first), ...DAYS.slice(0, last + 1)]
}
