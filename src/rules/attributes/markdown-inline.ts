import { parseUrl } from '../../lib/net/parse-url.js'
import { type AnyNode, type Element, isElement, isParent, isText } from '../../page/index.js'
import { type Notes, referenceOf } from './footnotes.js'
import { type Links, resolveLink } from './links.js'
import { toTex, withoutDrawnFormulas } from './tex.js'
import { textContent } from './text-content.js'

/** Elements that stand in a line of text (WHATWG HTML, phrasing content), with MathJax's own. */
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big br button cite code data del dfn em font i img input ins kbd ' +
    'label mark math mjx-assistive-mml mjx-container nobr noscript q rp rt ruby s samp script small ' +
    'span strike strong sub sup svg template time tt u var wbr'
  ).split(' '),
)

const UNREADABLE = new Set(['noscript', 'script', 'style', 'svg', 'template'])

export function isInline(node: AnyNode): boolean {
  return isText(node) || (isElement(node) && INLINE.has(node.name))
}

/** What the line's links are resolved with, and the notes that some of them point to. */
export interface InlineContext extends Links {
  readonly notes: Notes
}

/** Nodes as one paragraph; block elements among them are read on in the same line. */
export function inlineOf(nodes: readonly AnyNode[], links: InlineContext): string {
  const text = renderAll(nodes, links)
  return escapeStart(
    text
      .replace(/[ \t\r\n\f]+/g, ' ')
      .replace(/ ?\v ?/g, '  \n')
      .trim(),
  )
}

function renderAll(nodes: readonly AnyNode[], links: InlineContext): string {
  return withoutDrawnFormulas(nodes)
    .map((node) => render(node, links))
    .join('')
}

function render(node: AnyNode, links: InlineContext): string {
  if (isText(node)) return escaped(node.data)
  if (!isParent(node) || (isElement(node) && UNREADABLE.has(node.name))) return ''
  const inner = () => renderAll(node.children, links)
  return isElement(node) ? element(node, inner, links) : inner()
}

function element(node: Element, inner: () => string, links: InlineContext): string {
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
      return image(node, links)
    case 'math':
      return formula(node)
    case 'a':
      return referenceOf(node, links.notes) ?? link(node, inner(), links)
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

function image({ attribs }: Element, links: Links): string {
  const url = sourcesOf(attribs)
    .map((source) => resolveLink(source, links))
    .find((found) => found)
  return url ? `![${escaped(attribs.alt ?? '')}](${destination(url)})` : ''
}

/** Scripts that load images late leave the address elsewhere, and a `data:` address in `src`. */
function sourcesOf({ src = '', srcset, ...rest }: Element['attribs']): string[] {
  const late = [
    rest['data-src'],
    rest['data-original'],
    rest['data-lazy-src'],
    srcset ?? rest['data-srcset'],
  ]
  return [src, ...late.flatMap((source) => source?.trim().split(/[\s,]+/, 1) ?? [])].filter(Boolean)
}

/** Only what a reader can safely follow stays a link: no `javascript:`, no `data:`. */
function link({ attribs }: Element, text: string, links: Links): string {
  const href = attribs.href?.trim() ?? ''
  const url = (/^mailto:/i.test(href) && parseUrl(href)) || resolveLink(href, links)
  const core = text.trim()
  return url && core !== '' ? text.replace(core, () => `[${core}](${destination(url)})`) : text
}

/** CommonMark, section 6.3: brackets would end the destination. */
function destination({ href }: URL) {
  return href.replace(/[()<>\s]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

/** A formula written as TeX stays as it is: what looks like a mark in it is part of it. */
function escaped(text: string) {
  return text
    .split(FORMULA)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]<]/g, '\\$&')))
    .join('')
}

const FORMULA = /(\$\$[^$<]{1,2000}\$\$|\\\([^<]{1,2000}?\\\)|\\\[[^<]{1,2000}?\\\])/

function formula(math: Element): string {
  const tex = toTex(math)
  if (tex === '') return ''
  return math.attribs.display === 'block' ? `$$${tex}$$` : `$${tex}$`
}

/** Characters that would make a paragraph a heading, quote or list. */
function escapeStart(text: string) {
  return text
    .replace(/^(?:#{1,6}(?= )|[>+-](?= )|>)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?= )/, '$1\\$2')
}
