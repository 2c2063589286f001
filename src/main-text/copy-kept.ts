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
import { isInlineName } from './features/line-elements.js'

/** Shows something without text of its own, so it stays where the text around it stays. */
const SHOWN = new Set('img picture video audio hr br math'.split(' '))

/** An empty cell keeps the others in their columns. */
const CELLS = new Set(['td', 'th'])

export interface Copy {
  readonly element: Element
  /** The page's element that one in the copy is made of. */
  originOf(copied: Element): Element | undefined
}

/**
 * A copy of the box that holds the kept blocks, without the rest. The page's own tree stays whole for
 * other selectors. Lines are broken around block elements, so that `text` runs no words together.
 */
export function copyKept(holder: Box, kept: ReadonlySet<Block>, boxes: readonly Box[]): Copy {
  const copier = new Copier(holder, kept, boxes)
  const element = copier.copy(holder.element, isInlineName(holder.element.name))
  return { element, originOf: (copied) => copier.originOf(copied) }
}

/** Walks what is kept in the order of the page: what comes next says what an element holds. */
class Copier {
  readonly #texts: Text[] = []
  #nextText = 0
  /** Those with kept text in them. */
  readonly #boxes: readonly Box[]
  #nextBox = 0
  /** By box: its words that are kept. */
  readonly #words: Float64Array
  /** Both in one order; most callers never ask which is whose. */
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

  /** `mostly` is whether media around it stay. */
  copy(element: Element, mostly: boolean): Element {
    const copied = this.#withoutChildren(element, this.#nameOf(element))
    const within = this.#isMostlyKept(element) || mostly
    let held: AnyNode | null | undefined
    for (const node of element.children) {
      if (held === undefined) held = this.#heldIn(element)
      if (node !== held) {
        if (isElement(node)) this.#left(copied, node, within)
        continue
      }
      if (isElement(node)) this.#kept(copied, node, within)
      else this.#text(copied)
      held = undefined
    }
    return copied
  }

  /** The child that the next kept text is, or stands in; `null` where it is not part of the element. */
  #heldIn(element: Element): AnyNode | null {
    let node: AnyNode | null = this.#texts[this.#nextText] ?? null
    while (node && node.parent !== element) node = node.parent
    return node
  }

  /** Media and rules stay in an element of whose words at least half are kept. */
  #isMostlyKept(element: Element): boolean {
    const box = this.#boxes[this.#nextBox]
    if (box?.element !== element) return false
    this.#nextBox++
    const words = this.#words[box.index] ?? 0
    return words > 0 && words * 2 >= box.words
  }

  #text(parent: Element): void {
    const text = this.#texts[this.#nextText++]
    if (text) adapter.appendChild(parent, new Text(text.data))
  }

  #kept(parent: Element, element: Element, mostly: boolean): void {
    const isInline = isInlineName(element.name)
    const isBlock = !isInline && element.namespace === HTML && parent.name !== 'pre'
    if (isBlock) adapter.appendChild(parent, new Text('\n'))
    adapter.appendChild(parent, this.copy(element, mostly && isInline))
    if (isBlock) adapter.appendChild(parent, new Text('\n'))
  }

  #left(parent: Element, element: Element, mostly: boolean): void {
    if (mostly && showsSomething(element)) adapter.appendChild(parent, this.#wholeCopy(element))
    else if (CELLS.has(element.name)) adapter.appendChild(parent, this.#emptyCell(element))
  }

  /** What a page shows readers without scripts is its text where nothing else is. */
  #nameOf({ name }: Element): string {
    return name === 'noscript' ? 'div' : name
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

/** More beside each other than a frame around media has. */
const MOST_MEDIA = 3

/** Media, or nothing but media. */
function showsSomething(element: Element): boolean {
  if (SHOWN.has(element.name)) return true
  let inner = 0
  for (const node of element.children) {
    if (!isElement(node)) continue
    if (++inner > MOST_MEDIA || !showsSomething(node)) return false
  }
  return inner > 0
}
