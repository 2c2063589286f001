import { _compileUnsafe, is, type Options, selectAll } from 'css-select'
import { isTraversal, type Selector, SelectorType } from 'css-what'
import { memoize } from '../../lib/data/memoize.js'
import {
  type AnyNode,
  type Document,
  type Element,
  isDocument,
  isElement,
} from '../../page/index.js'
import { type CompoundChain, compileChain, createChainTest } from './compound-chain.js'
import { compareOrder, DocumentOrder, type Key } from './document-order.js'
import {
  type CompiledSelector,
  type ComplexSelector,
  copyTokens,
  type MainPart,
} from './selector.js'
import { createSelectorAdapter } from './selector-adapter.js'

export type Scope = Document | Element

/** Finds the main text for `:main`. Returns the root of a separate tree. */
export type MainFinder = (part: MainPart) => Element | undefined

/** Creates a finder of elements. While it searches, it calls `step`, which may throw to end the search. */
export function createFinder(
  document: Document,
  step: () => void = () => {},
  findMain: MainFinder = () => undefined,
) {
  const mains = new Map<MainPart, readonly Element[]>()
  const order = new DocumentOrder(document)
  // Quirks mode ignores case in ids and classes (WHATWG DOM, 4.2.6).
  const options: Options<AnyNode, Element> = {
    adapter: createSelectorAdapter(step),
    quirksMode: document.mode === 'quirks',
  }
  // `memoize` caches `null` but not `undefined`.
  const findChain = memoize(
    (tokens: readonly Selector[]) =>
      compileChain(tokens.length === 0 ? ANYTHING : tokens, options) ?? null,
  )
  const findMatcher = memoize((query: CompiledSelector) =>
    query.every(isOneCssStep) ? (createUpwardMatcher(query.map(getFirstStepTokens)) ?? null) : null,
  )

  function selectBranch(branch: ComplexSelector, scope: Scope): readonly Element[] {
    let found: readonly Element[] | undefined
    for (const { main, tokens, keep } of branch) {
      if (main) found = selectMain(main, scope)
      else found = found ? filterAndSelect(found, tokens) : selectDescendants(scope, [tokens])
      if (keep) found = keep(found)
    }
    return found ?? []
  }

  function selectMain(part: MainPart, scope: Scope): readonly Element[] {
    if (!isDocument(scope)) return []
    const found = mains.get(part) ?? findMainElements(part)
    mains.set(part, found)
    return found
  }

  function findMainElements(part: MainPart): readonly Element[] {
    const main = findMain(part)
    if (!main) return []
    // Both parts are the same tree if the main text contains the headline already.
    const known = [...mains.values()].find(([element]) => element === main)
    if (known) return known
    order.appendTree(main)
    return [main]
  }

  function filterAndSelect(
    elements: readonly Element[],
    tokens: readonly Selector[],
  ): readonly Element[] {
    const turn = tokens.findIndex(isTraversal)
    const conditions = turn < 0 ? tokens : tokens.slice(0, turn)
    const kept =
      conditions.length === 0
        ? elements
        : elements.filter((element) => is(element, copyTokens([conditions]), options))
    if (turn < 0) return kept
    const way = tokens.slice(tokens[turn]?.type === SelectorType.Descendant ? turn + 1 : turn)
    return [...new Set(kept.flatMap((element) => selectDescendants(element, [way])))].sort(
      compareOrder,
    )
  }

  function selectDescendants(
    scope: Scope,
    branches: readonly (readonly Selector[])[],
  ): readonly Element[] {
    const matcher = createUpwardMatcher(branches)
    if (matcher) return selectByAncestorChains(matcher, scope)
    const own = copyTokens(branches.map((tokens) => (tokens.length === 0 ? ANYTHING : tokens)))
    // In a document, `:scope` is the root, as in `document.querySelectorAll`.
    const query = isDocument(scope) ? _compileUnsafe<AnyNode, Element>(own, options) : own
    return selectAll(query, scope, options)
  }

  function createUpwardMatcher(
    branches: readonly (readonly Selector[])[],
  ): UpwardMatcher | undefined {
    const chains = branches.map(findChain).filter((chain) => chain !== null)
    if (chains.length < branches.length) return undefined
    const [only] = chains
    const key = only?.isKey && chains.length === 1 ? only.key : undefined
    return { chains, keys: collectIndexKeys(chains), key }
  }

  function selectByAncestorChains(
    { chains, keys, key }: UpwardMatcher,
    scope: Scope,
  ): readonly Element[] {
    // As in jQuery, a selector's left part may match the scope only if the scope is the root.
    const bound = isElement(scope) && !isRootElement(scope) ? scope : undefined
    if (key) return order.findByKey(key, scope)
    const tests = chains.map((chain) => createChainTest(chain, bound, step))
    return order.findCandidatesBelow(scope, keys).filter((element) => {
      step()
      for (const test of tests) if (test(element)) return true
      return false
    })
  }

  const { size } = order

  return {
    size,
    find(query: CompiledSelector, scope: Scope): readonly Element[] {
      const matcher = findMatcher(query)
      if (matcher) return selectByAncestorChains(matcher, scope)
      if (query.every(isOneCssStep)) return selectDescendants(scope, query.map(getFirstStepTokens))
      const found = new Set(query.flatMap((branch) => [...selectBranch(branch, scope)]))
      return [...found].sort(compareOrder)
    },
    findByTagName(name: string): readonly Element[] {
      return order.findByTagName(name)
    },
  }
}

interface UpwardMatcher {
  readonly chains: readonly CompoundChain[]
  /** Tags and classes of all possible matches. `undefined` means any. */
  readonly keys: readonly Key[] | undefined
  /** Tag or class if the selector is just `p` or `.note`. */
  readonly key: Key | undefined
}

function collectIndexKeys(chains: readonly CompoundChain[]): readonly Key[] | undefined {
  const keys = new Map<string, Key>()
  for (const { key } of chains) {
    if (!key) return undefined
    keys.set(`${key.kind} ${key.value}`, key)
  }
  return keys.size > MOST_KEYS ? undefined : [...keys.values()]
}

const MOST_KEYS = 16

const ANYTHING: readonly Selector[] = [{ type: SelectorType.Universal, namespace: null }]

function isRootElement({ parent }: Element) {
  return parent !== null && isDocument(parent)
}

function isOneCssStep(branch: ComplexSelector) {
  return branch.length === 1 && branch[0]?.keep === undefined && !branch[0]?.main
}

function getFirstStepTokens(branch: ComplexSelector) {
  return branch[0]?.tokens ?? []
}
