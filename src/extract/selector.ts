import { _compileUnsafe, is, type Options, selectAll } from 'css-select'
import { isTraversal, parse, type Selector, SelectorType } from 'css-what'
import type { AnyNode, Document, Element } from 'domhandler'
import { isDocument, isTag } from 'domhandler'
import * as domutils from 'domutils'
import { quote } from '../core/errors.js'
import { type SetFilter, setFilter } from './positional.js'

/** Where a selector looks: the whole page, or below one element. */
export type SelectorScope = Document | Element

/** A selector list, ready to run. */
export type CompiledSelector = readonly ComplexSelector[]

/** One selector of a list: plain CSS, cut after every positional form. */
type ComplexSelector = readonly SelectorStep[]

interface SelectorStep {
  readonly tokens: readonly Selector[]
  readonly keep: SetFilter | undefined
}

const HTML = 'http://www.w3.org/1999/xhtml'

/** How a selector walks the tree. */
export type TreeAdapter = NonNullable<Options<AnyNode, Element>['adapter']>

/** `step` is called at every step of the walk; it may throw to end it. */
export function createTreeAdapter(step: () => void): TreeAdapter {
  const stepping =
    <Node, Result>(look: (node: Node) => Result) =>
    (node: Node): Result => {
      step()
      return look(node)
    }
  return {
    ...domutils,
    // A wrapped type guard would no longer be one.
    isTag: (node: AnyNode): node is Element => {
      step()
      return isTag(node)
    },
    // Selectors come in lower case; SVG's `linearGradient` and its like keep theirs in the tree.
    getName: stepping(({ namespace, name }: Element) =>
      namespace === HTML ? name : name.toLowerCase(),
    ),
    getChildren: stepping(domutils.getChildren),
    getParent: stepping(domutils.getParent),
    getSiblings: stepping(domutils.getSiblings),
    getText: stepping(domutils.getText),
  }
}

const UNLIMITED_ADAPTER = createTreeAdapter(() => {})

/**
 * Parses selectors whose matches are wanted together.
 * Throws an `Error` that says what can't be understood.
 */
export function compileSelectors(sources: readonly string[]): CompiledSelector {
  const compiled = sources.flatMap(parseList).map(cutAfterPositional)
  for (const { tokens } of compiled.flat())
    if (tokens.length > 0) compile([tokens], { adapter: UNLIMITED_ADAPTER })
  return compiled
}

function parseList(source: string): Selector[][] {
  if (source.trim() === '') throw new Error('it is empty')
  const strange = STRANGE.exec(source.replace(QUOTED, ''))?.[0]
  if (strange) throw new Error(`it has ${quote(strange)}, which no selector has there`)
  const branches = parse(source)
  for (const last of branches.map((tokens) => tokens.at(-1))) {
    if (last && isTraversal(last)) throw new Error('it ends in a combinator')
  }
  refuseNameless(branches)
  return branches
}

/** The parser takes more for names than CSS does (css-syntax-3, 4.3.9). */
function refuseNameless(branches: readonly (readonly Selector[])[]): void {
  for (const token of branches.flat()) {
    if (token.type === SelectorType.Tag && /^\d/.test(token.name)) {
      throw new Error(`in ${quote(token.name)} a name begins with a digit`)
    }
    if (token.type === SelectorType.Attribute && /^=|^$/.test(token.name)) {
      throw new Error('an attribute has no name')
    }
    if (token.type === SelectorType.Pseudo && Array.isArray(token.data)) refuseNameless(token.data)
  }
}

/** Strings, escapes, attributes, comments, and texts to look for: any character may stand in them. */
const QUOTED =
  /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\[[^\]]*\]|\/\*.*?\*\/|:i?contains\([^)]*\)/gs

