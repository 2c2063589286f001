const UNITS: Record<string, number> = {
  ms: 1,
  s: 1_000,
  sec: 1_000,
  secs: 1_000,
  second: 1_000,
  seconds: 1_000,
  m: 60_000,
  min: 60_000,
  mins: 60_000,
  minute: 60_000,
  minutes: 60_000,
  h: 3_600_000,
  hour: 3_600_000,
  hours: 3_600_000,
  d: 86_400_000,
  day: 86_400_000,
  days: 86_400_000,
}

/** Parses `1500`, `90s`, `1.5h` or `2 days` to milliseconds. Returns `undefined` for any other text. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.trim())
  if (!match) return undefined
  const unit = match[2]?.toLowerCase() || 'ms'
  if (!Object.hasOwn(UNITS, unit)) return undefined
  return Math.round(Number(match[1]) * (UNITS[unit] ?? 1))
}

/** Formats milliseconds as `120ms` or `1.7s`. */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 1_000
    ? `${Math.round(milliseconds)}ms`
    : `${(milliseconds / 1_000).toFixed(1).replace(/\.0$/, '')}s`
}
