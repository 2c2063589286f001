const UNITS: readonly (readonly [name: RegExp, milliseconds: number])[] = [
  [/^(?:ms)?$/i, 1],
  [/^s(?:ecs?|econds?)?$/i, 1_000],
  [/^m(?:ins?|inutes?)?$/i, 60_000],
  [/^h(?:ours?)?$/i, 3_600_000],
  [/^d(?:ays?)?$/i, 86_400_000],
]

/** Parses `1500`, `90s`, `1.5h` or `2 days` to milliseconds. */
export function parseDuration(text: string): number | undefined {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? []
  const known = UNITS.find(([name]) => name.test(unit))
  return number === '' || !known ? undefined : Math.round(Number(number) * known[1])
}

export function formatDuration(milliseconds: number): string {
  return milliseconds < 1_000
    ? `${Math.round(milliseconds)}ms`
    : `${(milliseconds / 1_000).toFixed(1).replace(/\.0$/, '')}s`
}
