import {
  type AnyNode,
  adapter,
  type Element,
  HTML,
  isElement,
  isText,
  Text,
} from '../page/index.js'
import type { Block, Box } from './blocks.js'
import { isInlineElement } from './features/element-tags.js'

/** Elements without text, which are kept with the text around them. */
const MEDIA = new Set('img picture video audio hr br math'.split(' '))

/** Elements kept although empty, so that others stay in their columns. */
const CELLS = new Set(['td', 'th'])

export interface Copy {
  readonly element: Element
  /** Returns the page's element from which one in the copy was made. */
  originOf(copied: Element): Element | undefined
}

/**
 * Copies the kept blocks of a box, and leaves the page's own tree unchanged for other selectors.
 * Lines are broken around block elements, so that `text` runs no words together.
 */
export function copyKept(holder: Box, kept: ReadonlySet<Block>, boxes: readonly Box[]): Copy {
  const copier = new Copier(holder, kept, boxes)
  const element = copier.copy(holder.element, isInlineElement(holder.element.name))
  return { element, originOf: (copied) => copier.originOf(copied) }
}

/** Walks the tree and the kept texts in step: the next kept text decides which child is copied. */
class Copier {
  readonly #texts: Text[] = []
  #nextText = 0
  /** Boxes with kept text. */
  readonly #boxes: readonly Box[]
  #nextBox = 0
  /** Kept words, by box. */
  readonly #words: Float64Array
  /** Parallel to `#origins`; indexed only for callers who ask for an origin. */
  readonly #copies: Element[] = []
  readonly #origins: Element[] = []
  #originByCopy: ReadonlyMap<Element, Element | undefined> | undefined

  constructor(holder: Box, kept: ReadonlySet<Block>, boxes: readonly Box[]) {
    const words = new Float64Array(boxes.length)
    const holds = new Uint8Array(boxes.length)
    for (const { box, texts, measure } of kept) {
      words[box.index] = (words[box.index] ?? 0) + measure.words
      holds[box.index] = 1
      for (const text of texts) this.#texts.push(text)
    }
    for (let at = boxes.length - 1; at > holder.index; at--) {
      const parent = boxes[at]?.parent
      if (!parent || holds[at] === 0) continue
      words[parent.index] = (words[parent.index] ?? 0) + (words[at] ?? 0)
      holds[parent.index] = 1
    }
    this.#words = words
    this.#boxes = boxes.filter(({ index }) => index >= holder.index && holds[index] === 1)
  }

  originOf(copied: Element): Element | undefined {
    this.#originByCopy ??= new Map(this.#copies.map((copy, at) => [copy, this.#origins[at]]))
    return this.#originByCopy.get(copied)
  }

  /** @param mostly true if most of the parent is kept, and with it the media */
  copy(element: Element, mostly: boolean): Element {
    // The content of `noscript` is shown, which is markup only where scripts are off.
    const name = element.name === 'noscript' ? 'div' : element.name
    const copied = this.#withoutChildren(element, name)
    const keepsMedia = this.#isMostlyKept(element) || mostly
    let kept: AnyNode | null | undefined
    for (const node of element.children) {
      if (kept === undefined) kept = this.#nextKeptChild(element)
      if (node !== kept) {
        if (isElement(node)) this.#addUnkept(copied, node, keepsMedia)
        continue
      }
      if (isElement(node)) this.#addKept(copied, node, keepsMedia)
      else this.#addText(copied)
      kept = undefined
    }
    return copied
  }

  /** Finds the child with the next kept text; `null` if that is outside the element. */
  #nextKeptChild(element: Element): AnyNode | null {
    let node: AnyNode | null = this.#texts[this.#nextText] ?? null
    while (node && node.parent !== element) node = node.parent
    return node
  }

  /** True if at least half of the element's words are kept. */
  #isMostlyKept(element: Element): boolean {
    const box = this.#boxes[this.#nextBox]
    if (box?.element !== element) return false
    this.#nextBox++
    const words = this.#words[box.index] ?? 0
    return words > 0 && words * 2 >= box.words
  }

  #addText(parent: Element): void {
    const text = this.#texts[this.#nextText++]
    if (text) adapter.appendChild(parent, new Text(text.data))
  }

  #addKept(parent: Element, element: Element, mostly: boolean): void {
    const isInline = isInlineElement(element.name)
    const isBlock = !isInline && element.namespace === HTML && parent.name !== 'pre'
    if (isBlock) adapter.appendChild(parent, new Text('\n'))
    adapter.appendChild(parent, this.copy(element, mostly && isInline))
    if (isBlock) adapter.appendChild(parent, new Text('\n'))
  }

  #addUnkept(parent: Element, element: Element, mostly: boolean): void {
    if (mostly && isMedia(element)) adapter.appendChild(parent, this.#wholeCopy(element))
    else if (CELLS.has(element.name)) adapter.appendChild(parent, this.#emptyCell(element))
  }

  #wholeCopy(element: Element): Element {
    const copied = this.#withoutChildren(element)
    for (const node of element.children) {
      if (isText(node)) adapter.appendChild(copied, new Text(node.data))
      else if (isElement(node)) adapter.appendChild(copied, this.#wholeCopy(node))
    }
    return copied
  }

  #emptyCell(cell: Element): Element {
    return this.#noted(cell, adapter.createElement(cell.name, cell.namespace, []))
  }

  #withoutChildren(element: Element, name = element.name): Element {
    return this.#noted(element, element.withoutChildren(name))
  }

  #noted(origin: Element, copied: Element): Element {
    this.#copies.push(copied)
    this.#origins.push(origin)
    return copied
  }
}

/** Frames around media hold fewer elements. */
const MAX_MEDIA = 3

/** True for media and elements with nothing but media. */
function isMedia(element: Element): boolean {
  if (MEDIA.has(element.name)) return true
  let inner = 0
  for (const node of element.children) {
    if (!isElement(node)) continue
    if (++inner > MAX_MEDIA || !isMedia(node)) return false
  }
  return inner > 0
}
