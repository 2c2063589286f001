import { type Document, type Element, HTML, isElement, type ParentNode } from '../page/index.js'

/** Selectors come in lower case; SVG's `linearGradient` and its like keep theirs in the tree. */
export function nameOf({ namespace, name }: Element): string {
  return namespace === HTML ? name : name.toLowerCase()
}

/**
 * A page's elements in document order, numbered, so that those in another are a range of them: rules
 * by the dozen go through a list, and those that name a tag through the elements of that name.
 * What stands in a template is not in the page.
 */
export class DocumentOrder {
  readonly #all: Element[] = []
  readonly #byName = new Map<string, Element[]>()

  /** Elements of the page itself. */
  readonly size: number

  constructor(document: Document) {
    this.#numberBelow(document)
    this.size = this.#all.length
  }

  /** Numbers a tree apart from the page, which comes after all that is numbered. */
  append(root: Element): void {
    this.#number(root)
  }

  /** The elements below `scope`, those of other names left out where `names` are given. */
  below(scope: Document | Element, names: ReadonlySet<string> | undefined): readonly Element[] {
    const [start, end] = isElement(scope) ? [scope.start + 1, scope.end] : [0, this.size]
    if (names === undefined || end - start < FEW) return this.#all.slice(start, end)
    const named = [...names].flatMap((name) => this.#named(name, start, end))
    return names.size === 1 ? named : named.sort(inOrder)
  }

  #named(name: string, start: number, end: number): readonly Element[] {
    const named = this.#byName.get(name) ?? []
    return named.slice(firstFrom(start, named), firstFrom(end, named))
  }

  #numberBelow(parent: ParentNode): void {
    for (const node of parent.children) if (isElement(node)) this.#number(node)
  }

  #number(element: Element): void {
    const name = nameOf(element)
    element.start = this.#all.push(element) - 1
    const named = this.#byName.get(name)
    if (named) named.push(element)
    else this.#byName.set(name, [element])
    if (name !== 'template') this.#numberBelow(element)
    element.end = this.#all.length
  }
}

/** Elements that are gone through faster than the place of the first in a list is found. */
const FEW = 32

export function inOrder(left: Element, right: Element) {
  return left.start - right.start
}

/** Where in a list in document order the elements from a number on begin. */
function firstFrom(start: number, elements: readonly Element[]): number {
  let [low, high] = [0, elements.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((elements[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}
