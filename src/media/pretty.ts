const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']

/** Three significant digits and a decimal unit: `43 B`, `4.12 kB`, `53.3 kB`, `1 MB`. */
export function prettyBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  while (unit < BYTE_UNITS.length - 1 && Number(value.toPrecision(3)) >= 1_000) {
    value /= 1_000
    unit++
  }
  return `${Number(value.toPrecision(3))} ${BYTE_UNITS[unit]}`
}

const TIME_UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
] as const

/** The largest whole unit, rounded: `8s`, `3m`, `2h`. */
export function prettyPlaytime(seconds: number): string {
  for (const [unit, length] of TIME_UNITS) {
    if (seconds >= length) return `${Math.round(seconds / length)}${unit}`
  }
  return seconds < 1 ? `${Math.round(seconds * 1_000)}ms` : `${Math.round(seconds)}s`
}
