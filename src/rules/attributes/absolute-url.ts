import { parseUrl } from '../../lib/net/parse-url.js'
import type { Element } from '../../page/index.js'
import { parseSrcset } from '../../values/index.js'
import { type Links, toAbsolute } from './links.js'

/** Attributes that hold one URL (WHATWG HTML), including attributes of lazy loaders. */
const ADDRESSES = new Set([
  'action',
  'background',
  'cite',
  'data',
  'data-href',
  'data-src',
  'formaction',
  'href',
  'longdesc',
  'poster',
  'src',
])

/** Attributes that hold several URLs, each with a width or density. */
const ADDRESS_SETS = new Set(['data-srcset', 'imagesrcset', 'srcset'])

/** Makes the URLs in an attribute's value absolute; returns the value of any other attribute unchanged. */
export function toAbsoluteAttr(name: string, value: string, links: Links): string {
  if (ADDRESSES.has(name)) return toAbsolute(value, links)
  return ADDRESS_SETS.has(name) ? toAbsoluteSet(value, links) : value
}

function toAbsoluteSet(value: string, links: Links): string {
  const candidates = [...parseSrcset(value)]
  return candidates
    .map(({ url, descriptor }) => `${toAbsolute(url, links)} ${descriptor}`.trim())
    .join(', ')
}

/** Resolves the first `<base href>`; returns `url` if there is none that can be a base (WHATWG HTML, 4.2.3). */
export function findDocumentBase(bases: readonly Element[], url: string): string {
  const base = bases.find(({ attribs }) => attribs.href !== undefined)
  const href = base?.attribs.href?.trim() ?? ''
  const resolved = parseUrl(href, url)
  return !resolved || /^(?:data|javascript):$/.test(resolved.protocol) ? url : resolved.href
}
