import { _compileUnsafe, type Options } from 'css-select'
import { isTraversal, type Selector, SelectorType } from 'css-what'
import { type AnyNode, type Element, isElement } from '../../page/index.js'
import { hasWord, type Key, toSelectorName } from './document-order.js'

/** Compiled selector, tested from right to left. */
export interface CompoundChain {
  readonly groups: readonly Group[]
  /** Tag or class that every match has. Candidates are looked up by it. */
  readonly key: Key | undefined
  readonly isKey: boolean
}

type Group = readonly Compound[]

interface Compound {
  readonly test: (element: Element) => boolean
  /** Place of the element to test, seen from the last tested one. `undefined` in a group's first compound. */
  readonly at: 'parent' | 'previous' | undefined
}

const PLACES: ReadonlyMap<SelectorType, 'above' | 'parent' | 'previous'> = new Map([
  [SelectorType.Descendant, 'above'],
  [SelectorType.Child, 'parent'],
  [SelectorType.Adjacent, 'previous'],
])

/** Compiles a selector. Returns `undefined` if it has `:scope`, `~` or inner selectors (`:not(a)`). */
export function compileChain(
  tokens: readonly Selector[],
  options: Options<AnyNode, Element>,
): CompoundChain | undefined {
  const groups: Compound[][] = []
  let [group, at]: [Compound[], Compound['at']] = [[], undefined]
  let end = tokens.length
  for (let index = end - 1; index >= -1; index--) {
    const token = tokens[index]
    if (token && dependsOnScope(token)) return undefined
    if (token && !isTraversal(token)) continue
    const place = token ? PLACES.get(token.type) : 'above'
    if (place === undefined || index + 1 === end) return undefined
    group.push({ test: compileCompoundTest(tokens.slice(index + 1, end), options), at })
    end = index
    if (place === 'above') {
      groups.push(group)
      ;[group, at] = [[], undefined]
    } else at = place
  }
  const [only] = tokens
  const isKey =
    only !== undefined && tokens.length === 1 && compileSimpleTest(only, options) !== undefined
  return { groups, key: findIndexKey(tokens, options), isKey }
}

function dependsOnScope(token: Selector): boolean {
  return token.type === SelectorType.Pseudo && (token.name === 'scope' || Array.isArray(token.data))
}

type Test = (element: Element) => boolean

function compileCompoundTest(
  compound: readonly Selector[],
  options: Options<AnyNode, Element>,
): Test {
  const tests = compound.map((token) => compileSimpleTest(token, options))
  const [only, ...more] = tests
  if (only && more.length === 0) return only
  const simple = tests.filter((test) => test !== undefined)
  if (simple.length === tests.length) return (element) => passesAllTests(simple, element)
  // Copies the tokens, since `css-select` changes the tokens that it compiles.
  return _compileUnsafe<AnyNode, Element>([compound.map((token) => ({ ...token }))], options)
}

/** Uses a loop, since `every` would create a function for each element. */
function passesAllTests(tests: readonly Test[], element: Element): boolean {
  for (const test of tests) if (!test(element)) return false
  return true
}

function compileSimpleTest(token: Selector, options: Options<AnyNode, Element>): Test | undefined {
  if (token.type === SelectorType.Tag && token.namespace === null) {
    const name = token.name.toLowerCase()
    return (element) => toSelectorName(element) === name
  }
  if (
    token.type === SelectorType.Attribute &&
    token.action === 'exists' &&
    token.namespace === null
  ) {
    const name = token.name.toLowerCase()
    return (element) => element.peekAttribute(name) !== undefined
  }
  const id = getId(token, options)
  if (id !== undefined) return (element) => element.peekAttribute('id') === id
  const value = getClassName(token, options)
  return value === undefined
    ? undefined
    : (element) => hasWord(element.peekAttribute('class'), value)
}

/** Returns the id of a token such as `#name`. Returns `undefined` in quirks mode. */
function getId(token: Selector, { quirksMode }: Options<AnyNode, Element>): string | undefined {
  const isId = token.type === SelectorType.Attribute && token.name === 'id'
  const isHash = isId && token.action === 'equals' && token.ignoreCase === 'quirks'
  return isHash && !quirksMode ? token.value : undefined
}

/** Returns the class name of a token such as `.name`. Returns `undefined` in quirks mode. */
function getClassName(
  token: Selector,
  { quirksMode }: Options<AnyNode, Element>,
): string | undefined {
  const isClass = token.type === SelectorType.Attribute && token.name === 'class'
  if (!isClass || token.action !== 'element' || token.ignoreCase !== 'quirks') return undefined
  const { value } = token
  return quirksMode || value === '' || SPACE.test(value) ? undefined : value
}

const SPACE = /\s/

function findIndexKey(
  tokens: readonly Selector[],
  options: Options<AnyNode, Element>,
): Key | undefined {
  const compound = tokens.slice(tokens.findLastIndex(isTraversal) + 1)
  const tag = compound.find((token) => token.type === SelectorType.Tag)
  if (tag) return { kind: 'tag', value: tag.name.toLowerCase() }
  const value = compound
    .map((token) => getClassName(token, options))
    .find((name) => name !== undefined)
  return value === undefined ? undefined : { kind: 'class', value }
}

/** Creates a test for elements, in document order. `bound` and its ancestors are not looked at. */
export function createChainTest(
  { groups: [own = [], nearest, ...farther] }: CompoundChain,
  bound: Element | undefined,
  step: () => void,
): Test {
  // Elements next to each other share ancestors, mostly at the same distance. These are tested once.
  const tested: Element[] = []
  let isMatch = false

  function testAncestors(group: Group, below: Element): boolean {
    let distance = 0
    let place: Element | undefined
    for (let above = findParent(below, bound); above; above = findParent(above, bound)) {
      if (tested[distance] === above) return isMatch
      step()
      tested[distance++] = above
      place = matchCompoundsUpwards(group, above, bound, step)
      if (place) break
    }
    tested.length = distance
    for (const next of farther) place = place && findMatchingAncestor(next, place, bound, step)
    isMatch = place !== undefined
    return isMatch
  }

  return (element) => {
    const place = matchCompoundsUpwards(own, element, bound, step)
    return place !== undefined && (!nearest || testAncestors(nearest, place))
  }
}

/** Finds the nearest matching ancestor. It leaves the most ancestors for the next group. */
function findMatchingAncestor(
  group: Group,
  below: Element,
  bound: Element | undefined,
  step: () => void,
): Element | undefined {
  for (let above = findParent(below, bound); above; above = findParent(above, bound)) {
    step()
    const place = matchCompoundsUpwards(group, above, bound, step)
    if (place) return place
  }
  return undefined
}

function matchCompoundsUpwards(
  group: Group,
  element: Element,
  bound: Element | undefined,
  step: () => void,
): Element | undefined {
  let place: Element | undefined = element
  for (let index = 0; index < group.length; index++) {
    const compound = group[index]
    if (compound?.at === 'parent') place = findParent(place, bound)
    else if (compound?.at === 'previous') place = findPreviousElement(place, step)
    if (!(place && compound?.test(place))) return undefined
  }
  return place
}

function findParent({ parent }: Element, bound: Element | undefined): Element | undefined {
  return parent && parent !== bound && isElement(parent) ? parent : undefined
}

export function findPreviousElement({ prev }: AnyNode, step: () => void): Element | undefined {
  let node = prev
  for (; node && !isElement(node); node = node.prev) step()
  return node ?? undefined
}
