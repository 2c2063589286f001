import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler'
import { httpUrl } from '../../core/http-url.js'
import { textContent } from './text-content.js'

/** Elements that stand in a line of text (WHATWG HTML, phrasing content). */
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big br button cite code data del dfn em font i img input ins kbd ' +
    'label mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'
  ).split(' '),
)

const UNREADABLE = new Set(['noscript', 'script', 'style', 'svg', 'template'])

export function isInline(node: AnyNode): boolean {
  return isText(node) || (isTag(node) && INLINE.has(node.name))
}

/** Nodes as one paragraph; block elements among them are read on in the same line. */
export function inlineOf(nodes: readonly AnyNode[], base: string): string {
  const text = nodes.map((node) => render(node, base)).join('')
  return escapeStart(
    text
      .replace(/[ \t\r\n\f]+/g, ' ')
      .replace(/ ?\v ?/g, '  \n')
      .trim(),
  )
}

function render(node: AnyNode, base: string): string {
  if (isText(node)) return escaped(node.data)
  if (!hasChildren(node) || (isTag(node) && UNREADABLE.has(node.name))) return ''
  const inner = () => node.children.map((child) => render(child, base)).join('')
  return isTag(node) ? element(node, inner, base) : inner()
}

function element(node: Element, inner: () => string, base: string): string {
  switch (node.name) {
    // Kept apart from other white space until the paragraph is whole.
    case 'br':
      return '\v'
    case 'b':
    case 'strong':
      return around('**', inner())
    case 'em':
    case 'i':
      return around('_', inner())
    case 'del':
    case 's':
    case 'strike':
      return around('~~', inner())
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return codeSpan(textContent(node))
    case 'img':
      return image(node, base)
    case 'a':
      return link(node, inner(), base)
    default:
      return INLINE.has(node.name) ? inner() : ` ${inner()} `
  }
}

/** A mark touches its text: the white space inside goes outside. */
function around(mark: string, text: string): string {
  const core = text.trim()
  if (core === '') return text
  return text.replace(core, () => `${mark}${core}${mark}`)
}

/** CommonMark, section 6.1: the delimiter is longer than any run of backticks inside. */
function codeSpan(text: string): string {
  if (text === '') return ''
  const longest = longestTicks(text)
  const ticks = '`'.repeat(longest + 1)
  return longest > 0 ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`
}

export function longestTicks(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((max, ticks) => Math.max(max, ticks.length), 0)
}

function image({ attribs }: Element, base: string): string {
  const url = httpUrl(attribs.src ?? '', base)
  return url ? `![${escaped(attribs.alt ?? '')}](${destination(url)})` : ''
}

/** Only what a reader can safely follow stays a link: no `javascript:`, no `data:`. */
function link({ attribs }: Element, text: string, base: string): string {
  const href = attribs.href?.trim() ?? ''
  const url = /^mailto:/i.test(href) && URL.canParse(href) ? new URL(href) : httpUrl(href, base)
  const core = text.trim()
  return url && core !== '' ? text.replace(core, () => `[${core}](${destination(url)})`) : text
}

/** CommonMark, section 6.3: brackets would end the destination. */
function destination({ href }: URL) {
  return href.replace(/[()<>\s]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

function escaped(text: string) {
  return text.replace(/[\\`*_[\]<]/g, '\\$&')
}

/** Characters that would make a paragraph a heading, quote or list. */
function escapeStart(text: string) {
  return text
    .replace(/^(?:#{1,6}(?= )|[>+-](?= )|>)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?= )/, '$1\\$2')
}
