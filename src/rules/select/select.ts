import type { MatchedElements } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import { append } from '../../lib/data/append.js'
import { Budget } from '../../lib/data/budget.js'
import { memoizeByObject } from '../../lib/data/memoize.js'
import { findMainText, type MainText } from '../../main-text/index.js'
import {
  type ChildNode,
  type Document,
  type Element,
  isElement,
  type PageText,
  type ParentNode,
} from '../../page/index.js'
import { type AttrContext, findDocumentBase, readAttr } from '../attributes/index.js'
import {
  type AttrName,
  createOutputTooLargeError,
  findDefaultAttrs,
  toOutputAllowance,
} from '../convert/index.js'
import type { ExtractLimits } from '../extract-limits.js'
import { createFinder, type Scope } from './find.js'
import type { AlternativeSelection, Match, RuleSelection, Selection } from './selection.js'
import { type CompiledSelector, type MainPart, parseSelectors } from './selector.js'
import { createTimeBudget } from './time-budget.js'

export interface SelectContext {
  /** The page's final URL. */
  readonly url: string
  readonly text: PageText
  readonly plain?: boolean
  readonly rules: Rules
  readonly explain?: boolean
  readonly limits: ExtractLimits
}

/**
 * Reads the rules' matches in a page, without conversion.
 * @throws LinkglassError `EINVALDATA` if values are too large or the time is over
 */
export function selectMatches(document: Document, context: SelectContext): Selection {
  const { url, text, plain, rules, explain = false, limits } = context
  const record = explain ? new MatchRecord() : undefined
  const timeBudget = createTimeBudget(limits.maxTime)
  const allowance = toOutputAllowance(limits)
  const budget = new Budget(allowance)
  const made = new Budget(allowance)
  const finder = createFinder(document, () => timeBudget.countStep(), getMainElement)
  const base = findDocumentBase(finder.findByTagName('base'), url)
  const state: SelectState = { page: { document, url, text, plain, base, made } }

  function readPreparedRules(
    prepared: readonly PreparedRule[],
    scope: Scope,
  ): readonly RuleSelection[] {
    return prepared.map((rule) => readRule(rule, scope))
  }

  function readRule({ path, alternatives }: PreparedRule, scope: Scope): RuleSelection {
    let read: AlternativeSelection[] = []
    for (const alternative of alternatives) {
      read = append(read, readRuleAlternative(alternative, read.length, scope, path))
    }
    return read
  }

  function readRuleAlternative(
    alternative: PreparedAlternative,
    index: number,
    scope: Scope,
    path: string,
  ): AlternativeSelection {
    const { all, queries } = alternative
    if (queries.length === 0) {
      return { matches: 1, cut: false, matched: [readMatch(alternative, scope, path)] }
    }
    timeBudget.enterRule(path)
    let matches = 0
    let wanted: readonly Element[] = []
    for (const query of queries) {
      const found = findNotExcluded(query, scope)
      matches += found.length
      // A rule that takes all matches has one query.
      if (all || (queries.length === 1 && found.length < 2)) wanted = found
      else if (found[0]) wanted = [...wanted, found[0]]
    }
    const cut = wanted.length > limits.maxMatches
    const taken = cut ? wanted.slice(0, limits.maxMatches) : wanted
    record?.add(path, index, taken, state.main)
    let matched: Match[] = []
    for (const element of taken) matched = append(matched, readElement(alternative, element, path))
    return { matches, cut, matched }
  }

  function findNotExcluded(query: CompiledSelector, scope: Scope): readonly Element[] {
    const found = finder.find(query, scope)
    const { excluded } = state
    return excluded ? found.filter((element) => !isInsideAnyElement(element, excluded)) : found
  }

  function readElement(alternative: PreparedAlternative, element: Element, path: string): Match {
    if (!alternative.excluded) return readMatch(alternative, element, path)
    const outer = state.excluded
    const own = new Set<ChildNode>(findNotExcluded(alternative.excluded, element))
    state.excluded = outer ? new Set([...outer, ...own]) : own
    try {
      return runWithoutElements(own, () => readMatch(alternative, element, path))
    } finally {
      state.excluded = outer
    }
  }

  function getMainElement(part: MainPart): Element | undefined {
    // This is not timed, since the first page has to load the model.
    state.main ??= timeBudget.runUntimed(() => findMainText(document, plain))
    return part === 'body' ? state.main.element : state.main.copyWithTitle()
  }

  function readMatch({ attrs, nested }: PreparedAlternative, scope: Scope, path: string): Match {
    timeBudget.enterRule(path)
    made.reset()
    const match: Match = nested
      ? { kind: 'rules', rules: readPreparedRules(nested, scope) }
      : readAttr(scope, attrs, state.page)
    const isPaid = budget.spend(path.length + countCharacters(match))
    if (made.isExceeded || !isPaid) throw createOutputTooLargeError(path, limits)
    return match
  }

  const lang = document.children.find(isElement)?.attribs.lang
  const selected = readPreparedRules(prepareAllRules(rules), document)
  const { main } = state
  const matched = record?.toMatchedElements(finder.size)
  return {
    base,
    lang,
    rules: selected,
    ...(main?.missing !== undefined && { noMain: main.missing }),
    ...(matched && { matched }),
    ...(main && explain && { main: main.explain() }),
  }
}

