import { computeOnce } from '../lib/data/lazy.js'
import { CodeLines } from '../lib/text/code-lines.js'
import {
  type AnyNode,
  adapter,
  type Element,
  HTML,
  isElement,
  isText,
  Text,
} from '../page/index.js'
import { type Block, type Box, sumValuesByBox } from './blocks.js'
import { DISPLAY, getTag, isInlineElement } from './features/element-tags.js'
import { isBesideMedia, isMediaElement, MEDIA } from './media-elements.js'

/** Cells of tables. They are copied even without kept text, so that columns stay in place. */
const CELLS = new Set(['td', 'th'])
const SPANS = new Set(['colspan', 'rowspan'])

export type Copy = ReturnType<typeof copyKeptSubtree>

/** Copies an element with only the kept blocks. Adds line breaks around block elements. */
export function copyKeptSubtree(root: Box, kept: ReadonlySet<Block>, boxes: readonly Box[]) {
  // Texts to copy, in the order in which the tree is walked.
  const texts = [...kept].flatMap((block) => block.texts)
  let textAt = 0
  const findFirstTexts = computeOnce(() => new Set([...kept].map((block) => block.texts[0])))
  /** Lines of the `pre` that is being copied. */
  let code: CodeLines | undefined
  const words = sumValuesByBox(boxes, kept, ({ measure }) => measure.words)
  const counts = sumValuesByBox(boxes, kept, () => 1)
  /** Boxes with kept text, in document order. */
  const holders = boxes.filter(({ index }) => index >= root.index && (counts[index] ?? 0) > 0)
  let boxAt = 0
  /** Copied elements. `origins` holds their originals in the same order. */
  const copies: Element[] = []
  const origins: Element[] = []
  const findOrigins = computeOnce(() => new Map(copies.map((one, at) => [one, origins[at]])))

  function copyWithKeptText(element: Element, keepsMedia: boolean): Element {
    // A `noscript` would hide its content if scripts are on.
    const name = element.name === 'noscript' ? 'div' : element.name
    const copied = copyWithoutChildren(element, name)
    const copiesMedia = isMostlyKept(element) || keepsMedia
    const codeAround = code
    if (name === 'pre') code ??= new CodeLines()
    let kept: AnyNode | null | undefined
    for (const node of element.children) {
      if (kept === undefined) kept = findNextKeptChild(element)
      if (node !== kept) {
        if (code && isBlankCode(node)) appendBlankCode(copied, node)
        else if (isElement(node)) appendWithoutText(copied, node, copiesMedia)
        continue
      }
      if (isElement(node)) appendElementCopy(copied, node, copiesMedia)
      else appendKeptText(copied, texts[textAt++]?.data ?? '')
      kept = undefined
    }
    code = codeAround
    return copied
  }

  function appendKeptText(parent: Element, text: string): void {
    appendText(parent, code?.addText(text) ?? text)
  }

  function appendText(parent: Element, text: string): void {
    if (text !== '') adapter.appendChild(parent, new Text(text))
  }

  function findNextKeptChild(element: Element): AnyNode | null {
    let node: AnyNode | null = texts[textAt] ?? null
    while (node && node.parent !== element) node = node.parent
    return node
  }

  function isMostlyKept(element: Element): boolean {
    const box = holders[boxAt]
    if (box?.element !== element) return false
    boxAt++
    const own = words[box.index] ?? 0
    return own > 0 && own * 2 >= box.words
  }

  function appendElementCopy(parent: Element, element: Element, keepsMedia: boolean): void {
    const isInline = isInlineElement(element.name)
    appendOnOwnLines(parent, element, () => copyWithKeptText(element, keepsMedia && isInline))
  }

  /** Appends a copy, with line breaks around it if it is a block. */
  function appendOnOwnLines(parent: Element, element: Element, copy: () => Element): void {
    const isInline = isInlineElement(element.name) || element.namespace !== HTML
    if (isInline || (code && CELLS.has(element.name))) adapter.appendChild(parent, copy())
    else {
      appendText(parent, code?.startBlock() ?? '\n')
      adapter.appendChild(parent, copy())
      if (code) code.endBlock()
      else appendText(parent, '\n')
    }
  }

  /** Appends blank text of code. A `br` becomes a line break, since it would be lost in text. */
  function appendBlankCode(parent: Element, node: AnyNode): void {
    if (isText(node)) appendKeptText(parent, node.data)
    else if (isElement(node)) {
      if (node.name === 'br') appendText(parent, code?.addBr() ?? '\n')
      else appendOnOwnLines(parent, node, () => copyBlankCode(node))
    }
  }

  function copyBlankCode(element: Element): Element {
    const copied = copyWithoutChildren(element)
    for (const node of element.children) appendBlankCode(copied, node)
    return copied
  }

  function appendWithoutText(parent: Element, element: Element, keepsMedia: boolean): void {
    if (element.name === 'br') {
      if (keepsMedia || isWithinBlock()) appendLineBreak(parent, element)
    } else if (keepsMedia && isMediaElement(element))
      adapter.appendChild(parent, copyMediaElement(element))
    else if (CELLS.has(element.name)) adapter.appendChild(parent, copyCellWithoutText(element))
  }

  /** True if the next text continues the block of the last one. */
  function isWithinBlock(): boolean {
    const next = texts[textAt]
    return textAt > 0 && next !== undefined && !findFirstTexts().has(next)
  }

  /** Appends a `br` and white space, which keeps the lines apart where only text is read. */
  function appendLineBreak(parent: Element, br: Element): void {
    adapter.appendChild(parent, copyWithoutChildren(br))
    adapter.appendChild(parent, new Text('\n'))
  }

  /** Copies an element of media without the texts in it, which were not kept, except those of a formula. */
  function copyMediaElement(element: Element, isFormula = element.name === 'math'): Element {
    const copied = copyWithoutChildren(element)
    for (const node of element.children) {
      if (isText(node)) {
        if (isFormula || node.data.trim() === '') adapter.appendChild(copied, new Text(node.data))
      } else if (isElement(node) && !isBesideMedia(node)) {
        adapter.appendChild(copied, copyMediaElement(node, isFormula || node.name === 'math'))
      }
    }
    return copied
  }

  function copyCellWithoutText(cell: Element): Element {
    const spans = cell.listAttributes().filter(({ name }) => SPANS.has(name))
    return recordCopyOrigin(cell, adapter.createElement(cell.name, cell.namespace, spans))
  }

  function copyWithoutChildren(element: Element, name = element.name): Element {
    return recordCopyOrigin(element, element.cloneWithoutChildren(name))
  }

  function recordCopyOrigin(origin: Element, copied: Element): Element {
    copies.push(copied)
    origins.push(origin)
    return copied
  }

  const element = copyWithKeptText(root.element, isInlineElement(root.element.name))
  return {
    element,
    findOrigin: (copied: Element) => findOrigins().get(copied),
  }
}

/** True for white space, a `br`, and an element of nothing else, such as an empty line of code. */
function isBlankCode(node: AnyNode): boolean {
  if (isText(node)) return node.data.trim() === ''
  if (!isElement(node)) return false
  if (node.name === 'br') return true
  if (MEDIA.has(node.name)) return false
  const { display } = getTag(node.name)
  const isLine = display === DISPLAY.block && node.children.length > 0
  return (isLine || display === DISPLAY.inline) && node.children.every(isBlankCode)
}
