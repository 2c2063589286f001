import { decodePercent, parseUrl } from '../../lib/net/parse-url.js'

const TRACKING_PARAMETER =
  /^(?:utm_.*|fbclid|gclid|msclkid|mc_[ce]id|_ga|ref|ref_|referrer|source|cmp|igshid|yclid|srsltid)$/i

/** Returns a URL without scheme, `www.`, tracking parameters and fragment. */
export function normalizeUrl(address: string): string | undefined {
  const url = parseUrl(address)
  if (!url) return undefined
  const query = [...url.searchParams]
    .filter(([name]) => !TRACKING_PARAMETER.test(name))
    .map(([name, value]) => `${name}=${value}`)
  const path = decodePercent(url.pathname).replace(/\/(?:index\.\w{3,5})?$/, '')
  return `${url.hostname.replace(/^(?:www|m|amp)\./, '')}${path}${query.length > 0 ? `?${query.sort().join('&')}` : ''}`.toLowerCase()
}

/** True if two URLs lead to the same page. Queries are compared only if both URLs have one. */
export function isSamePage(one: string, other: string): boolean {
  return areNormalizedUrlsEqual(normalizeUrl(one), normalizeUrl(other))
}

/** True if two results of `normalizeUrl` mean the same page. False if either is `undefined`. */
export function areNormalizedUrlsEqual(
  first: string | undefined,
  second: string | undefined,
): boolean {
  if (first === undefined || second === undefined) return false
  if (first === second) return true
  const path = (text: string) => text.replace(/\?.*$/, '')
  const isBare = !first.includes('?') || !second.includes('?')
  return isBare && path(first) === path(second) && path(first).includes('/')
}
