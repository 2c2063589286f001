import { parsePairs } from '../../lib/data/pairs.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import { collapseSpaces } from '../../lib/text/white-space.js'
import {
  type AnyNode,
  type Element,
  findElements,
  isElement,
  isParent,
  isText,
} from '../../page/index.js'
import { readCode } from './code-text.js'
import { type Notes, renderNoteReference } from './footnotes.js'
import { type Links, resolveLink } from './links.js'
import { dropDuplicateFormulas, toTex } from './tex.js'

/** Inline elements (phrasing content) of HTML, and MathJax's own elements. */
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big br button cite code data del dfn em font i img input ins kbd ' +
    'label mark math mjx-assistive-mml mjx-container nobr q rp rt ruby s samp script small ' +
    'span strike strong sub sup svg template time tt u var wbr'
  ).split(' '),
)

const UNREADABLE = new Set(['noscript', 'script', 'style', 'svg', 'template'])

export function isInline(node: AnyNode): boolean {
  return isText(node) || (isElement(node) && INLINE.has(node.name))
}

export interface InlineContext extends Links {
  readonly notes: Notes
}

export function renderParagraph(nodes: readonly AnyNode[], links: InlineContext): string {
  return escapeLineStarts(renderInline(nodes, links))
}

/** Renders text on one line, as in a heading or a cell, where no other block can begin. */
export function renderLine(nodes: readonly AnyNode[], links: InlineContext): string {
  return renderInline(nodes, links).replace(/(?<!\s)\s*\n\s*/g, ' ')
}

function renderInline(nodes: readonly AnyNode[], links: InlineContext): string {
  return renderNodes(nodes, links)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/ ?\v ?/g, '  \n')
    .trim()
}

function renderNodes(nodes: readonly AnyNode[], links: InlineContext): string {
  return dropDuplicateFormulas(nodes)
    .map((node) => renderNode(node, links))
    .join('')
}

function renderNode(node: AnyNode, links: InlineContext): string {
  if (isText(node)) return escapeMarkdown(node.data)
  if (!isParent(node) || (isElement(node) && UNREADABLE.has(node.name))) return ''
  const inner = () => renderNodes(node.children, links)
  return isElement(node) ? renderElement(node, inner, links) : inner()
}

const DELIMITERS = parsePairs('b **  strong **  em _  i _  del ~~  s ~~  strike ~~')

function renderElement(node: Element, inner: () => string, links: InlineContext): string {
  const delimiter = DELIMITERS.get(node.name)
  if (delimiter !== undefined) return wrapTrimmed(inner(), delimiter, delimiter)
  switch (node.name) {
    // `\v` marks a line break until `renderInline` has joined the white space.
    case 'br':
      return '\v'
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return renderCodeSpan(collapseSpaces(readCode(node)).trim())
    case 'pre':
      return ` ${renderCodeSpan(collapseSpaces(readCode(node)).trim()) || renderImages(node, links)} `
    case 'img':
      return renderImage(node, links)
    case 'math':
      return renderFormula(node)
    case 'a':
      return renderNoteReference(node, links.notes) ?? renderLink(node, inner(), links)
    default:
      return INLINE.has(node.name) ? inner() : ` ${inner()} `
  }
}

/** Leaves the white space around the text outside. */
function wrapTrimmed(text: string, before: string, after: string): string {
  const core = text.trim()
  return core === '' ? text : text.replace(core, () => `${before}${core}${after}`)
}

/** Renders a code span with more backticks than the text has in a row (CommonMark, section 6.1). */
function renderCodeSpan(text: string): string {
  if (text === '') return ''
  const longest = countLongestBacktickRun(text)
  const ticks = '`'.repeat(longest + 1)
  return longest > 0 ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`
}

export function countLongestBacktickRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((max, ticks) => Math.max(max, ticks.length), 0)
}

function renderImages(node: Element, links: Links): string {
  const images = findElements(node, ({ name }) => name === 'img')
  return images.map((image) => renderImage(image, links)).join(' ')
}

function renderImage({ attribs }: Element, links: Links): string {
  const url = listSources(attribs)
    .map((source) => resolveLink(source, links))
    .find((found) => found)
  return url ? `![${escapeMarkdown(attribs.alt ?? '')}](${escapeUrl(url)})` : ''
}

function listSources({ src = '', srcset, ...rest }: Element['attribs']): string[] {
  const late = [
    rest['data-src'],
    rest['data-original'],
    rest['data-lazy-src'],
    srcset ?? rest['data-srcset'],
  ]
  return [src, ...late.flatMap((source) => source?.trim().split(/[\s,]+/, 1) ?? [])].filter(Boolean)
}

/** Renders `http(s)` and `mailto:` links. For other links, returns only the text. */
function renderLink({ attribs }: Element, text: string, links: Links): string {
  const href = attribs.href?.trim() ?? ''
  const url = (/^mailto:/i.test(href) && parseUrl(href)) || resolveLink(href, links)
  return url ? wrapTrimmed(text, '[', `](${escapeUrl(url)})`) : text
}

/** Escapes characters that would end a link (CommonMark, section 6.3). */
function escapeUrl({ href }: URL) {
  return href.replace(/[()<>\s]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

function escapeMarkdown(text: string) {
  return text
    .split(FORMULA)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]<]/g, '\\$&')))
    .join('')
}

const FORMULA = /(\$\$[^$<]{1,2000}\$\$|\\\([^<]{1,2000}?\\\)|\\\[[^<]{1,2000}?\\\])/

function renderFormula(math: Element): string {
  const tex = toTex(math)
  if (tex === '') return ''
  return math.attribs.display === 'block' ? `$$${tex}$$` : `$${tex}$`
}

/** Keeps the lines of a paragraph from becoming headings, rules, fences, quotes, lists or tables. */
function escapeLineStarts(text: string) {
  return text
    .replace(/^(?:#{1,6}(?= |$)|[+-](?= |$)|>|~{3}|(?=[|: ]*-[-|: ]*$)[-|:]|=+(?= *$))/gm, '\\$&')
    .replace(/^(\d{1,9})([.)])(?= |$)/gm, '$1\\$2')
}
