import type { Budget } from '../../lib/data/budget.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { parseUrl } from '../../lib/net/parse-url.js'

/** Base and budget for resolving the URLs in one element. */
export interface Links {
  readonly base: string
  /** Budget for the characters of all absolute URLs together, since each may repeat a long base. */
  readonly made: Budget
}

/** Resolves an `http(s)` URL; returns `undefined` for any other URL, or once the budget is spent. */
export function resolveLink(address: string, { base, made }: Links): URL | undefined {
  if (made.isExceeded) return undefined
  const url = parseHttpUrl(address, base)
  made.spend(url?.href.length ?? 0, 0)
  return url
}

/** Resolves a URL of any scheme; returns it is, trimmed, if that fails or the budget is spent. */
export function toAbsoluteUrl(address: string, { base, made }: Links): string {
  const trimmed = address.trim()
  const url = made.isExceeded || trimmed === '' ? undefined : parseUrl(trimmed, base)
  if (!url) return trimmed
  const { href } = url
  made.spend(href.length, 0)
  return href
}
