import { type AnyNode, adapter, type Element, isElement, isText, Text } from '../page/index.js'
import { isInlineName } from './line-elements.js'
import type { Block, Box } from './outline.js'

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
 * A copy of what holds the kept blocks, without the rest. The page's own tree stays whole for
 * other selectors. Lines are broken around block elements, so that `text` runs no words together.
 */
export function copyKept(root: Element, kept: ReadonlySet<Block>, boxes: readonly Box[]): Copy {
  const copier = new Copier(kept, boxes)
  return { element: copier.copy(root), originOf: (copied) => copier.origins.get(copied) }
}

class Copier {
  readonly origins = new Map<Element, Element>()
  readonly #texts = new Set<Text>()
  /** Elements with kept text in them. */
  readonly #holders = new Set<AnyNode>()
  /** Boxes of which at least half is kept: media and rules in them stay. */
  readonly #mostly = new Set<Element>()

  constructor(kept: ReadonlySet<Block>, boxes: readonly Box[]) {
    const words = new Float64Array(boxes.length)
    for (const { box, texts, measure } of kept) {
      words[box.index] = (words[box.index] ?? 0) + measure.words
      for (const text of texts) this.#hold(text)
    }
    for (let at = boxes.length - 1; at >= 0; at--) {
      const box = boxes[at]
      if (!box) continue
      const own = words[at] ?? 0
      if (own > 0 && own * 2 >= box.words) this.#mostly.add(box.element)
      if (box.parent) words[box.parent.index] = (words[box.parent.index] ?? 0) + own
    }
  }

  copy(element: Element, mostly = true): Element {
    const copied = this.#withoutChildren(element, this.#nameOf(element))
    const within = this.#mostly.has(element) || (mostly && isInlineName(element.name))
    for (const node of element.children) this.#child(copied, node, within)
    return copied
  }

  #child(parent: Element, node: AnyNode, mostly: boolean): void {
    if (isText(node)) {
      if (this.#texts.has(node)) adapter.appendChild(parent, new Text(node.data))
      return
    }
    if (!isElement(node)) return
    if (!this.#holders.has(node)) {
      if (mostly && showsSomething(node)) adapter.appendChild(parent, this.#wholeCopy(node))
      else if (CELLS.has(node.name)) adapter.appendChild(parent, this.#emptyCell(node))
      return
    }
    const block = !isInlineName(node.name) && parent.name !== 'pre'
    if (block) adapter.appendChild(parent, new Text('\n'))
    adapter.appendChild(parent, this.copy(node, mostly))
    if (block) adapter.appendChild(parent, new Text('\n'))
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
    const copied = adapter.createElement(cell.name, cell.namespace, [])
    this.origins.set(copied, cell)
    return copied
  }

  #withoutChildren(element: Element, name = element.name): Element {
    const copied = element.withoutChildren(name)
    this.origins.set(copied, element)
    return copied
  }

  #hold(text: Text): void {
    this.#texts.add(text)
    for (let node = text.parent; node && !this.#holders.has(node); node = node.parent) {
      this.#holders.add(node)
    }
  }
}

/** Media, or nothing but media. */
function showsSomething(element: Element): boolean {
  if (SHOWN.has(element.name)) return true
  const inner = element.children.filter(isElement)
  return inner.length > 0 && inner.length <= 3 && inner.every(showsSomething)
}
