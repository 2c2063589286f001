import { addToList } from '../../lib/data/multimap.js'
import { type Document, type Element, HTML, isElement, type ParentNode } from '../../page/index.js'

/** Returns an element's name in lower case, as selectors are compiled; SVG names have upper case in the tree. */
export function toSelectorName({ namespace, name }: Element): string {
  return namespace === HTML ? name : name.toLowerCase()
}

/** True if a list separated by white space contains a word (WHATWG DOM, section 4.9). */
export function hasWord(words: string | undefined, word: string): boolean {
  if (words === undefined || words.length < word.length) return false
  if (words.length === word.length) return words === word
  for (let at = words.indexOf(word); at !== -1; at = words.indexOf(word, at + 1)) {
    if (isEdge(words, at - 1) && isEdge(words, at + word.length)) return true
  }
  return false
}

/** True if there is white space at an index (WHATWG Infra, section 4.6), or the index is outside the text. */
function isEdge(text: string, at: number): boolean {
  const code = at < 0 || at >= text.length ? 0x20 : text.charCodeAt(at)
  return code === 0x20 || (code <= 0x0d && code >= 0x09 && code !== 0x0b)
}

/** Key by which elements are indexed: a tag or a class. */
export interface Key {
  readonly kind: 'tag' | 'class'
  readonly value: string
}

/** A range of a list of elements, given by indexes instead of a copy. */
export interface ElementRange {
  readonly elements: readonly Element[]
  readonly from: number
  /** Index after the last element. */
  readonly to: number
}

/** Numbers a page's elements in document order, and indexes them by tag and class. */
export class DocumentOrder {
  readonly #all: Element[] = []
  /** Elements by tag name, made when the first name is searched. */
  #byName: ElementGroups | undefined
  readonly #byClass = new Map<string, readonly Element[]>()
  /** Elements by their whole attribute `class`, since a page has few different values of it. */
  #byClasses: ElementGroups | undefined

  /** Number of the page's elements. */
  readonly size: number

  constructor(document: Document) {
    this.#numberBelow(document)
    this.size = this.#all.length
  }

  /** Numbers the elements of a tree that is separate from the page, after all other elements. */
  append(root: Element): void {
    this.#number(root)
    this.#byName = undefined
    this.#byClass.clear()
    this.#byClasses = undefined
  }

  findNamed(name: string): readonly Element[] {
    this.#byName ??= groupBy(this.#all, toSelectorName)
    return this.#byName.get(name) ?? []
  }

  /** Returns the elements below `scope`; if these are many and `keys` are given, only those with one of the keys. */
  findBelow(scope: Document | Element, keys: readonly Key[] | undefined): ElementRange {
    const { start, end } = this.#bounds(scope)
    if (keys === undefined || end - start < FEW)
      return { elements: this.#all, from: start, to: end }
    const [only] = keys
    if (only && keys.length === 1) return this.findHaving(only, scope)
    const lists = keys.map((key) => {
      const { elements, from, to } = this.findHaving(key, scope)
      return elements.slice(from, to)
    })
    const elements = [...new Set(lists.flat())].sort(compareOrder)
    return { elements, from: 0, to: elements.length }
  }

  findHaving(key: Key, scope: Document | Element): ElementRange {
    const { start, end } = this.#bounds(scope)
    return findRange(this.#allHaving(key), start, end)
  }

  #bounds(scope: Document | Element) {
    return isElement(scope)
      ? { start: scope.start + 1, end: scope.end }
      : { start: 0, end: this.size }
  }

  #allHaving({ kind, value }: Key): readonly Element[] {
    return kind === 'tag' ? this.findNamed(value) : this.#classed(value)
  }

  #classed(name: string): readonly Element[] {
    const known = this.#byClass.get(name)
    if (known) return known
    this.#byClasses ??= groupBy(this.#all, (element) => element.peek('class'))
    const classed: Element[] = []
    for (const [classes, elements] of this.#byClasses)
      if (hasWord(classes, name)) for (const element of elements) classed.push(element)
    classed.sort(compareOrder)
    this.#byClass.set(name, classed)
    return classed
  }

  #numberBelow({ children }: ParentNode): void {
    for (const node of children) if (isElement(node)) this.#number(node)
  }

  #number(element: Element): void {
    element.start = this.#all.push(element) - 1
    if (element.name !== 'template') this.#numberBelow(element)
    element.end = this.#all.length
  }
}

type ElementGroups = ReadonlyMap<string, readonly Element[]>

function groupBy(
  elements: readonly Element[],
  findKey: (element: Element) => string | undefined,
): ElementGroups {
  const groups = new Map<string, Element[]>()
  for (const element of elements) {
    const key = findKey(element)
    if (key !== undefined) addToList(groups, key, element)
  }
  return groups
}

/** Minimum number of elements for which searching a list is faster than testing each element. */
const FEW = 32

export function compareOrder(left: Element, right: Element) {
  return left.start - right.start
}

/** Returns the range of elements with a number of at least `start` and below `end`. */
function findRange(elements: readonly Element[], start: number, end: number): ElementRange {
  return { elements, from: findFirstFrom(start, elements), to: findFirstFrom(end, elements) }
}

/** Finds the index of the first element numbered `start` or higher, by bisection. */
function findFirstFrom(start: number, elements: readonly Element[]): number {
  let [low, high] = [0, elements.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((elements[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}
