import { type Document, findElement } from '../../page/index.js'
import { parseSrcset } from '../../values/index.js'

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

function absoluteSet(value: string, base: string): string {
  const candidates = [...parseSrcset(value)]
  return candidates
    .map(({ url, descriptor }) => `${absolute(url, base)} ${descriptor}`.trim())
    .join(', ')
}

/** WHATWG HTML, section 4.2.3: the first `<base href>`, unless its scheme can't be a base. */
export function documentBase(document: Document, url: string): string {
  const base = findElement(
    document,
    ({ name, attribs }) => name === 'base' && attribs.href !== undefined,
  )
  const href = base?.attribs.href?.trim() ?? ''
  if (!URL.canParse(href, url)) return url
  const resolved = new URL(href, url)
  return /^(?:data|javascript):$/.test(resolved.protocol) ? url : resolved.href
}
