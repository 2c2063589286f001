import { type AnyNode, type Element, hasChildren, isTag, type ParentNode } from 'domhandler'
import { inlineOf, isInline, longestTicks } from './markdown-inline.js'
import { rawText } from './text.js'

/** Has nothing to read in it. */
const UNREADABLE = new Set(['head', 'noscript', 'script', 'style', 'svg', 'template'])

/** Levels of quotes and lists that are marked; deeper ones read on at this level. */
const MAX_LEVELS = 24

/**
 * An element, or the whole page, as CommonMark with tables, every address absolute.
 * It renders our own tree in one linear walk: packages that do this read HTML anew, and took
 * 20 seconds for a page of a megabyte.
 */
export function markdownOf(node: ParentNode, base: string): string {
  return join(blockOf(node, { base, level: 0 }))
}

interface Place {
  readonly base: string
  readonly level: number
}

const join = (blocks: readonly string[]) => blocks.join('\n\n')

/** The blocks in a node; what stands between block elements makes paragraphs. */
function flow(nodes: readonly AnyNode[], place: Place): string[] {
  const blocks: string[] = []
  let run: AnyNode[] = []
  const endRun = () => {
    const paragraph = inlineOf(run, place.base)
    if (paragraph !== '') blocks.push(paragraph)
    run = []
  }
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else if (hasChildren(node)) {
      endRun()
      for (const block of blockOf(node, place)) blocks.push(block)
    }
  }
  endRun()
  return blocks
}

function blockOf(node: ParentNode, place: Place): string[] {
  if (!isTag(node)) return flow(node.children, place)
  if (UNREADABLE.has(node.name)) return []
  return (RENDERERS.get(node.name) ?? plain)(node, place)
}

type Renderer = (element: Element, place: Place) => string[]

const plain: Renderer = (element, place) =>
  flow(isInline(element) ? [element] : element.children, place)

const heading: Renderer = (element, { base }) => {
  const text = inlineOf(element.children, base).replace(/\s*\n/g, ' ')
  return text === '' ? [] : [`${'#'.repeat(Number(element.name.slice(1)))} ${text}`]
}

const quote: Renderer = (element, place) => {
  const text = join(flow(element.children, deeper(place)))
  return text === '' || place.level >= MAX_LEVELS ? [text].filter(Boolean) : [indent(text, '> ')]
}

const code: Renderer = (element) => {
  const text = rawText(element).replace(/^\n|\n$/g, '')
  const language = languageOf(element)
  // CommonMark, section 4.5: a fence is longer than any run of backticks inside.
  const fence = '`'.repeat(Math.max(2, longestTicks(text)) + 1)
  return [`${fence}${language}\n${text}\n${fence}`]
}

/** As highlighters write it: on the block, the code in it, or an element around it. */
function languageOf(element: Element): string {
  const around = [element.parent, element.parent?.parent].filter((node) => node && isTag(node))
  const places = [element, ...element.children, ...around].filter((node) => node && isTag(node))
  for (const { attribs } of places as Element[]) {
    const named =
      attribs['data-lang'] ?? attribs['data-language'] ?? LANGUAGE.exec(attribs.class ?? '')?.[1]
    if (named && /^[\w+#.-]{1,30}$/.test(named)) return named
  }
  return ''
}

const LANGUAGE =
  /(?:^|\s)(?:lang(?:uage)?-|highlight-(?:source-|text-)?|brush:\s*|sourceCode\s+)([\w+#]+(?:-[\w+#]+)*)/

const list: Renderer = (element, place) => {
  const start = Number.parseInt(element.attribs.start ?? '1', 10) || 0
  const items = element.children.filter(isTag).map((item, index) => {
    const marker = element.name === 'ol' ? `${start + index}. ` : '- '
    const text = tight(flow(item.name === 'li' ? item.children : [item], deeper(place)))
    return place.level >= MAX_LEVELS ? text : marker + indent(text, ' '.repeat(marker.length), 1)
  })
  return items.length === 0 ? [] : [items.join('\n')]
}

/** A list within an item follows its text without a blank line. */
const tight = (blocks: readonly string[]) =>
  blocks.reduce((text, block) => {
    if (text === '') return block
    return `${text}${/^(?:- |\d+\. )/.test(block) ? '\n' : '\n\n'}${block}`
  }, '')

const table: Renderer = (element, place) => {
  const rows = rowsOf(element).map((row) =>
    row.children.filter(isTag).map((cell) => cellText(cell, place.base)),
  )
  const width = rows.reduce((max, cells) => Math.max(max, cells.length), 0)
  if (width < 2) return flow(element.children, place)
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
  const [head = [], ...body] = rows
  return [[line(head), line(Array(width).fill('---')), ...body.map(line)].join('\n')]
}

const cellText = (cell: Element, base: string) =>
  inlineOf(cell.children, base)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')

/** Rows of this table, not of tables in its cells. */
const rowsOf = (element: Element): Element[] =>
  element.children
    .filter(isTag)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : SECTIONS.has(child.name) ? rowsOf(child) : [],
    )

const SECTIONS = new Set(['tbody', 'tfoot', 'thead'])

const deeper = ({ base, level }: Place): Place => ({ base, level: level + 1 })

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
