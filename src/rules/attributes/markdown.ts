import {
  type AnyNode,
  type Element,
  isElement,
  isParent,
  type ParentNode,
} from '../../page/index.js'
import { notesIn } from './footnotes.js'
import type { Links } from './links.js'
import { type InlineContext, inlineOf, isInline, longestTicks } from './markdown-inline.js'
import { toTable } from './markdown-table.js'
import { rawText } from './text-content.js'

/** Has nothing to read in it. */
const UNREADABLE = new Set(['head', 'noscript', 'script', 'style', 'svg', 'template'])

/** Levels of quotes, lists and notes that are marked; deeper ones read on at this level. */
const MAX_LEVELS = 24

/**
 * An element, or the whole page, as CommonMark with tables and footnotes, every address absolute.
 * It renders our own tree in one linear walk: packages that do this parse the HTML again, and took
 * 20 seconds for a page of a megabyte.
 */
export function toMarkdown(node: ParentNode, links: Links): string {
  const { base, made } = links
  return join(blockOf(node, { links: { base, made, notes: notesIn(node) }, level: 0 }))
}

interface MarkdownContext {
  readonly links: InlineContext
  readonly level: number
}

function join(blocks: readonly string[]) {
  return blocks.join('\n\n')
}

/** The blocks in a node; what stands between block elements makes paragraphs. */
function flow(nodes: readonly AnyNode[], context: MarkdownContext): string[] {
  const blocks: string[] = []
  let run: AnyNode[] = []
  const endRun = () => {
    const paragraph = inlineOf(run, context.links)
    if (paragraph !== '') blocks.push(paragraph)
    run = []
  }
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else if (isParent(node)) {
      endRun()
      for (const block of blockOf(node, context)) blocks.push(block)
    }
  }
  endRun()
  return blocks
}

function blockOf(node: ParentNode, context: MarkdownContext): string[] {
  if (!isElement(node)) return flow(node.children, context)
  if (UNREADABLE.has(node.name)) return []
  const label = context.links.notes.get(node.attribs.id ?? '')
  if (label !== undefined && context.level < MAX_LEVELS) return [note(label, node, context)]
  return (RENDERERS.get(node.name) ?? plain)(node, context)
}

/** As GitHub, Pandoc and most others write one: CommonMark has none. */
function note(label: string, element: Element, context: MarkdownContext): string {
  return `[^${label}]: ${indent(join(flow(element.children, deeper(context))), '    ', 1)}`
}

type Renderer = (element: Element, context: MarkdownContext) => string[]

function plain(element: Element, context: MarkdownContext): string[] {
  return flow(isInline(element) ? [element] : element.children, context)
}

function heading(element: Element, { links }: MarkdownContext): string[] {
  const text = inlineOf(element.children, links).replace(/(?<!\s)\s*\n/g, ' ')
  return text === '' ? [] : [`${'#'.repeat(Number(element.name.slice(1)))} ${text}`]
}

function quote(element: Element, context: MarkdownContext): string[] {
  const text = join(flow(element.children, deeper(context)))
  return text === '' || context.level >= MAX_LEVELS ? [text].filter(Boolean) : [indent(text, '> ')]
}

function code(element: Element): string[] {
  const text = rawText(element).replace(/^\n|\n$/g, '')
  const language = languageOf(element)
  // CommonMark, section 4.5: a fence is longer than any run of backticks inside.
  const fence = '`'.repeat(Math.max(2, longestTicks(text)) + 1)
  return [`${fence}${language}\n${text}\n${fence}`]
}

/** As highlighters write it: on the block, the code in it, or an element around it. */
function languageOf(element: Element): string {
  const { parent } = element
  for (const node of [element, ...element.children, parent, parent?.parent]) {
    if (!(node && isElement(node))) continue
    const { attribs } = node
    const named =
      attribs['data-lang'] ?? attribs['data-language'] ?? LANGUAGE.exec(attribs.class ?? '')?.[1]
    if (named && /^[\w+#.-]{1,30}$/.test(named)) return named
  }
  return ''
}

const LANGUAGE =
  /(?:^|\s)(?:lang(?:uage)?-|highlight-(?:source-|text-)?|brush:\s*|sourceCode\s+)([\w+#]+(?:-[\w+#]+)*)/

function list(element: Element, context: MarkdownContext): string[] {
  const start = Number.parseInt(element.attribs.start ?? '1', 10) || 0
  const items = element.children.filter(isElement).map((item, index) => {
    if (context.links.notes.has(item.attribs.id ?? '')) return join(blockOf(item, context))
    const marker = element.name === 'ol' ? `${start + index}. ` : '- '
    const text = tight(flow(item.name === 'li' ? item.children : [item], deeper(context)))
    return context.level >= MAX_LEVELS ? text : marker + indent(text, ' '.repeat(marker.length), 1)
  })
  return items.length === 0 ? [] : [items.join('\n')]
}

/** A list within an item follows its text without a blank line. */
function tight(blocks: readonly string[]) {
  return blocks.reduce((text, block) => {
    if (text === '') return block
    return `${text}${/^(?:- |\d+\. )/.test(block) ? '\n' : '\n\n'}${block}`
  }, '')
}

/** A table of one column arranges what is in it. */
function tableOrLayout(element: Element, context: MarkdownContext): string[] {
  return toTable(element, context.links) ?? flow(element.children, context)
}

function deeper({ links, level }: MarkdownContext): MarkdownContext {
  return { links, level: level + 1 }
}

function indent(text: string, prefix: string, from = 0): string {
  return text
    .split('\n')
    .map((line, index) => (index < from ? line : line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n')
}

const RENDERERS: ReadonlyMap<string, Renderer> = new Map([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, Renderer] => [name, heading]),
  ['blockquote', quote],
  ['pre', code],
  ['ul', list],
  ['menu', list],
  ['ol', list],
  ['table', tableOrLayout],
  ['hr', () => ['---']],
])
