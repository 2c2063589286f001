import type { Budget } from '../../lib/data/budget.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import type { Element } from '../../page/index.js'
import { parseSrcset } from '../../values/index.js'

export interface Links {
  readonly base: string
  /** Budget for all URLs together, since each may repeat a long base. */
  readonly made: Budget
}

export function resolveLink(address: string, { base, made }: Links): URL | undefined {
  if (made.isExceeded) return undefined
  const url = parseHttpUrl(address, base)
  made.spend(url?.href.length ?? 0, 0)
  return url
}

function toAbsoluteUrl(address: string, { base, made }: Links): string {
  const trimmed = address.trim()
  const url = made.isExceeded || trimmed === '' ? undefined : parseUrl(trimmed, base)
  if (!url) return trimmed
  const { href } = url
  made.spend(href.length, 0)
  return href
}

/** Attributes that hold one URL: those of HTML, and those of scripts that load images later. */
const URL_ATTRIBUTES = new Set(
  'action background cite data data-href data-src formaction href longdesc poster src'.split(' '),
)
const SRCSET_ATTRIBUTES = new Set(['data-srcset', 'imagesrcset', 'srcset'])

export function toAbsoluteAttr(name: string, value: string, links: Links): string {
  if (URL_ATTRIBUTES.has(name)) return toAbsoluteUrl(value, links)
  if (!SRCSET_ATTRIBUTES.has(name)) return value
  return [...parseSrcset(value)]
    .map(({ url, descriptor }) => `${toAbsoluteUrl(url, links)} ${descriptor}`.trim())
    .join(', ')
}

/** Returns the base of relative URLs (WHATWG HTML, section 4.2.3). */
export function findDocumentBase(bases: readonly Element[], url: string): string {
  const base = bases.find(({ attribs }) => attribs.href !== undefined)
  const href = base?.attribs.href?.trim() ?? ''
  const resolved = parseUrl(href, url)
  return !resolved || /^(?:data|javascript):$/.test(resolved.protocol) ? url : resolved.href
}
