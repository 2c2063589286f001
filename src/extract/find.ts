import { _compileUnsafe, is, type Options, selectAll } from 'css-select'
import { isTraversal, type Selector, SelectorType } from 'css-what'
import { type AnyNode, type Document, type Element, isDocument } from '../page/tree/nodes.js'
import { findElements } from '../page/tree/walk.js'
import { type Chain, chainOf, climb } from './chain.js'
import { type Branch, copy, type Query } from './selector.js'
import { createWalk, type Walk } from './walk.js'

/** Where a selector looks: the whole page, or below one element. */
export type Scope = Document | Element

/** Finds what selectors match in one page. */
export class Finder {
  private readonly options: Options<AnyNode, Element> & { readonly adapter: Walk }
  /** What each selector compiles to, however many elements it is looked for in. */
  private readonly chains = new WeakMap<readonly Selector[], Chain | undefined>()

  /** `step` is called at every step; it may throw to end the search. */
  constructor(
    private readonly document: Document,
    step: () => void = () => {},
  ) {
    // In quirks mode ids and classes match in any case (WHATWG DOM, section 4.2.6).
    this.options = { adapter: createWalk(step), quirksMode: document.mode === 'quirks' }
  }

  /** Every match below `scope`, in document order, each once. */
  find(query: Query, scope: Scope): readonly Element[] {
    if (query.every(isPlain)) return this.below(scope, query.map(plainTokens))
    const found = new Set(query.flatMap((branch) => [...this.follow(branch, scope)]))
    return this.inOrder(found)
  }

  private follow(branch: Branch, scope: Scope): readonly Element[] {
    let found: readonly Element[] | undefined
    for (const { tokens, keep } of branch) {
      found = found ? this.narrow(found, tokens) : this.below(scope, [tokens])
      if (keep) found = keep(found)
    }
    return found ?? []
  }

  /** The part after a positional form: conditions on the elements kept, then the way on from them. */
  private narrow(elements: readonly Element[], tokens: readonly Selector[]): readonly Element[] {
    const turn = tokens.findIndex(isTraversal)
    const conditions = turn < 0 ? tokens : tokens.slice(0, turn)
    const kept =
      conditions.length === 0
        ? elements
        : elements.filter((element) => is(element, copy([conditions]), this.options))
    if (turn < 0) return kept
    const way = tokens.slice(tokens[turn]?.type === SelectorType.Descendant ? turn + 1 : turn)
    return this.inOrder(new Set(kept.flatMap((element) => this.below(element, [way]))))
  }

  private below(scope: Scope, branches: readonly (readonly Selector[])[]): Element[] {
    const { options } = this
    const chains = branches
      .map((tokens) => this.chainFor(tokens))
      .filter((chain) => chain !== undefined)
    if (chains.length === branches.length) return climb(chains, scope, options.adapter)
    const own = copy(branches.map((tokens) => (tokens.length === 0 ? ANYTHING : tokens)))
    // At the document, `:scope` is the root element, as for `document.querySelectorAll`.
    const query = isDocument(scope) ? _compileUnsafe<AnyNode, Element>(own, options) : own
    return selectAll(query, scope, options)
  }

  private chainFor(tokens: readonly Selector[]): Chain | undefined {
    const known = this.chains.get(tokens)
    if (known || this.chains.has(tokens)) return known
    const chain = chainOf(tokens.length === 0 ? ANYTHING : tokens, this.options)
    this.chains.set(tokens, chain)
    return chain
  }

  private inOrder(elements: ReadonlySet<Element>): readonly Element[] {
    if (elements.size < 2) return [...elements]
    return findElements(this.document, (element) => elements.has(element))
  }
}

const ANYTHING: readonly Selector[] = [{ type: SelectorType.Universal, namespace: null }]

const isPlain = (branch: Branch) => branch.length === 1 && branch[0]?.keep === undefined
const plainTokens = (branch: Branch) => branch[0]?.tokens ?? []
