import type { Budget } from '../../lib/data/budget.js'
import { httpUrl } from '../../lib/net/http-url.js'
import { parseUrl } from '../../lib/net/parse-url.js'

/** What addresses in one element are resolved with. */
export interface Links {
  /** Address that relative ones refer to. */
  readonly base: string
  /** What absolute addresses may come to together: a long base stands in each of them. */
  readonly made: Budget
}

/** An `http(s)` address, as long as it can be paid for. */
export function resolveLink(address: string, { base, made }: Links): URL | undefined {
  if (made.spent) return undefined
  const url = httpUrl(address, base)
  made.spend(url?.href.length ?? 0, 0)
  return url
}

/** An address of whatever scheme. What can't be resolved stays as it is: it is not for us to say that it means nothing. */
export function absolute(address: string, { base, made }: Links): string {
  const trimmed = address.trim()
  const url = made.spent || trimmed === '' ? undefined : parseUrl(trimmed, base)
  if (!url) return trimmed
  const { href } = url
  made.spend(href.length, 0)
  return href
}
