import type { Document } from 'domhandler'
import { findOne } from 'domutils'

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
export function absoluteAttr(name: string, value: string, base: string): string {
  if (ADDRESSES.has(name)) return absolute(value, base)
  return ADDRESS_SETS.has(name) ? absoluteSet(value, base) : value
}

/** What can't be resolved stays as it is: it is not for us to say that it means nothing. */
function absolute(address: string, base: string): string {
  const trimmed = address.trim()
  return trimmed !== '' && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : trimmed
}

/**
 * WHATWG HTML, section 4.8.4.2.1: an address runs to the next white space, so it may hold commas;
 * one at its end says that no descriptor follows.
 */
function absoluteSet(value: string, base: string): string {
  const candidates: string[] = []
  const candidate = /[\s,]*(\S+)/y
  const descriptor = /\s*([^,]*)/y
  for (let match = candidate.exec(value); match; match = candidate.exec(value)) {
    const [, url = ''] = match
    const bare = url.replace(/,+$/, '')
    descriptor.lastIndex = candidate.lastIndex
    const described = bare === url ? (descriptor.exec(value)?.[1]?.trim() ?? '') : ''
    if (bare === url) candidate.lastIndex = descriptor.lastIndex
    candidates.push(`${absolute(bare, base)} ${described}`.trim())
  }
  return candidates.join(', ')
}

/** WHATWG HTML, section 4.2.3: the first `<base href>`, unless its scheme can't be a base. */
export function documentBase(document: Document, url: string): string {
  const base = findOne(
    ({ name, attribs }) => name === 'base' && attribs.href !== undefined,
    document.children,
  )
  const href = base?.attribs.href?.trim() ?? ''
  if (!URL.canParse(href, url)) return url
  const resolved = new URL(href, url)
  return /^(?:data|javascript):$/.test(resolved.protocol) ? url : resolved.href
}
