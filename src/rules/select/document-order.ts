import { addToList } from '../../lib/data/multimap.js'
import { type Document, type Element, HTML, isElement, type ParentNode } from '../../page/index.js'

/** Returns an element's lowercase name, as in compiled selectors. */
export function toSelectorName({ namespace, name }: Element): string {
  return namespace === HTML ? name : name.toLowerCase()
}

/** True if `word` is one of the `words`, which white space separates (WHATWG DOM, section 4.9). */
export function hasWord(words: string | undefined, word: string): boolean {
  if (words === undefined || words.length < word.length) return false
  if (words.length === word.length) return words === word
  // A search for a long word may take the product of both lengths.
  if (word.length > SEARCHED_CHARS) return words.split(WHITE_SPACE).includes(word)
  for (let at = words.indexOf(word); at !== -1; at = words.indexOf(word, at + 1)) {
    if (isWordBoundary(words, at - 1) && isWordBoundary(words, at + word.length)) return true
  }
  return false
}

const SEARCHED_CHARS = 64
const WHITE_SPACE = /[\t\n\f\r ]/

function isWordBoundary(text: string, at: number): boolean {
  const code = at < 0 || at >= text.length ? 0x20 : text.charCodeAt(at)
  return code === 0x20 || (code <= 0x0d && code >= 0x09 && code !== 0x0b)
}

/** Tag or class by which elements are indexed. */
export interface Key {
  readonly kind: 'tag' | 'class'
  readonly value: string
}

/** Numbers and indexes a page's elements in document order. */
export class DocumentOrder {
  /** Elements that selectors may find, in document order. */
  readonly #all: Element[] = []
  #byName: ElementGroups | undefined
  readonly #byClass = new Map<string, readonly Element[]>()
  /** Elements by the whole value of their `class`. */
  #byClasses: ElementGroups | undefined

  /** Number of the page's elements, without appended trees. */
  readonly size: number
  #next = 0

  constructor(document: Document) {
    const { elements } = document
    if (!elements) {
      this.#assignDescendantNumbers(document)
      this.size = this.#next
      return
    }
    setSubtreeEndNumbers(elements.list)
    this.#all = [...elements.list]
    this.size = this.#next = elements.size
  }

  appendTree(root: Element): void {
    this.#assignElementNumbers(root)
    this.#byName = undefined
    this.#byClass.clear()
    this.#byClasses = undefined
  }

  findByTagName(name: string): readonly Element[] {
    this.#byName ??= groupElements(this.#all, toSelectorName)
    return this.#byName.get(name) ?? []
  }

  findCandidatesBelow(
    scope: Document | Element,
    keys: readonly Key[] | undefined,
  ): readonly Element[] {
    const count = isElement(scope) ? scope.end - scope.start : this.size
    if (keys === undefined || count < FEW) return this.#selectDescendants(scope, this.#all)
    const [only] = keys
    if (only && keys.length === 1) return this.findByKey(only, scope)
    const lists = keys.map((key) => this.findByKey(key, scope))
    return [...new Set(lists.flat())].sort(compareOrder)
  }

  findByKey(key: Key, scope: Document | Element): readonly Element[] {
    return this.#selectDescendants(scope, this.#findByKey(key))
  }

  #selectDescendants(scope: Document | Element, elements: readonly Element[]): readonly Element[] {
    if (!isElement(scope)) return elements.slice(0, findLowerBound(this.size, elements))
    const from = findLowerBound(scope.start + 1, elements)
    return elements.slice(from, findLowerBound(scope.end, elements))
  }

  #findByKey({ kind, value }: Key): readonly Element[] {
    return kind === 'tag' ? this.findByTagName(value) : this.#findByClass(value)
  }

  #findByClass(name: string): readonly Element[] {
    const known = this.#byClass.get(name)
    if (known) return known
    this.#byClasses ??= groupElements(this.#all, (element) => element.peekAttribute('class'))
    const classed: Element[] = []
    for (const [classes, elements] of this.#byClasses)
      if (hasWord(classes, name)) for (const element of elements) classed.push(element)
    classed.sort(compareOrder)
    this.#byClass.set(name, classed)
    return classed
  }

  #assignDescendantNumbers({ children }: ParentNode): void {
    for (const node of children) if (isElement(node)) this.#assignElementNumbers(node)
  }

  #assignElementNumbers(element: Element): void {
    element.start = this.#next++
    this.#all.push(element)
    if (element.name !== 'template') this.#assignDescendantNumbers(element)
    element.end = this.#next
  }
}

/** Sets the `end` of each element to its last descendant's number plus 1. Takes elements in document order. */
function setSubtreeEndNumbers(elements: readonly Element[]): void {
  for (let index = elements.length - 1; index >= 0; index--) {
    const element = elements[index]
    if (!element) continue
    element.end = Math.max(element.end, element.start + 1)
    const { parent } = element
    if (parent && isElement(parent)) parent.end = Math.max(parent.end, element.end)
  }
}

type ElementGroups = ReadonlyMap<string, readonly Element[]>

function groupElements(
  elements: readonly Element[],
  findKey: (element: Element) => string | undefined,
): ElementGroups {
  const groups = new Map<string, Element[]>()
  for (let index = 0; index < elements.length; index++) {
    const element = elements[index]
    const key = element && findKey(element)
    if (key !== undefined) addToList(groups, key, element)
  }
  return groups
}

const FEW = 32

export function compareOrder(left: Element, right: Element) {
  return left.start - right.start
}

function findLowerBound(start: number, elements: readonly Element[]): number {
  let [low, high] = [0, elements.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((elements[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}
