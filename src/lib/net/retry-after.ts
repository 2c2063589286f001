/** Parses `retry-after` to milliseconds (RFC 9110, section 10.2.3). */
export function parseRetryAfter(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: number,
): number | undefined {
  const [value = ''] = [headers['retry-after'] ?? []].flat()
  const text = value.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
