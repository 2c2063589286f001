import { _compileUnsafe, type Options } from 'css-select'
import { isTraversal, type Selector, SelectorType } from 'css-what'
import { type AnyNode, type Element, isElement, type ParentNode } from '../page/tree/nodes.js'
import type { Walk } from './walk.js'

type Test = (element: Element) => boolean

/** What one selector says of an element and of those above it, from the element outwards. */
export type Chain = readonly Group[]

/** Compounds next to each other, which stand somewhere above those of the group before. */
type Group = readonly Compound[]

interface Compound {
  readonly test: Test
  /** Where the compound stands from the one before it in the group. */
  readonly at: 'parent' | 'previous' | undefined
}

const PLACES: ReadonlyMap<SelectorType, 'above' | 'parent' | 'previous'> = new Map([
  [SelectorType.Descendant, 'above'],
  [SelectorType.Child, 'parent'],
  [SelectorType.Adjacent, 'previous'],
])

type SelectOptions = Options<AnyNode, Element>

/**
 * Most selectors are of compounds and these combinators, and then what matches does not depend on
 * where it is looked for: compiled once, a chain serves all the elements in which a rule is applied,
 * and no choice that it makes is ever taken back. Others are `undefined`.
 */
export function chainOf(tokens: readonly Selector[], options: SelectOptions): Chain | undefined {
  const groups: Compound[][] = []
  let [group, at]: [Compound[], Compound['at']] = [[], undefined]
  let end = tokens.length
  for (let index = end - 1; index >= -1; index--) {
    const token = tokens[index]
    if (token && !isTraversal(token)) {
      if (dependsOnScope(token)) return undefined
      continue
    }
    const compound = tokens.slice(index + 1, end)
    if (compound.length === 0) return undefined
    group.push({ test: testOf(compound, options), at })
    end = index
    const place = token ? PLACES.get(token.type) : 'above'
    if (place === undefined) return undefined
    if (place !== 'above') at = place
    else {
      groups.push(group)
      ;[group, at] = [[], undefined]
    }
  }
  return groups
}

/** Selectors inside selectors may name the scope, or look from the element on. */
function dependsOnScope(token: Selector): boolean {
  return token.type === SelectorType.Pseudo && (token.name === 'scope' || Array.isArray(token.data))
}

function testOf(compound: readonly Selector[], options: SelectOptions): Test {
  return _compileUnsafe<AnyNode, Element>([compound.map((token) => ({ ...token }))], options)
}

/** Elements below `scope` that match one of the chains, in document order. */
export function climb(chains: readonly Chain[], scope: ParentNode, walk: Walk): Element[] {
  // css-select, and jQuery before it, looks above the root element where that is the scope.
  const bound = scope.parent && isElement(scope.parent) ? scope : undefined
  const found: Element[] = []
  collect(scope)
  return found

  function collect(parent: ParentNode): void {
    for (const node of parent.children) {
      if (!walk.isTag(node)) continue
      if (chains.some((chain) => matches(chain, node))) found.push(node)
      // What stands in a template is not in the page.
      if (walk.getName(node) !== 'template') collect(node)
    }
  }

  /** The nearest match above leaves the most room above it, so none further up need be tried. */
  function matches(chain: Chain, element: Element): boolean {
    let place: Element | undefined = element
    for (const [index, group] of chain.entries()) {
      place = index === 0 ? placeOf(group, place) : nearest(group, place)
      if (!place) return false
    }
    return true
  }

  function nearest(group: Group, below: Element): Element | undefined {
    for (let above = parentOf(below); above; above = parentOf(above)) {
      const place = placeOf(group, above)
      if (place) return place
    }
    return undefined
  }

  /** The outermost element of a group that matches from this element on. */
  function placeOf(group: Group, element: Element): Element | undefined {
    let place: Element | undefined = element
    for (const { test, at } of group) {
      if (at === 'parent') place = parentOf(place)
      else if (at === 'previous') place = walk.prevElementSibling?.(place) ?? undefined
      if (!(place && test(place))) return undefined
    }
    return place
  }

  function parentOf(element: Element): Element | undefined {
    const parent = walk.getParent(element)
    return parent && parent !== bound && isElement(parent) ? parent : undefined
  }
}
