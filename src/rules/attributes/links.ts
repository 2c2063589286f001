import type { Budget } from '../../lib/data/budget.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { parseUrl } from '../../lib/net/parse-url.js'

/** Context for resolving the addresses in one element. */
export interface Links {
  /** Base of relative addresses. */
  readonly base: string
  /** Budget of all absolute addresses together, since each repeats a long base. */
  readonly made: Budget
}

/** Resolves an `http(s)` address while the budget lasts. */
export function resolveLink(address: string, { base, made }: Links): URL | undefined {
  if (made.spent) return undefined
  const url = parseHttpUrl(address, base)
  made.spend(url?.href.length ?? 0, 0)
  return url
}

/** Resolves an address of any scheme; returns it unchanged if that fails. */
export function toAbsolute(address: string, { base, made }: Links): string {
  const trimmed = address.trim()
  const url = made.spent || trimmed === '' ? undefined : parseUrl(trimmed, base)
  if (!url) return trimmed
  const { href } = url
  made.spend(href.length, 0)
  return href
}
