import { isThing, type ThingValue } from '../graph/thing.js'
import { createFirstValueReader, toItemText } from './value-text.js'

const ISO =
  /^P(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T?(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i
const CLOCK = /^(?:(\d{1,3}):(?=\d{1,2}:))?(\d{1,3}):(\d{2})$/
const H_MM = /^(\d{1,2}):([0-5]\d)$/
const FRACTION = /(?<![\d/])(?:(\d{1,3})\s{1,3})?([1-9])\/([2-9])(?![\d/])/g
const WORDS: readonly [seconds: number, names: RegExp][] = [
  [
    86_400,
    /^(?:d|days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dagar|dager|dage|dagen?|дн(?:ей|я)|день|天|日)$/,
  ],
  [
    3_600,
    /^(?:h|hrs?|hours?|std|stdn|stunden?|heures?|horas?|or[ae]|uur|uren|timm(?:e|ar)|tim|timer?|t|tuntia?|godz|godzin[ay]?|hod|hodin[ay]?|óra|saat|sa|час(?:а|ов)?|ч|小時|小时|時間|시간)$/,
  ],
  [
    60,
    /^(?:m|mn|mins?|minutes?|minuten?|minutos?|minut[oi]|minuter|minutter|minut[ay]?|min|minuuttia?|perc|dakika|dk|мин(?:ут[аы]?)?|分鐘|分钟|分|분)$/,
  ],
  [1, /^(?:s|secs?|seconds?|sek|sekunden?|secondes?|segundos?|second[oi]|秒)$/],
]
const PART = /(\d{1,9}(?:[.,]\d{1,9})?|\d{0,9}\s?[¼½¾])\s{0,9}(\p{L}{1,30})\.?/gu

/** Reads durations such as `PT1H30M`, `1:02:03` or `2 hours` as seconds. */
export function toSeconds(raw: string): number | null {
  const text = raw.trim().slice(0, 100)
  if (text.startsWith('-')) return null
  const iso = ISO.exec(text.replace(/\s+/g, ''))
  if (iso && /\d/.test(text)) {
    const [year = 0, month = 0, week = 0, day = 0, hour = 0, minute = 0, second = 0] = iso
      .slice(1)
      .map((part) => Number((part ?? '0').replace(',', '.')))
    // Refuses years and months: many pages write `P30M`, thirty months, but mean minutes.
    if (year > 0 || month > 0) return null
    return week * 604_800 + day * 86_400 + hour * 3_600 + minute * 60 + second
  }
  const clock = CLOCK.exec(text)
  return clock ? readClockDuration(clock) : readSpelledDuration(text)
}

function readClockDuration([, hours, minutes, seconds]: RegExpExecArray): number | null {
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null
  return Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds)
}

/** Matches what stands between the ends of a range, such as the `15-` of `1 hour 15-20 minutes`. */
const RANGE = /^(?:\d{1,3}\s?)?(?:[-–—]|to|bis|à|a)$/
/** Matches what joins the parts of one duration. Another duration may follow anything else. */
const JOINT = /^,?\s?(?:and|und|et|y|e|en|og|och|ja|i|и|con|plus|ve|és|[+&/])?$/

/** Reads a duration such as `1 hour 30 minutes`. Takes the end of a range such as `20-30 minutes`. */
function readSpelledDuration(text: string): number | null {
  const range = /^(\d+)\s*(?:[-–—]|to|bis|à|a)\s*(?=\d)/.exec(text)
  const plain = (range ? text.slice(range[0].length) : text)
    .toLowerCase()
    .replace(FRACTION, (_, whole = '0', part, of) => (Number(whole) + part / of).toFixed(6))
    .replace(/(\d)\s?h\s?(\d{1,2})(?!\d|\s?\p{L})/u, '$1h $2min')
  let [seconds, last] = [0, 0]
  let end: number | undefined
  for (const { 0: part, 1: digits = '', 2: word = '', index } of plain.matchAll(PART)) {
    const between = plain
      .slice(end ?? index, index)
      .replace('(s)', '')
      .trim()
    const isRange = RANGE.test(between)
    const unit = findUnit(word)
    // Some plugins write each unit twice: `1 hour hr 30 minutes mins`.
    const isJoined = isRange || JOINT.test(between) || findUnit(between) !== undefined
    if (end !== undefined && !(unit && isJoined)) break
    if (!unit) return null
    // A smaller unit goes on with the same duration.
    const isSmaller = unit[0] < last
    if (/\d/.test(between) && !isSmaller) break
    if (isRange && !isSmaller) seconds = 0
    seconds += parseAmount(digits) * unit[0]
    last = unit[0]
    end = index + part.length
  }
  return end === undefined ? null : seconds
}

function findUnit(word: string) {
  return WORDS.find(([, names]) => names.test(word))
}

const FRACTIONS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

function parseAmount(text: string): number {
  const [, whole = '', fraction = ''] = /^([\d.,]*)\s?([¼½¾]?)$/.exec(text) ?? []
  return Number(whole.replace(',', '.') || 0) + (FRACTIONS[fraction] ?? 0)
}

const MAX_MINUTES = 366 * 1_440

/** Reads a duration in minutes. `90` and `1:30` are 90 minutes. */
export const readMinutes = createFirstValueReader(3, (value) => {
  const text = toDurationText(value)
  const seconds = toSeconds(text.replace(/^\d{1,4}$/, '$&min').replace(H_MM, '$1h $2min'))
  const minutes = seconds === null ? 0 : Math.ceil(seconds / 60)
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null
})

export const readSeconds = createFirstValueReader(3, (value) => {
  const text = toDurationText(value)
  const seconds = /^\d{1,6}(?:\.\d+)?$/.test(text) ? Number(text) : toSeconds(text)
  return seconds && seconds > 0 && seconds < 10_000_000 ? Math.round(seconds) : null
})

function toDurationText(value: ThingValue): string {
  const end = isThing(value) ? value.getAll('maxValue')[0] : undefined
  return toItemText(end ?? value)
}
