import { chooseType } from '../types.js'

/** Characters of one attribute that are looked at. */
const MAX_VALUE = 500
/** Places of names that are looked at; a page with more of them is taken to declare an item. */
const MAX_NAMES = 1_000
const MICRODATA = /itemtype\s{0,9}=\s{0,9}(?:"([^"]{0,500})|'([^']{0,500})|([^\s"'>]{1,500}))/gi
const RDFA = /typeof\s{0,9}=\s{0,9}(?:"([^"]{0,500})|'([^']{0,500})|([^\s"'>=]{1,500}))/gi
/** Root classes of microformats that may be what a page is about. */
const ROOTS = 'h-entry h-event h-recipe h-product h-card hrecipe hproduct vevent vcard'.split(' ')
const MICROFORMATS = new RegExp(`\\b(?:${ROOTS.join('|')})(?=["'\\s>])`, 'g')

/** True if a page has an item's type in microdata. */
export function hasMicrodata(html: string): boolean {
  return declaresItem(html, MICRODATA)
}

export function hasRdfa(html: string): boolean {
  return declaresItem(html, RDFA)
}

export function hasMicroformats(html: string): boolean {
  return ROOTS.some((root) => html.includes(root)) && hasName(html, MICROFORMATS)
}

/** True if one of the names stands in the `class` or the `id` of a tag. */
export function hasName(html: string, names: RegExp): boolean {
  let left = MAX_NAMES
  for (const { index, 0: name } of html.matchAll(names))
    if (--left === 0 || isInAttribute(html, index + name.length - 1)) return true
  return false
}

/** True if one of the types is an item's: a page of breadcrumbs alone needs no tree. */
function declaresItem(html: string, attribute: RegExp): boolean {
  const known = new Set<string>()
  let left = MAX_NAMES
  for (const [, double, single, bare] of html.matchAll(attribute)) {
    if (--left === 0) return true
    const value = double ?? single ?? bare ?? ''
    if (known.has(value)) continue
    known.add(value)
    if (value.length === MAX_VALUE || value.includes('&')) return true
    const names = value.split(/\s+/).map((name) => name.replace(/^.*[/#:]/, ''))
    if (chooseType(names)) return true
  }
  return false
}

function isInAttribute(html: string, at: number): boolean {
  const before = html.slice(Math.max(0, at - MAX_VALUE), at)
  const name = before.search(/(?:class|id)\s{0,9}=[^=]*$/i)
  if (name === -1) return false
  const value = before.slice(before.indexOf('=', name) + 1).trimStart()
  const quote = value[0] ?? ''
  return quote === '"' || quote === "'" ? !value.includes(quote, 1) : !/[\s>]/.test(value)
}
