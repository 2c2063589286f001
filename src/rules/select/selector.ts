import { _compileUnsafe } from 'css-select'
import { isTraversal, type PseudoSelector, parse, type Selector, SelectorType } from 'css-what'
import { memoize } from '../../lib/data/memoize.js'
import { quote } from '../../lib/text/quote.js'
import type { AnyNode, Element } from '../../page/index.js'
import { createSetFilter, type SetFilter } from './positional.js'
import { createSelectorAdapter } from './selector-adapter.js'

export type CompiledSelector = readonly ComplexSelector[]

/** Selector without commas, split into steps. A step ends after `:main`, `:first` and the like. */
export type ComplexSelector = readonly SelectorStep[]

/** Part of a page that `:main` selects. `:main(with-title)` selects the headline as well. */
export type MainPart = 'body' | 'with-title'

interface SelectorStep {
  readonly main?: MainPart
  readonly tokens: readonly Selector[]
  readonly keep: SetFilter | undefined
}

const ANY_ADAPTER = createSelectorAdapter(() => {})

/** Parses and checks selectors. Throws for an invalid selector. */
export function compileSelectors(sources: readonly string[]): CompiledSelector {
  return sources.flatMap(compileSelector)
}

const parseSelector = cacheShortSelectors((source) =>
  parseSelectorList(source).map(splitSelectorIntoSteps),
)

const compileSelector = cacheShortSelectors((source) => {
  const compiled = parseSelector(source)
  for (const { tokens } of compiled.flat())
    if (tokens.length > 0)
      _compileUnsafe<AnyNode, Element>(copyTokens([tokens]), { adapter: ANY_ADAPTER })
  return compiled
})

export function parseSelectors(sources: readonly string[]): CompiledSelector {
  return sources.flatMap(parseSelector)
}

/** Maximum number of characters of a selector that is cached. */
const SHORT = 100

function cacheShortSelectors(read: (source: string) => CompiledSelector) {
  const readShort = memoize(read)
  return (source: string) => (source.length > SHORT ? read(source) : readShort(source))
}

function parseSelectorList(source: string): Selector[][] {
  if (source.trim() === '') throw new Error('it is empty')
  const strange = INVALID.exec(source.replace(LITERALS, ''))?.[0]
  if (strange) throw new Error(`${quote(strange)} cannot stand there`)
  const branches = parse(source)
  for (const tokens of walkSelectorBranches(branches)) refuseIncompleteSelector(tokens)
  refuseMisplacedMainPseudoClass(branches)
  return branches
}

function refuseMisplacedMainPseudoClass(branches: readonly (readonly Selector[])[]): void {
  for (const tokens of walkSelectorBranches(branches)) {
    for (const [index, token] of tokens.entries()) {
      if (!isMainPseudoClass(token)) continue
      if (!branches.includes(tokens)) throw new Error('`:main` stands in another pseudo-class')
      if (index > 0 || (token.data !== null && token.data !== WITH_TITLE)) {
        throw new Error(
          '`:main` takes no argument and stands at the beginning only; `:main(with-title)` has the headline, too',
        )
      }
    }
  }
}

const WITH_TITLE = 'with-title'

function isMainPseudoClass(token: Selector): token is PseudoSelector {
  return token.type === SelectorType.Pseudo && token.name === 'main'
}

function* walkSelectorBranches(
  branches: readonly (readonly Selector[])[],
): Generator<readonly Selector[], void> {
  for (const tokens of branches) {
    yield tokens
    for (const token of tokens) {
      if (token.type === SelectorType.Pseudo && Array.isArray(token.data))
        yield* walkSelectorBranches(token.data)
    }
  }
}

/** Refuses a combinator at the end, and invalid names (css-syntax-3, 4.3.9). */
function refuseIncompleteSelector(tokens: readonly Selector[]): void {
  const last = tokens.at(-1)
  if (last && isTraversal(last)) throw new Error('it ends in a combinator')
  for (const token of tokens) {
    if (token.type === SelectorType.Tag && /^\d/.test(token.name)) {
      throw new Error(`in ${quote(token.name)} a name begins with a digit`)
    }
    if (token.type === SelectorType.Attribute && /^=|^$/.test(token.name)) {
      throw new Error('an attribute has no name')
    }
  }
}

/** Matches the parts of a selector that may contain any character, such as strings. */
const LITERALS =
  /\\.|"(?:\\.|[^"\\])*(?:"|$)|'(?:\\.|[^'\\])*(?:'|$)|\[[^\]]*(?:\]|$)|\/\*.*?(?:\*\/|$)|:i?contains\([^)]*(?:\)|$)/gs

/** Matches mistakes that `css-what` does not notice: `@a`, `..a` (css-syntax-3, 4.3). */
const INVALID = /[@;{}$%^&!?<`/=]|\.\s*[.#>+~,)]|[.#]$/

function splitSelectorIntoSteps(tokens: readonly Selector[]): ComplexSelector {
  const steps: SelectorStep[] = []
  let start = 0
  tokens.forEach((token, index) => {
    if (isMainPseudoClass(token)) {
      steps.push({ main: token.data === null ? 'body' : WITH_TITLE, tokens: [], keep: undefined })
      start = 1
    }
    const keep = createSetFilter(token)
    if (!keep) return
    steps.push({ tokens: tokens.slice(start, index), keep })
    start = index + 1
  })
  if (start < tokens.length) steps.push({ tokens: tokens.slice(start), keep: undefined })
  return steps
}

/** Copies tokens, since `css-select` changes the tokens that it compiles. */
export function copyTokens(branches: readonly (readonly Selector[])[]): Selector[][] {
  return branches.map((tokens) =>
    tokens.map((token) =>
      token.type === SelectorType.Pseudo && Array.isArray(token.data)
        ? { ...token, data: copyTokens(token.data) }
        : { ...token },
    ),
  )
}
