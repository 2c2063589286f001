import { decodePercent, parseUrl } from '../../lib/net/parse-url.js'

/** Matches parameters that tell where a visitor came from, and not which page is shown. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|msclkid|mc_[ce]id|_ga|ref|ref_|referrer|source|cmp|igshid|yclid|srsltid)$/i

/** Returns an address without scheme, `www.`, tracking, fragment and final slash. */
export function toBareAddress(address: string): string | undefined {
  const url = parseUrl(address)
  if (!url) return undefined
  const query = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${name}=${value}`)
  const path = decodePercent(url.pathname).replace(/\/(?:index\.\w{3,5})?$/, '')
  return `${url.hostname.replace(/^(?:www|m|amp)\./, '')}${path}${query.length > 0 ? `?${query.sort().join('&')}` : ''}`.toLowerCase()
}

/** True if two addresses lead to one page; a query that only one has makes no difference. */
export function isSamePage(one: string, other: string): boolean {
  return isSameBare(toBareAddress(one), toBareAddress(other))
}

/** True if two addresses, shortened by `toBareAddress`, lead to one page. */
export function isSameBare(first: string | undefined, second: string | undefined): boolean {
  if (first === undefined || second === undefined) return false
  if (first === second) return true
  const path = (text: string) => text.replace(/\?.*$/, '')
  const isBare = !first.includes('?') || !second.includes('?')
  return isBare && path(first) === path(second) && path(first).includes('/')
}
