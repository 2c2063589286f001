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
import { type Block, type Box, sumValuesByBox } from './blocks.js'
import { isInlineElement } from './features/element-tags.js'

const MEDIA = new Set('img picture video audio hr br math'.split(' '))

/** Cells of tables. They are copied even without kept text, so that columns stay in place. */
const CELLS = new Set(['td', 'th'])

export type Copy = ReturnType<typeof copyKeptSubtree>

/** Copies an element with only the kept blocks. Adds line breaks around block elements. */
export function copyKeptSubtree(root: Box, kept: ReadonlySet<Block>, boxes: readonly Box[]) {
  // Texts to copy, in the order in which the tree is walked.
  const texts = [...kept].flatMap((block) => block.texts)
  let textAt = 0
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
    let kept: AnyNode | null | undefined
    for (const node of element.children) {
      if (kept === undefined) kept = findNextKeptChild(element)
      if (node !== kept) {
        if (isElement(node)) appendMediaOrCell(copied, node, copiesMedia)
        continue
      }
      if (isElement(node)) appendElementCopy(copied, node, copiesMedia)
      else adapter.appendChild(copied, new Text(texts[textAt++]?.data ?? ''))
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

  function appendElementCopy(parent: Element, element: Element, keepsMedia: boolean): void {
    const isInline = isInlineElement(element.name)
    const isBlock = !isInline && element.namespace === HTML && parent.name !== 'pre'
    if (isBlock) adapter.appendChild(parent, new Text('\n'))
    adapter.appendChild(parent, copyWithKeptText(element, keepsMedia && isInline))
    if (isBlock) adapter.appendChild(parent, new Text('\n'))
  }

  function appendMediaOrCell(parent: Element, element: Element, keepsMedia: boolean): void {
    if (keepsMedia && isMediaElement(element))
      adapter.appendChild(parent, copyMediaElement(element))
    else if (CELLS.has(element.name)) adapter.appendChild(parent, copyCellWithoutText(element))
  }

  /** Copies an element of media without the texts in it, which were not kept, except those of a formula. */
  function copyMediaElement(element: Element, isFormula = element.name === 'math'): Element {
    const copied = copyWithoutChildren(element)
    for (const node of element.children) {
      if (isText(node)) {
        if (isFormula || node.data.trim() === '') adapter.appendChild(copied, new Text(node.data))
      } else if (isElement(node) && !BESIDE_MEDIA.has(node.name)) {
        adapter.appendChild(copied, copyMediaElement(node, isFormula || node.name === 'math'))
      }
    }
    return copied
  }

  function copyCellWithoutText(cell: Element): Element {
    return recordCopyOrigin(cell, adapter.createElement(cell.name, cell.namespace, []))
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

/** Maximum number of pictures in an element that is no figure. */
const MAX_MEDIA = 3

/** Elements beside pictures that are left out without them. */
const BESIDE_MEDIA = new Set('button figcaption script style svg'.split(' '))

/** Elements that may hold the credit of a picture, which is left out without it. */
const CAPTIONED = new Set(['figure', 'p'])

/** Tests for elements that hold pictures or formulas, and nothing else that could be shown. */
function isMediaElement({ name, children }: Element): boolean {
  if (MEDIA.has(name)) return true
  const inner = children.filter(isElement).filter((child) => !BESIDE_MEDIA.has(child.name))
  if (inner.length > MAX_MEDIA && name !== 'figure') return false
  const isBare = children.every((node) => !isText(node) || node.data.trim() === '')
  if (!isBare && !CAPTIONED.has(name)) return false
  return inner.some((child) => isBare || child.name !== 'br') && inner.every(isMediaElement)
}
