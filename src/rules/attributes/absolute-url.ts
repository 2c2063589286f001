import { parseUrl } from '../../lib/net/parse-url.js'
import type { Element } from '../../page/index.js'
import { parseSrcset } from '../../values/index.js'
import { absolute, type Links } from './links.js'

/** Attributes that hold one address (WHATWG HTML, index of attributes), and lazy loaders' copies. */
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

/** Attributes that hold several, each with a width or density. */
const ADDRESS_SETS = new Set(['data-srcset', 'imagesrcset', 'srcset'])

/** An attribute's value with its addresses made absolute; other attributes stay as they are. */
export function absoluteAttr(name: string, value: string, links: Links): string {
  if (ADDRESSES.has(name)) return absolute(value, links)
  return ADDRESS_SETS.has(name) ? absoluteSet(value, links) : value
}

function absoluteSet(value: string, links: Links): string {
  const candidates = [...parseSrcset(value)]
  return candidates
    .map(({ url, descriptor }) => `${absolute(url, links)} ${descriptor}`.trim())
    .join(', ')
}

/**
 * WHATWG HTML, section 4.2.3: the address of the first `<base>` that has one, unless its scheme
 * can't be a base.
 */
export function documentBase(bases: readonly Element[], url: string): string {
  const base = bases.find(({ attribs }) => attribs.href !== undefined)
  const href = base?.attribs.href?.trim() ?? ''
  const resolved = parseUrl(href, url)
  return !resolved || /^(?:data|javascript):$/.test(resolved.protocol) ? url : resolved.href
}
