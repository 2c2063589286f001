import { _compileUnsafe, type Options } from 'css-select'
import { isTraversal, type Selector, SelectorType } from 'css-what'
import { type AnyNode, type Element, isElement } from '../../page/index.js'
import { hasWord, type Key, nameOf } from './order.js'

/**
 * What one selector says of an element and of those above it, from the element outwards. Compiled
 * once, it serves all the elements in which a rule is applied.
 */
export interface Chain {
  readonly groups: readonly Group[]
  /** What the element itself must have, if that is told: a tag, else a class. */
  readonly key: Key | undefined
  /** Whether whatever has the key matches. */
  readonly isKey: boolean
}

/** Compounds next to each other, which stand somewhere above those of the group before. */
type Group = readonly Compound[]

interface Compound {
  readonly test: (element: Element) => boolean
  /** Where the compound stands from the one before it in the group. */
  readonly at: 'parent' | 'previous' | undefined
}

const PLACES: ReadonlyMap<SelectorType, 'above' | 'parent' | 'previous'> = new Map([
  [SelectorType.Descendant, 'above'],
  [SelectorType.Child, 'parent'],
  [SelectorType.Adjacent, 'previous'],
])

/**
 * Most selectors are of compounds and these combinators: what they match never depends on where it
 * is looked for, and no choice that is made on the way has to be taken back. Others are `undefined`.
 */
export function chainOf(
  tokens: readonly Selector[],
  options: Options<AnyNode, Element>,
): Chain | undefined {
  const groups: Compound[][] = []
  let [group, at]: [Compound[], Compound['at']] = [[], undefined]
  let end = tokens.length
  for (let index = end - 1; index >= -1; index--) {
    const token = tokens[index]
    if (token && dependsOnScope(token)) return undefined
    if (token && !isTraversal(token)) continue
    const place = token ? PLACES.get(token.type) : 'above'
    if (place === undefined || index + 1 === end) return undefined
    group.push({ test: testOf(tokens.slice(index + 1, end), options), at })
    end = index
    if (place === 'above') {
      groups.push(group)
      ;[group, at] = [[], undefined]
    } else at = place
  }
  const [only] = tokens
  const isKey = only !== undefined && tokens.length === 1 && simpleTest(only, options) !== undefined
  return { groups, key: keyIn(tokens, options), isKey }
}

/** Selectors inside selectors may name the scope, or look from the element on. */
function dependsOnScope(token: Selector): boolean {
  return token.type === SelectorType.Pseudo && (token.name === 'scope' || Array.isArray(token.data))
}

type Test = (element: Element) => boolean

/** Tags and classes, which most compounds are, are told without `css-select`'s expressions. */
function testOf(compound: readonly Selector[], options: Options<AnyNode, Element>): Test {
  const tests = compound.map((token) => simpleTest(token, options))
  const [only, ...more] = tests
  if (only && more.length === 0) return only
  const simple = tests.filter((test) => test !== undefined)
  if (simple.length === tests.length) return (element) => simple.every((test) => test(element))
  // Compiling changes its tokens in place.
  return _compileUnsafe<AnyNode, Element>([compound.map((token) => ({ ...token }))], options)
}

function simpleTest(token: Selector, options: Options<AnyNode, Element>): Test | undefined {
  if (token.type === SelectorType.Tag && token.namespace === null) {
    const name = token.name.toLowerCase()
    return (element) => nameOf(element) === name
  }
  const value = classIn(token, options)
  return value === undefined ? undefined : (element) => hasWord(element.attribute('class'), value)
}

/** The class that a part of a selector asks for letter by letter. */
function classIn(token: Selector, { quirksMode }: Options<AnyNode, Element>): string | undefined {
  const isClass = token.type === SelectorType.Attribute && token.name === 'class'
  if (!isClass || token.action !== 'element' || token.ignoreCase !== 'quirks') return undefined
  const { value } = token
  return quirksMode || value === '' || SPACE.test(value) ? undefined : value
}

const SPACE = /\s/

function keyIn(tokens: readonly Selector[], options: Options<AnyNode, Element>): Key | undefined {
  const compound = tokens.slice(tokens.findLastIndex(isTraversal) + 1)
  const tag = compound.find((token) => token.type === SelectorType.Tag)
  if (tag) return { kind: 'tag', value: tag.name.toLowerCase() }
  const value = compound.map((token) => classIn(token, options)).find((name) => name !== undefined)
  return value === undefined ? undefined : { kind: 'class', value }
}

/** Whether one of the chains matches an element; `bound` is where the elements above it end. */
export function matchesAny(
  chains: readonly Chain[],
  element: Element,
  bound: Element | undefined,
  step: () => void,
): boolean {
  for (const chain of chains) if (matches(chain, element, bound, step)) return true
  return false
}

function matches(
  { groups }: Chain,
  element: Element,
  bound: Element | undefined,
  step: () => void,
): boolean {
  let place: Element | undefined = element
  for (let index = 0; index < groups.length; index++) {
    const group = groups[index] ?? []
    if (index === 0) place = outermost(group, place, bound)
    else place = nearest(group, place, bound, step)
    if (!place) return false
  }
  return true
}

/** The nearest match above leaves the most room above it, so none further up need be tried. */
function nearest(
  group: Group,
  below: Element,
  bound: Element | undefined,
  step: () => void,
): Element | undefined {
  for (let above = parentOf(below, bound); above; above = parentOf(above, bound)) {
    step()
    const place = outermost(group, above, bound)
    if (place) return place
  }
  return undefined
}

/** The outermost element of a group that matches from this element on. */
function outermost(
  group: Group,
  element: Element,
  bound: Element | undefined,
): Element | undefined {
  let place: Element | undefined = element
  for (let index = 0; index < group.length; index++) {
    const compound = group[index]
    if (compound?.at === 'parent') place = parentOf(place, bound)
    else if (compound?.at === 'previous') place = previousOf(place)
    if (!(place && compound?.test(place))) return undefined
  }
  return place
}

function parentOf({ parent }: Element, bound: Element | undefined): Element | undefined {
  return parent && parent !== bound && isElement(parent) ? parent : undefined
}

export function previousOf({ prev }: AnyNode): Element | undefined {
  let node = prev
  while (node && !isElement(node)) node = node.prev
  return node ?? undefined
}
