import { chooseType } from '../types.js'

/** Characters of one attribute that are looked at. */
const MAX_VALUE = 500
const MICRODATA = /itemtype\s{0,9}=\s{0,9}(?:"([^"]{0,500})|'([^']{0,500})|([^\s"'>]{1,500}))/gi
const RDFA = /typeof\s{0,9}=\s{0,9}(?:"([^"]{0,500})|'([^']{0,500})|([^\s"'>=]{1,500}))/gi
/** Root classes of microformats that may be what a page is about. */
const MICROFORMATS =
  /\b(?:h-(?:entry|event|recipe|product|card)|hrecipe|hproduct|vevent|vcard)(?=["'\s>])/gi

/** True if a page has an item's type in microdata, or identifiers that other syntaxes may refer to. */
export function hasMicrodata(html: string): boolean {
  return /itemscope/i.test(html) && (/itemid/i.test(html) || declaresItem(html, MICRODATA))
}

export function hasRdfa(html: string): boolean {
  return declaresItem(html, RDFA)
}

export function hasMicroformats(html: string): boolean {
  for (const { index } of html.matchAll(MICROFORMATS)) if (isInAttribute(html, index)) return true
  return false
}

/** True if one of the types is an item's: a page of breadcrumbs alone needs no tree. */
function declaresItem(html: string, attribute: RegExp): boolean {
  for (const [, double, single, bare] of html.matchAll(attribute)) {
    const value = double ?? single ?? bare ?? ''
    if (value.length === MAX_VALUE || value.includes('&')) return true
    const names = value.split(/\s+/).map((name) => name.replace(/^.*[/#:]/, ''))
    if (chooseType(names)) return true
  }
  return false
}

/** True if a place in a page is in the `class` or the `id` of a tag. */
export function isInAttribute(html: string, at: number): boolean {
  const before = html.slice(Math.max(0, at - MAX_VALUE), at)
  const name = before.search(/(?:class|id)\s{0,9}=[^=]*$/i)
  if (name === -1) return false
  const value = before.slice(before.indexOf('=', name) + 1).trimStart()
  const quote = value[0] ?? ''
  return quote === '"' || quote === "'" ? !value.includes(quote, 1) : !/[\s>]/.test(value)
}
