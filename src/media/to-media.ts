import type { Media } from '../contracts/result.js'
import type { Inspection } from './inspect.js'

export function toMedia(url: string, found: Inspection): Media {
  const { type, size, height, width, duration } = found
  return {
    url,
    type,
    ...(size !== undefined && { size }),
    ...(height !== undefined && width !== undefined && { height, width }),
    ...(duration !== undefined && { duration, duration_pretty: formatPlaytime(duration) }),
    ...(size !== undefined && { size_pretty: formatBytes(size) }),
  }
}

const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']

/** Formats bytes with at most three significant digits: `43 B`, `4.12 kB`, `53.3 kB`. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  // From 999.5, three digits would round up to 1,000.
  while (unit < BYTE_UNITS.length - 1 && value >= 999.5) {
    value /= 1_000
    unit++
  }
  return `${Number(value.toPrecision(3))} ${BYTE_UNITS[unit]}`
}

const TIME_UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
] as const

/** Formats seconds as a whole number of one unit: `250ms`, `8s`, `3m` or `2h`. */
export function formatPlaytime(seconds: number): string {
  for (const [index, [unit, length]] of TIME_UNITS.entries()) {
    // 59.7 seconds become `1m`, not `60s`.
    const finer = TIME_UNITS[index + 1]?.[1] ?? 0.001
    if (Math.round(seconds / finer) * finer >= length) {
      return `${Math.round(seconds / length)}${unit}`
    }
  }
  return `${Math.round(seconds * 1_000)}ms`
}