interface SelectState {
  readonly page: AttrContext
  main?: MainText
  /** Elements that outer rules exclude. */
  excluded?: ReadonlySet<ChildNode> | undefined
}

function countCharacters(match: Match): number {
  if (match.kind === 'json') return match.text.length
  if (match.kind === 'rules' || match.value === null) return 0
  return typeof match.value === 'string'
    ? match.value.length
    : match.value.reduce((sum, text) => sum + text.length, 0)
}

const MOST_NUMBERS = 10_000

/** Records which elements rules take, for `explain`. */
export class MatchRecord {
  readonly #rules: MatchedElements['rules'] = {}
  #left = MOST_NUMBERS
  #isEmpty = true

  add(path: string, alternative: number, taken: readonly Element[], main?: MainText): void {
    this.#isEmpty = false
    const lists = this.#rules[path] ?? []
    this.#rules[path] = lists
    while (lists.length <= alternative) lists.push([])
    const numbers = taken.slice(0, this.#left).map((element) => getElementNumber(element, main))
    this.#left -= numbers.length
    lists[alternative]?.push(...numbers)
  }

  toMatchedElements(elementCount: number): MatchedElements | undefined {
    return this.#isEmpty ? undefined : { of: elementCount, rules: this.#rules }
  }
}

/** Returns an element's index in the page. A copy gets the index of its original. */
function getElementNumber(element: Element, main: MainText | undefined): number {
  return (main?.findOrigin(element) ?? element).start
}

interface PreparedRule {
  readonly path: string
  readonly alternatives: readonly PreparedAlternative[]
}

interface PreparedAlternative {
  readonly all: boolean
  /** Selectors to read. `[]` reads the scope itself. */
  readonly queries: readonly CompiledSelector[]
  readonly excluded: CompiledSelector | undefined
  readonly attrs: readonly AttrName[]
  readonly nested: readonly PreparedRule[] | undefined
}

const prepareAllRules = memoizeByObject((rules: Rules) => prepareRules(rules, 'data'))

function prepareRules(rules: Rules, path: string): readonly PreparedRule[] {
  return rules.map(([name, alternatives]) => {
    const here = `${path}.${name}`
    return { path: here, alternatives: alternatives.map((rule) => prepareAlternative(rule, here)) }
  })
}

function prepareAlternative(rule: Rule, path: string): PreparedAlternative {
  const { all, selectors, exclude, data } = rule
  const lists = all && selectors.length > 0 ? [selectors] : selectors.map((one) => [one])
  const nested = data && prepareRules(data, path)
  const excluded = exclude && parseSelectors(exclude)
  return { all, queries: lists.map(parseSelectors), excluded, attrs: listAttrsToRead(rule), nested }
}

const DEFAULT_ATTRS = ['html']

function listAttrsToRead(rule: Rule): readonly AttrName[] {
  const attrs = rule.attrs.length > 0 ? rule.attrs : DEFAULT_ATTRS
  if (rule.evaluate !== undefined) return attrs
  return attrs.flatMap((name) => (name === 'html' ? findDefaultAttrs(rule.type) : [name]))
}

function runWithoutElements<T>(elements: ReadonlySet<ChildNode>, work: () => T): T {
  const children = new Map<ParentNode, ChildNode[]>()
  for (const { parent } of elements) if (parent) children.set(parent, parent.children)
  for (const [parent, all] of children) parent.children = all.filter((one) => !elements.has(one))
  try {
    return work()
  } finally {
    for (const [parent, all] of children) parent.children = all
  }
}

function isInsideAnyElement(element: Element, elements: ReadonlySet<ChildNode>): boolean {
  let node: ParentNode | null = element
  while (node && !elements.has(node)) node = node.parent
  return node !== null
}
