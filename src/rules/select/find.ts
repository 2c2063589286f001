import { _compileUnsafe, is, type Options, selectAll } from 'css-select'
import { isTraversal, type Selector, SelectorType } from 'css-what'
import {
  type AnyNode,
  type Document,
  type Element,
  isDocument,
  isElement,
} from '../../page/index.js'
import { type Chain, chainOf, matchesAny } from './chain.js'
import { DocumentOrder, inOrder, type Key } from './order.js'
import { type CompiledSelector, type ComplexSelector, copy } from './selector.js'
import { createSelectorAdapter } from './selector-adapter.js'

/** Where a selector looks: the whole page, or below one element. */
export type Scope = Document | Element

/** Gives the element that `:main` stands for, if the page has one: a tree apart from the page's. */
export type MainOf = () => Element | undefined

/** Finds what selectors match in one page. */
export class Finder {
  readonly #options: Options<AnyNode, Element>
  readonly #order: DocumentOrder
  /** What selectors compile to, however many elements they are looked for in. */
  readonly #chains = new WeakMap<readonly Selector[], Chain | undefined>()
  readonly #climbs = new WeakMap<CompiledSelector, Climb | undefined>()
  readonly #step: () => void
  readonly #mainOf: MainOf
  /** What `:main` matches, once it was asked for. */
  #main: readonly Element[] | undefined

  /** `step` is called at every step; it may throw to end the search. */
  constructor(document: Document, step: () => void = () => {}, mainOf: MainOf = () => undefined) {
    this.#step = step
    this.#mainOf = mainOf
    this.#order = new DocumentOrder(document)
    // In quirks mode ids and classes match in any case (WHATWG DOM, section 4.2.6).
    this.#options = { adapter: createSelectorAdapter(step), quirksMode: document.mode === 'quirks' }
  }

  /** Elements of the page. */
  get size(): number {
    return this.#order.size
  }

  /** Every match below `scope`, in document order, each once. */
  find(query: CompiledSelector, scope: Scope): readonly Element[] {
    const climb = this.#climbFor(query)
    if (climb) return this.#climb(climb, scope)
    if (query.every(isPlain)) return this.#below(scope, query.map(plainTokens))
    const found = new Set(query.flatMap((branch) => [...this.#follow(branch, scope)]))
    return [...found].sort(inOrder)
  }

  /** All elements of a name, in document order. */
  named(name: string): readonly Element[] {
    return this.#order.named(name)
  }

  #follow(branch: ComplexSelector, scope: Scope): readonly Element[] {
    let found: readonly Element[] | undefined
    for (const { main, tokens, keep } of branch) {
      if (main) found = this.#mainIn(scope)
      else found = found ? this.#narrow(found, tokens) : this.#below(scope, [tokens])
      if (keep) found = keep(found)
    }
    return found ?? []
  }

  /** The main content belongs to the page and stands in none of its elements. */
  #mainIn(scope: Scope): readonly Element[] {
    if (!isDocument(scope)) return []
    this.#main ??= this.#findMain()
    return this.#main
  }

  #findMain(): readonly Element[] {
    const main = this.#mainOf()
    if (!main) return []
    this.#order.append(main)
    return [main]
  }

  /** The part after a positional form: conditions on the elements kept, then the way on from them. */
  #narrow(elements: readonly Element[], tokens: readonly Selector[]): readonly Element[] {
    const turn = tokens.findIndex(isTraversal)
    const conditions = turn < 0 ? tokens : tokens.slice(0, turn)
    const kept =
      conditions.length === 0
        ? elements
        : elements.filter((element) => is(element, copy([conditions]), this.#options))
    if (turn < 0) return kept
    const way = tokens.slice(tokens[turn]?.type === SelectorType.Descendant ? turn + 1 : turn)
    return [...new Set(kept.flatMap((element) => this.#below(element, [way])))].sort(inOrder)
  }

  #below(scope: Scope, branches: readonly (readonly Selector[])[]): Element[] {
    const options = this.#options
    const climb = this.#climbOf(branches)
    if (climb) return this.#climb(climb, scope)
    const own = copy(branches.map((tokens) => (tokens.length === 0 ? ANYTHING : tokens)))
    // At the document, `:scope` is the root element, as for `document.querySelectorAll`.
    const query = isDocument(scope) ? _compileUnsafe<AnyNode, Element>(own, options) : own
    return selectAll(query, scope, options)
  }

  #climbFor(query: CompiledSelector): Climb | undefined {
    const known = this.#climbs.get(query)
    if (known || this.#climbs.has(query)) return known
    const climb = query.every(isPlain) ? this.#climbOf(query.map(plainTokens)) : undefined
    this.#climbs.set(query, climb)
    return climb
  }

  #climbOf(branches: readonly (readonly Selector[])[]): Climb | undefined {
    const chains = branches
      .map((tokens) => this.#chainFor(tokens))
      .filter((chain) => chain !== undefined)
    if (chains.length < branches.length) return undefined
    const [only] = chains
    const key = only?.isKey && chains.length === 1 ? only.key : undefined
    return { chains, keys: keysOf(chains), key }
  }

  #chainFor(tokens: readonly Selector[]): Chain | undefined {
    const known = this.#chains.get(tokens)
    if (known || this.#chains.has(tokens)) return known
    const chain = chainOf(tokens.length === 0 ? ANYTHING : tokens, this.#options)
    this.#chains.set(tokens, chain)
    return chain
  }

  /** Elements below `scope` that match one of the chains, in document order. */
  #climb({ chains, keys, key }: Climb, scope: Scope): Element[] {
    const step = this.#step
    // css-select, and jQuery before it, looks above the root element where that is the scope.
    const bound = isElement(scope) && !isRoot(scope) ? scope : undefined
    const found: Element[] = []
    const order = this.#order
    const { elements, from, to } = key ? order.having(key, scope) : order.below(scope, keys)
    for (let index = from; index < to; index++) {
      const element = elements[index]
      step()
      if (element && (key || matchesAny(chains, element, bound, step))) found.push(element)
    }
    return found
  }
}

/** Selectors that are matched from each element upwards. */
interface Climb {
  readonly chains: readonly Chain[]
  /** Tags and classes of which a match has one, where every selector names such. */
  readonly keys: readonly Key[] | undefined
  /** The key that is all the selector asks for, so that whatever has it matches. */
  readonly key: Key | undefined
}

function keysOf(chains: readonly Chain[]): readonly Key[] | undefined {
  const keys = new Map<string, Key>()
  for (const { key } of chains) {
    if (!key) return undefined
    keys.set(`${key.kind} ${key.value}`, key)
  }
  return keys.size > MOST_KEYS ? undefined : [...keys.values()]
}

/** With more, the lists of the elements that have any of them could be longer than the page. */
const MOST_KEYS = 16

const ANYTHING: readonly Selector[] = [{ type: SelectorType.Universal, namespace: null }]

function isRoot({ parent }: Element) {
  return parent !== null && isDocument(parent)
}

function isPlain(branch: ComplexSelector) {
  return branch.length === 1 && branch[0]?.keep === undefined && !branch[0]?.main
}

function plainTokens(branch: ComplexSelector) {
  return branch[0]?.tokens ?? []
}
