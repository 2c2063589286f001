import { type AnyNode, type Element, hasChildren, isTag, type ParentNode } from 'domhandler'
import { inlineOf, isInline, longestTicks } from './markdown-inline.js'
import { rawText } from './text-content.js'

/** Has nothing to read in it. */
const UNREADABLE = new Set(['head', 'noscript', 'script', 'style', 'svg', 'template'])

/** Levels of quotes and lists that are marked; deeper ones read on at this level. */
const MAX_LEVELS = 24

/**
 * An element, or the whole page, as CommonMark with tables, every address absolute.
 * It renders our own tree in one linear walk: packages that do this parse the HTML again, and took
 * 20 seconds for a page of a megabyte.
 */
export function toMarkdown(node: ParentNode, base: string): string {
  return join(blockOf(node, { base, level: 0 }))
}

interface MarkdownContext {
  readonly base: string
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
    const paragraph = inlineOf(run, context.base)
    if (paragraph !== '') blocks.push(paragraph)
    run = []
  }
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else if (hasChildren(node)) {
      endRun()
      for (const block of blockOf(node, context)) blocks.push(block)
    }
  }
  endRun()
  return blocks
}

function blockOf(node: ParentNode, context: MarkdownContext): string[] {
  if (!isTag(node)) return flow(node.children, context)
  if (UNREADABLE.has(node.name)) return []
  return (RENDERERS.get(node.name) ?? plain)(node, context)
}

type Renderer = (element: Element, context: MarkdownContext) => string[]

function plain(element: Element, context: MarkdownContext): string[] {
  return flow(isInline(element) ? [element] : element.children, context)
}

function heading(element: Element, { base }: MarkdownContext): string[] {
  const text = inlineOf(element.children, base).replace(/\s*\n/g, ' ')
  return text === '' ? [] : [`${'#'.repeat(Number(element.name.slice(1)))} ${text}`]
}

function quote(element: Element, context: MarkdownContext): string[] {
  const text = join(flow(element.children, deeper(context)))
  return text === '' || context.level >= MAX_LEVELS ? [text].filter(Boolean) : [indent(text, '> ')]
}

function code(element: Element): string[] {
  const text = rawText(element).replace(/^\n|\n$/g, '')
  const language = /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(classesOf(element))?.[1] ?? ''
  // CommonMark, section 4.5: a fence is longer than any run of backticks inside.
  const fence = '`'.repeat(Math.max(2, longestTicks(text)) + 1)
  return [`${fence}${language}\n${text}\n${fence}`]
}

function classesOf(element: Element) {
  return [element, ...element.children.filter(isTag)]
    .map(({ attribs }) => attribs.class ?? '')
    .join(' ')
}

function list(element: Element, context: MarkdownContext): string[] {
  const start = Number.parseInt(element.attribs.start ?? '1', 10) || 0
  const items = element.children.filter(isTag).map((item, index) => {
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

function table(element: Element, context: MarkdownContext): string[] {
  const rows = rowsOf(element).map((row) =>
    row.children.filter(isTag).map((cell) => cellText(cell, context.base)),
  )
  const width = rows.reduce((max, cells) => Math.max(max, cells.length), 0)
  if (width < 2) return flow(element.children, context)
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
  const [head = [], ...body] = rows
  return [[line(head), line(Array(width).fill('---')), ...body.map(line)].join('\n')]
}

function cellText(cell: Element, base: string) {
  return inlineOf(cell.children, base)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
}

/** Rows of this table, not of tables in its cells. */
function rowsOf(element: Element): Element[] {
  return element.children
    .filter(isTag)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : SECTIONS.has(child.name) ? rowsOf(child) : [],
    )
}

const SECTIONS = new Set(['tbody', 'tfoot', 'thead'])

function deeper({ base, level }: MarkdownContext): MarkdownContext {
  return { base, level: level + 1 }
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
  ['table', table],
  ['hr', () => ['---']],
])
