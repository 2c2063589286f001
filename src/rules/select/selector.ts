import { _compileUnsafe } from 'css-select'
import { isTraversal, type PseudoSelector, parse, type Selector, SelectorType } from 'css-what'
import { quote } from '../../lib/text/quote.js'
import type { AnyNode, Element } from '../../page/index.js'
import { type SetFilter, setFilter } from './positional.js'
import { createSelectorAdapter } from './selector-adapter.js'

/** A selector list, ready to run. */
export type CompiledSelector = readonly ComplexSelector[]

/** One selector of a list: plain CSS, cut after `:main` and after every positional form. */
export type ComplexSelector = readonly SelectorStep[]

interface SelectorStep {
  /** The step goes to the main content, wherever the selector is looked for. */
  readonly main?: true
  readonly tokens: readonly Selector[]
  readonly keep: SetFilter | undefined
}

const ANY_ADAPTER = createSelectorAdapter(() => {})

/**
 * Parses selectors whose matches are wanted together.
 * Throws an `Error` that says what can't be understood.
 */
export function compileSelectors(sources: readonly string[]): CompiledSelector {
  const compiled = parseQuery(sources)
  for (const { tokens } of compiled.flat())
    if (tokens.length > 0)
      _compileUnsafe<AnyNode, Element>(copy([tokens]), { adapter: ANY_ADAPTER })
  return compiled
}

/** The same of selectors that are known to be good. */
export function parseQuery(sources: readonly string[]): CompiledSelector {
  return sources.flatMap(parseList).map(cutAfterPositional)
}

function parseList(source: string): Selector[][] {
  if (source.trim() === '') throw new Error('it is empty')
  const strange = STRANGE.exec(source.replace(QUOTED, ''))?.[0]
  if (strange) throw new Error(`${quote(strange)} cannot stand there`)
  const branches = parse(source)
  for (const tokens of withInner(branches)) refuseIncomplete(tokens)
  refuseInnerMain(branches)
  return branches
}

/** `:main` is found by what the whole page holds, so it can't be a condition on an element. */
function refuseInnerMain(branches: readonly (readonly Selector[])[]): void {
  for (const tokens of withInner(branches)) {
    for (const [index, token] of tokens.entries()) {
      if (!isMain(token)) continue
      if (!branches.includes(tokens)) throw new Error('`:main` stands in another pseudo-class')
      if (index > 0 || token.data !== null) {
        throw new Error('`:main` takes no argument and stands at the beginning only')
      }
    }
  }
}

function isMain(token: Selector): token is PseudoSelector {
  return token.type === SelectorType.Pseudo && token.name === 'main'
}

/** Those in the parentheses of pseudo-classes, too. */
function* withInner(
  branches: readonly (readonly Selector[])[],
): Generator<readonly Selector[], void> {
  for (const tokens of branches) {
    yield tokens
    for (const token of tokens) {
      if (token.type === SelectorType.Pseudo && Array.isArray(token.data))
        yield* withInner(token.data)
    }
  }
}

/** The parser takes more for names than CSS does (css-syntax-3, 4.3.9), and lets ends stay open. */
function refuseIncomplete(tokens: readonly Selector[]): void {
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

/**
 * Strings, escapes, attributes, comments, and texts to look for: any character may stand in them.
 * What is not closed goes on to the end, so that nothing is looked for twice.
 */
const QUOTED =
  /\\.|"(?:\\.|[^"\\])*(?:"|$)|'(?:\\.|[^'\\])*(?:'|$)|\[[^\]]*(?:\]|$)|\/\*.*?(?:\*\/|$)|:i?contains\([^)]*(?:\)|$)/gs

/** The parser takes these for the beginning of a name; in CSS they do not begin one (css-syntax-3, 4.3). */
const STRANGE = /[@;{}$%^&!?<`/=]|\.\s*[.#>+~,)]|[.#]$/

function cutAfterPositional(tokens: readonly Selector[]): ComplexSelector {
  const steps: SelectorStep[] = []
  let start = 0
  tokens.forEach((token, index) => {
    if (isMain(token)) {
      steps.push({ main: true, tokens: [], keep: undefined })
      start = 1
    }
    const keep = setFilter(token)
    if (!keep) return
    steps.push({ tokens: tokens.slice(start, index), keep })
    start = index + 1
  })
  if (start < tokens.length) steps.push({ tokens: tokens.slice(start), keep: undefined })
  return steps
}

/** Compiling changes its tokens in place, so each time it gets its own. */
export function copy(branches: readonly (readonly Selector[])[]): Selector[][] {
  return branches.map((tokens) =>
    tokens.map((token) =>
      token.type === SelectorType.Pseudo && Array.isArray(token.data)
        ? { ...token, data: copy(token.data) }
        : { ...token },
    ),
  )
}
