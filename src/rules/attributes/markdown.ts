import {
  type AnyNode,
  type Element,
  isElement,
  isParent,
  type ParentNode,
} from '../../page/index.js'
import { readCode } from './code-text.js'
import { findFootnotes } from './footnotes.js'
import type { Links } from './links.js'
import {
  countLongestBacktickRun,
  type InlineContext,
  isInline,
  renderLine,
  renderParagraph,
} from './markdown-inline.js'
import { findLayout, type Layout, splitListItems, unwrapNodes } from './markdown-layout.js'
import { renderTableRows } from './markdown-table.js'

const UNREADABLE_ELEMENTS = new Set(['head', 'noscript', 'script', 'style', 'svg', 'template'])

/** Maximum depth of nested quotes, lists and footnotes. */
const MAX_LEVELS = 24

/** Renders a page or element as CommonMark with tables and footnotes. */
export function toMarkdown(node: ParentNode, links: Links): string {
  const { base, made } = links
  const inline = { base, made, notes: findFootnotes(node) }
  const context = { links: inline, layout: findLayout(node), level: 0 }
  return renderNodesAsBlocks([node], context).join('\n\n')
}

interface MarkdownContext {
  readonly links: InlineContext
  readonly layout: Layout
  readonly level: number
}

function renderNodesAsBlocks(
  nodes: readonly AnyNode[],
  context: MarkdownContext,
  blocks: string[] = [],
): string[] {
  let run: AnyNode[] = []
  const endRun = () => {
    const paragraph = renderParagraph(run, context.links)
    if (paragraph !== '') blocks.push(paragraph)
    run = []
  }
  for (const node of unwrapNodes(nodes, context.layout.wrappers)) {
    if (isInline(node)) run.push(node)
    else if (isParent(node)) {
      endRun()
      const rendered = renderElement(node, context)
      if (!rendered) renderNodesAsBlocks(node.children, context, blocks)
      else for (const block of rendered) blocks.push(block)
    }
  }
  endRun()
  return blocks
}

/** Renders an element. Returns `undefined` if only its children are rendered. */
function renderElement(node: ParentNode, context: MarkdownContext): string[] | undefined {
  if (!isElement(node)) return undefined
  if (UNREADABLE_ELEMENTS.has(node.name) || context.layout.lineNumbers.has(node)) return []
  const label = context.links.notes.get(node.attribs.id ?? '')
  if (label !== undefined && context.level < MAX_LEVELS) {
    // CommonMark has no footnotes, so this is GitHub's syntax.
    const text = renderNodesAsBlocks(node.children, incrementNestingLevel(context)).join('\n\n')
    return [`[^${label}]: ${indentLines(text, '    ', 1)}`]
  }
  return RENDERERS.get(node.name)?.(node, context)
}

type Renderer = (element: Element, context: MarkdownContext) => string[] | undefined

function renderHeading(element: Element, { links }: MarkdownContext): string[] {
  const text = renderLine(element.children, links)
  return text === '' ? [] : [`${'#'.repeat(Number(element.name.slice(1)))} ${text}`]
}

function renderBlockquote(element: Element, context: MarkdownContext): string[] {
  const text = renderNodesAsBlocks(element.children, incrementNestingLevel(context)).join('\n\n')
  return text === '' || context.level >= MAX_LEVELS
    ? [text].filter(Boolean)
    : [indentLines(text, '> ')]
}

function renderCodeBlock(element: Element, { layout }: MarkdownContext): string[] {
  const text = readCode(element, layout.lineNumbers).replace(/^\n|\n$/g, '')
  const language = findLanguage(element)
  // Makes the fence longer than backticks inside (CommonMark, section 4.5).
  const fence = '`'.repeat(Math.max(2, countLongestBacktickRun(text)) + 1)
  return [`${fence}${language}\n${text}\n${fence}`]
}

function findLanguage(element: Element): string {
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

function renderList(element: Element, context: MarkdownContext): string[] | undefined {
  const parts = splitListItems(unwrapNodes(element.children, context.layout.wrappers))
  if (!parts) return undefined
  let number = Number.parseInt(element.attribs.start ?? '1', 10) || 0
  const items: string[] = []
  for (const part of parts) {
    const item = renderListItem(part, element.name === 'ol' ? `${number}. ` : '- ', context)
    if (item === '') continue
    items.push(item)
    number++
  }
  return items.length === 0 ? [] : [items.join('\n')]
}

/** Renders a list item. Returns `''` for an empty part of the list that is no `li`. */
function renderListItem(
  part: readonly AnyNode[],
  marker: string,
  context: MarkdownContext,
): string {
  const item = part.length === 1 ? part.find(isElement) : undefined
  if (item && context.links.notes.has(item.attribs.id ?? ''))
    return renderNodesAsBlocks([item], context).join('\n\n')
  const nodes = item?.name === 'li' ? item.children : part
  const blocks = renderNodesAsBlocks(nodes, incrementNestingLevel(context))
  const text = joinListItemBlocks(blocks)
  if (context.level >= MAX_LEVELS || (text === '' && nodes === part)) return text
  return marker + indentLines(text, ' '.repeat(marker.length), 1)
}

function joinListItemBlocks(blocks: readonly string[]) {
  return blocks.reduce((text, block) => {
    if (text === '') return block
    return `${text}${/^(?:- |\d+\. )/.test(block) ? '\n' : '\n\n'}${block}`
  }, '')
}

function incrementNestingLevel({ links, layout, level }: MarkdownContext): MarkdownContext {
  return { links, layout, level: level + 1 }
}

function indentLines(text: string, prefix: string, from = 0): string {
  return text
    .split('\n')
    .map((line, index) => (index < from ? line : line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n')
}

const RENDERERS: ReadonlyMap<string, Renderer> = new Map([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, Renderer] => [name, renderHeading]),
  ['blockquote', renderBlockquote],
  ['pre', renderCodeBlock],
  ['ul', renderList],
  ['menu', renderList],
  ['ol', renderList],
  // A table of a single column is for layout.
  ['table', (element, { links }) => renderTableRows(element, links)],
  ['hr', () => ['---']],
])
