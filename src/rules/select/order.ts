import { addTo } from '../../lib/data/multimap.js'
import { type Document, type Element, HTML, isElement, type ParentNode } from '../../page/index.js'

/** Selectors come in lower case; SVG's `linearGradient` and its like keep theirs in the tree. */
export function nameOf({ namespace, name }: Element): string {
  return namespace === HTML ? name : name.toLowerCase()
}

/** Whether a word stands among words with white space between them (WHATWG DOM, section 4.9). */
export function hasWord(words: string | undefined, word: string): boolean {
  if (words === undefined || words.length < word.length) return false
  if (words.length === word.length) return words === word
  for (let at = words.indexOf(word); at !== -1; at = words.indexOf(word, at + 1)) {
    if (isEdge(words, at - 1) && isEdge(words, at + word.length)) return true
  }
  return false
}

/** WHATWG Infra, section 4.6: tab, line feed, form feed, carriage return and space. */
function isEdge(text: string, at: number): boolean {
  const code = at < 0 || at >= text.length ? 0x20 : text.charCodeAt(at)
  return code === 0x20 || (code <= 0x0d && code >= 0x09 && code !== 0x0b)
}

/** What elements are looked up by: a tag, or one of their classes. */
export interface Key {
  readonly kind: 'tag' | 'class'
  readonly value: string
}

/** Part of a list, which is not copied for each of the elements that a nested rule looks in. */
export interface ElementRange {
  readonly elements: readonly Element[]
  readonly from: number
  /** The place after the last. */
  readonly to: number
}

/**
 * A page's elements in document order, numbered, so that those in another are a range of them: rules
 * by the dozen go through a list, and those that name a tag or a class through the elements that have it.
 * What stands in a template is not in the page.
 */
export class DocumentOrder {
  readonly #all: Element[] = []
  readonly #byName = new Map<string, Element[]>()
  /** The elements of each class that was asked for; most of a page's classes never are. */
  readonly #byClass = new Map<string, readonly Element[]>()
  /** Elements by their whole `class`: a page has few different ones, so a class is soon found in them. */
  #byClasses: ReadonlyMap<string, readonly Element[]> | undefined

  /** Elements of the page itself. */
  readonly size: number

  constructor(document: Document) {
    this.#numberBelow(document)
    this.size = this.#all.length
  }

  /** Numbers a tree apart from the page, which comes after all that is numbered. */
  append(root: Element): void {
    this.#number(root)
    this.#byClass.clear()
    this.#byClasses = undefined
  }

  /** All elements of a name. */
  named(name: string): readonly Element[] {
    return this.#byName.get(name) ?? NONE
  }

  /** The elements below `scope`, those that have none of the `keys` left out where such are given. */
  below(scope: Document | Element, keys: readonly Key[] | undefined): ElementRange {
    const { start, end } = this.#bounds(scope)
    if (keys === undefined || end - start < FEW)
      return { elements: this.#all, from: start, to: end }
    const [only] = keys
    if (only && keys.length === 1) return this.having(only, scope)
    const lists = keys.map((key) => {
      const { elements, from, to } = this.having(key, scope)
      return elements.slice(from, to)
    })
    const elements = [...new Set(lists.flat())].sort(inOrder)
    return { elements, from: 0, to: elements.length }
  }

  /** The elements below `scope` that have a key. */
  having(key: Key, scope: Document | Element): ElementRange {
    const { start, end } = this.#bounds(scope)
    return within(this.#allHaving(key), start, end)
  }

  #bounds(scope: Document | Element) {
    return isElement(scope)
      ? { start: scope.start + 1, end: scope.end }
      : { start: 0, end: this.size }
  }

  #allHaving({ kind, value }: Key): readonly Element[] {
    return kind === 'tag' ? this.named(value) : this.#classed(value)
  }

  #classed(name: string): readonly Element[] {
    const known = this.#byClass.get(name)
    if (known) return known
    this.#byClasses ??= groupedByClasses(this.#all)
    const lists = [...this.#byClasses].filter(([classes]) => hasWord(classes, name))
    const classed = lists.flatMap(([, elements]) => elements).sort(inOrder)
    this.#byClass.set(name, classed)
    return classed
  }

  #numberBelow({ children }: ParentNode): void {
    for (const node of children) if (isElement(node)) this.#number(node)
  }

  #number(element: Element): void {
    element.start = this.#all.push(element) - 1
    addTo(this.#byName, nameOf(element), element)
    if (element.name !== 'template') this.#numberBelow(element)
    element.end = this.#all.length
  }
}

const NONE: readonly Element[] = []

function groupedByClasses(elements: readonly Element[]): ReadonlyMap<string, readonly Element[]> {
  const groups = new Map<string, Element[]>()
  for (const element of elements) {
    const classes = element.attribute('class')
    if (classes !== undefined) addTo(groups, classes, element)
  }
  return groups
}

/** Elements that are gone through faster than the place of the first in a list is found. */
const FEW = 32

export function inOrder(left: Element, right: Element) {
  return left.start - right.start
}

/** Those of a list in document order that are numbered from `start` to before `end`. */
function within(elements: readonly Element[], start: number, end: number): ElementRange {
  return { elements, from: firstFrom(start, elements), to: firstFrom(end, elements) }
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
