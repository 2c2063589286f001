import { computeOnce } from '../lib/data/lazy.js'
import {
  type AnyNode,
  adapter,
  type Element,
  HTML,
  isElement,
  isText,
  Text,
} from '../page/index.js'
import { type Block, type Box, sumByBox } from './blocks.js'
import { isInlineElement } from './features/element-tags.js'

/** Names of elements without text that are kept with the text around them. */
const MEDIA = new Set('img picture video audio hr br math'.split(' '))

/** Names of table cells. A cell without kept text is copied empty, so that the next cells stay in their columns. */
const CELLS = new Set(['td', 'th'])

export type Copy = ReturnType<typeof copyKept>

/**
 * Copies the kept blocks of a box into new elements, so that the page's own tree stays unchanged for other selectors.
 * Adds line breaks around block elements, so that the text of the copy has no words run together.
 */
export function copyKept(holder: Box, kept: ReadonlySet<Block>, boxes: readonly Box[]) {
  // Walks the tree and the kept texts in step: the next kept text decides which child is copied.
  const texts = [...kept].flatMap((block) => block.texts)
  let textAt = 0
  const words = sumByBox(boxes, kept, ({ measure }) => measure.words)
  const counts = sumByBox(boxes, kept, () => 1)
  /** Boxes with kept text, in document order. */
  const holders = boxes.filter(({ index }) => index >= holder.index && (counts[index] ?? 0) > 0)
  let boxAt = 0
  /** Copied elements, in the same order as `origins`. */
  const copies: Element[] = []
  const origins: Element[] = []
  const findOrigins = computeOnce(() => new Map(copies.map((one, at) => [one, origins[at]])))

  /** Copies an element with its kept text, and with its media if most of its words are kept. */
  function copyWithKeptText(element: Element, keepsMedia: boolean): Element {
    // Renames `noscript`, so that its content is shown as markup even where scripts are on.
    const name = element.name === 'noscript' ? 'div' : element.name
    const copied = copyWithoutChildren(element, name)
    const copiesMedia = isMostlyKept(element) || keepsMedia
    let kept: AnyNode | null | undefined
    for (const node of element.children) {
      if (kept === undefined) kept = findNextKeptChild(element)
      if (node !== kept) {
        if (isElement(node)) appendMediaOrCell(copied, node, copiesMedia)
        continue
      }
      if (isElement(node)) appendElementCopy(copied, node, copiesMedia)
      else appendNextText(copied)
      kept = undefined
    }
    return copied
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

  function appendNextText(parent: Element): void {
    const text = texts[textAt++]
    if (text) adapter.appendChild(parent, new Text(text.data))
  }

  function appendElementCopy(parent: Element, element: Element, keepsMedia: boolean): void {
    const isInline = isInlineElement(element.name)
    const isBlock = !isInline && element.namespace === HTML && parent.name !== 'pre'
    if (isBlock) adapter.appendChild(parent, new Text('\n'))
    adapter.appendChild(parent, copyWithKeptText(element, keepsMedia && isInline))
    if (isBlock) adapter.appendChild(parent, new Text('\n'))
  }

  function appendMediaOrCell(parent: Element, element: Element, keepsMedia: boolean): void {
    if (keepsMedia && isMedia(element)) adapter.appendChild(parent, copyWholeElement(element))
    else if (CELLS.has(element.name)) adapter.appendChild(parent, copyCellWithoutText(element))
  }

  function copyWholeElement(element: Element): Element {
    const copied = copyWithoutChildren(element)
    for (const node of element.children) {
      if (isText(node)) adapter.appendChild(copied, new Text(node.data))
      else if (isElement(node)) adapter.appendChild(copied, copyWholeElement(node))
    }
    return copied
  }

  function copyCellWithoutText(cell: Element): Element {
    return recordOrigin(cell, adapter.createElement(cell.name, cell.namespace, []))
  }

  function copyWithoutChildren(element: Element, name = element.name): Element {
    return recordOrigin(element, element.cloneWithoutChildren(name))
  }

  function recordOrigin(origin: Element, copied: Element): Element {
    copies.push(copied)
    origins.push(origin)
    return copied
  }

  const element = copyWithKeptText(holder.element, isInlineElement(holder.element.name))
  return {
    element,
    findOrigin: (copied: Element) => findOrigins().get(copied),
  }
}

const MAX_MEDIA = 3

/** True for media, and for elements whose child elements are only media. */
function isMedia(element: Element): boolean {
  if (MEDIA.has(element.name)) return true
  let inner = 0
  for (const node of element.children) {
    if (!isElement(node)) continue
    if (++inner > MAX_MEDIA || !isMedia(node)) return false
  }
  return inner > 0
}
