import {
  type AnyNode,
  type Element,
  isElement,
  isParent,
  isText,
  type ParentNode,
} from '../../page/index.js'
import { isBlockElement, readCode } from './code-text.js'
import { findLineNumbers } from './line-numbers.js'
import { isInline } from './markdown-inline.js'
import { findRows } from './markdown-table.js'

/** Elements that are rendered inline, or not at all, whatever they hold. */
const OPAQUE = new Set(
  'a code del kbd math noscript s samp script strike svg template tt'.split(' '),
)

/** Facts of what an element holds. */
const HOLDS = { block: 1, blocks: 2, heading: 4, code: 8, linesOfCode: 16, table: 32, section: 64 }

export interface Layout {
  /** Inline elements that hold blocks, and tables for layout: their children stand in their place. */
  readonly wrappers: ReadonlySet<AnyNode>
  /** Cells with the numbers of lines of code. */
  readonly lineNumbers: ReadonlySet<AnyNode>
}

/** Finds out how elements are laid out, in one walk over the tree. */
export function findLayout(root: ParentNode): Layout {
  const wrappers = new Set<AnyNode>()
  const lineNumbers = new Set<AnyNode>()
  let tables = 0

  function surveyChildren({ children }: ParentNode, isInCode: boolean): number {
    let facts = 0
    for (const node of children) {
      if (!isElement(node)) continue
      const found = surveyElement(node, isInCode)
      if (facts & found & HOLDS.block) facts |= HOLDS.blocks
      facts |= found
    }
    return facts
  }

  function surveyElement(element: Element, isInCode: boolean): number {
    const { name } = element
    const tablesBefore = tables
    const inner = surveyChildren(element, isInCode || name === 'pre')
    if (OPAQUE.has(name)) return 0
    if (isInline(element)) {
      if (inner & HOLDS.block) wrappers.add(element)
      return inner
    }
    if (name === 'td' || name === 'th') return surveyCell(inner)
    if (name === 'table') surveyTable(element, inner, isInCode, tables++ === tablesBefore)
    const own = name === 'pre' && !isInCode ? surveyCode(element) : (OWN_FACTS.get(name) ?? 0)
    return inner | own | (isBlockElement(element) ? HOLDS.block : 0)
  }

  function surveyTable(table: Element, inner: number, isInCode: boolean, isInnermost: boolean) {
    const rows = findRows(table)
    const signs = rows.length === 1 ? IN_ONE_ROW : isDataTable(rows) ? HOLDS.section : IN_ROWS
    if (inner & signs) wrappers.add(table)
    // Outer tables would read the code of inner ones again.
    if (!isInnermost || !(isInCode || (rows.length === 1 && inner & HOLDS.code))) return
    for (const cell of findLineNumbers(rows)) lineNumbers.add(cell)
  }

  if (isElement(root)) surveyElement(root, false)
  else surveyChildren(root, false)
  return { wrappers, lineNumbers }
}

const OWN_FACTS = new Map([
  ['h1', HOLDS.heading],
  ['h2', HOLDS.heading],
  ['table', HOLDS.table],
])

/** Facts that mark a layout table: its cells contain blocks, which cells in Markdown cannot. */
const IN_ROWS = HOLDS.linesOfCode | HOLDS.section
const IN_ONE_ROW = IN_ROWS | HOLDS.blocks | HOLDS.code | HOLDS.table

/** True if values belong to columns: there is a head, or at least two rows have three cells. */
function isDataTable(rows: readonly Element[]): boolean {
  const cells = rows.map(({ children }) => children.filter(isElement))
  const hasHead = cells[0]?.some(({ name }) => name === 'th') ?? false
  return hasHead || cells.filter(({ length }) => length > 2).length > 1
}

function surveyCell(inner: number): number {
  const isSection = inner & HOLDS.heading && inner & HOLDS.blocks
  return (inner & ~HOLDS.block) | (isSection ? HOLDS.section : 0)
}

function surveyCode(pre: Element): number {
  return HOLDS.code | (readCode(pre).trim().includes('\n') ? HOLDS.linesOfCode : 0)
}

/** Returns the nodes with the children of wrappers in their place. */
export function unwrapNodes(
  nodes: readonly AnyNode[],
  wrappers: ReadonlySet<AnyNode>,
  unwrapped: AnyNode[] = [],
): readonly AnyNode[] {
  if (wrappers.size === 0) return nodes
  for (const node of nodes) {
    if (isParent(node) && wrappers.has(node)) unwrapNodes(node.children, wrappers, unwrapped)
    else unwrapped.push(node)
  }
  return unwrapped
}

/**
 * Returns the items of a list, with text and elements beside them as items of their own.
 * Returns `undefined` for text without items, which old pages indent so.
 */
export function splitListItems(children: readonly AnyNode[]): (readonly AnyNode[])[] | undefined {
  if (children.some(hasOwnText) && !children.some(isListItem)) return undefined
  const parts: (readonly AnyNode[])[] = []
  let run: AnyNode[] = []
  const endRun = () => {
    if (run.some(hasOwnText)) parts.push(run)
    else for (const node of run) parts.push([node])
    run = []
  }
  for (const node of children) {
    if (isInline(node)) run.push(node)
    else if (isParent(node)) {
      endRun()
      parts.push([node])
    }
  }
  endRun()
  return parts
}

function hasOwnText(node: AnyNode): boolean {
  return isText(node) && node.data.trim() !== ''
}

function isListItem(node: AnyNode): boolean {
  return isElement(node) && node.name === 'li'
}