/** The parser takes these for the beginning of a name; in CSS they are none (css-syntax-3, 4.3). */
const STRANGE = /[@;{}$%^&!?<`/=]|\.\s*[.#>+~,)]|[.#]$/

function cutAfterPositional(tokens: readonly Selector[]): ComplexSelector {
  const steps: SelectorStep[] = []
  let start = 0
  tokens.forEach((token, index) => {
    const keep = setFilter(token)
    if (!keep) return
    steps.push({ tokens: tokens.slice(start, index), keep })
    start = index + 1
  })
  if (start < tokens.length) steps.push({ tokens: tokens.slice(start), keep: undefined })
  return steps
}

/** Every match below `scope`, in document order, each once. */
export function findMatches(
  compiled: CompiledSelector,
  scope: SelectorScope,
  adapter: TreeAdapter = UNLIMITED_ADAPTER,
): readonly Element[] {
  const options = optionsFor(scope, adapter)
  if (compiled.every(isPlain)) return findBelow(scope, compiled.map(plainTokens), options)
  const found = new Set(compiled.flatMap((branch) => [...follow(branch, scope, options)]))
  return inDocumentOrder(found, scope)
}

function isPlain(branch: ComplexSelector) {
  return branch.length === 1 && branch[0]?.keep === undefined
}

function plainTokens(branch: ComplexSelector) {
  return branch[0]?.tokens ?? []
}

function follow(
  branch: ComplexSelector,
  scope: SelectorScope,
  options: SelectOptions,
): readonly Element[] {
  let found: readonly Element[] | undefined
  for (const { tokens, keep } of branch) {
    found = found ? narrow(found, tokens, scope, options) : findBelow(scope, [tokens], options)
    if (keep) found = keep(found)
  }
  return found ?? []
}

/** The part after a positional form: conditions on the elements kept, then the way on from them. */
function narrow(
  elements: readonly Element[],
  tokens: readonly Selector[],
  scope: SelectorScope,
  options: SelectOptions,
): readonly Element[] {
  const turn = tokens.findIndex(isTraversal)
  const conditions = turn < 0 ? tokens : tokens.slice(0, turn)
  const kept =
    conditions.length === 0
      ? elements
      : elements.filter((element) => is(element, copy([conditions]), options))
  if (turn < 0) return kept
  const way = tokens.slice(tokens[turn]?.type === SelectorType.Descendant ? turn + 1 : turn)
  return inDocumentOrder(
    new Set(kept.flatMap((element) => findBelow(element, [way], options))),
    scope,
  )
}

type SelectOptions = Options<AnyNode, Element>

function findBelow(
  scope: SelectorScope,
  branches: readonly (readonly Selector[])[],
  options: SelectOptions,
): Element[] {
  const filled = branches.map((tokens) => (tokens.length === 0 ? parse('*').flat() : tokens))
  // At the document, `:scope` is the root element, as for `document.querySelectorAll`.
  const query = isDocument(scope) ? compile(filled, options) : copy(filled)
  return selectAll(query, scope, options)
}

function compile(branches: readonly (readonly Selector[])[], options: SelectOptions) {
  return _compileUnsafe<AnyNode, Element>(copy(branches), options)
}

/** Compiling changes its tokens in place, so each time it gets its own. */
function copy(branches: readonly (readonly Selector[])[]): Selector[][] {
  return branches.map((tokens) =>
    tokens.map((token) =>
      token.type === SelectorType.Pseudo && Array.isArray(token.data)
        ? { ...token, data: copy(token.data) }
        : { ...token },
    ),
  )
}

/** In quirks mode ids and classes match in any case (WHATWG DOM, section 4.2.6). */
function optionsFor(scope: SelectorScope, adapter: TreeAdapter): SelectOptions {
  const root = isDocument(scope) ? scope : documentOf(scope)
  return { adapter, quirksMode: root?.['x-mode'] === 'quirks' }
}

function documentOf(element: Element): Document | null {
  let node: AnyNode | null = element
  while (node.parent) node = node.parent
  return isDocument(node) ? node : null
}

function inDocumentOrder(elements: ReadonlySet<Element>, scope: SelectorScope): readonly Element[] {
  if (elements.size < 2) return [...elements]
  const root = isDocument(scope) ? scope : (documentOf(scope) ?? scope)
  return domutils.findAll((element) => elements.has(element), [root])
}
