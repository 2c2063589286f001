import type { MatchedElements } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import { type Allowance, Budget } from '../../lib/data/budget.js'
import { findMainText, type MainText } from '../../main-text/index.js'
import {
  type ChildNode,
  type Document,
  type Element,
  isElement,
  type PageText,
  type ParentNode,
} from '../../page/index.js'
import { type ExtractLimits, TimeBudget } from '../apply/extract-limits.js'
import { type AttrContext, findDocumentBase, readAttr } from '../attributes/index.js'
import { createTooMuchError, findDefaultAttrs, toAllowance } from '../convert/index.js'
import { Finder, type Scope } from './find.js'
import type { AlternativeSelection, Match, RuleSelection, Selection } from './selection.js'
import { type CompiledSelector, type MainPart, parseQuery } from './selector.js'

export interface SelectContext {
  /** The page's final address. */
  readonly url: string
  /** The body as it came. */
  readonly text: PageText
  /** The body is not markup but text. */
  readonly plain?: boolean
  readonly rules: Rules
  /** Reports the elements that were taken, and how the main content was found. */
  readonly explain?: boolean
  readonly limits: ExtractLimits
}

/**
 * Reads every alternative and every match of the rules from a page.
 * @throws LinkglassError `EINVALDATA` when the values are too large or too many, or time is over
 */
export function select(document: Document, context: SelectContext): Selection {
  const { rules, explain = false } = context
  const record = explain ? new MatchRecord() : undefined
  const reader = new RuleReader(document, context, record)
  const lang = document.children.find(isElement)?.attribs.lang
  const selected = reader.readRules(prepareRules(rules, 'data'), document)
  const { base, main } = reader
  const matched = record?.toMatchedElements(reader.size)
  return {
    base,
    lang,
    rules: selected,
    ...(main?.missing !== undefined && { noMain: main.missing }),
    ...(matched && { matched }),
    ...(main && explain && { main: main.explain() }),
  }
}

/** Context whose budget `made` is replaced for each element. */
type PageContext = Omit<AttrContext, 'made'> & { made: Budget }

class RuleReader {
  /** Absolute base of relative addresses. */
  readonly base: string
  /** Main content, set when the first rule asks for it. */
  main: MainText | undefined
  readonly #timeBudget: TimeBudget
  readonly #finder: Finder
  readonly #budget: Budget
  readonly #page: PageContext
  readonly #limits: ExtractLimits
  readonly #allowance: Allowance
  readonly #record: MatchRecord | undefined
  /** Elements that the rules around the present one leave out. */
  #excluded: ReadonlySet<ChildNode> | undefined

  constructor(
    document: Document,
    { url, text, plain, limits }: SelectContext,
    record: MatchRecord | undefined,
  ) {
    this.#record = record
    this.#limits = limits
    this.#timeBudget = new TimeBudget(limits.maxTime)
    this.#allowance = toAllowance(limits)
    this.#budget = new Budget(this.#allowance)
    this.#finder = new Finder(document, () => this.#timeBudget.tick(), this.#findMain)
    this.base = findDocumentBase(this.#finder.named('base'), url)
    this.#page = { document, url, text, plain, base: this.base, made: this.#budget }
  }

  readRules(rules: readonly PreparedRule[], scope: Scope): readonly RuleSelection[] {
    return rules.map(({ path, alternatives }) =>
      alternatives.map((one, index) => this.#readAlternative(one, index, scope, path)),
    )
  }

  /** Returns the number of the page's elements. */
  get size(): number {
    return this.#finder.size
  }

  #readAlternative(
    alternative: PreparedAlternative,
    index: number,
    scope: Scope,
    path: string,
  ): AlternativeSelection {
    const { all, queries } = alternative
    if (queries.length === 0) {
      return { matches: 1, cut: false, matched: [this.#readMatch(alternative, scope, path)] }
    }
    this.#timeBudget.enterRule(path)
    const taken: Element[] = []
    let [matches, wanted] = [0, 0]
    for (const query of queries) {
      const found = this.#find(query, scope)
      const chosen = all ? found : found.slice(0, 1)
      matches += found.length
      wanted += chosen.length
      for (const element of chosen) {
        if (taken.length === this.#limits.maxMatches) break
        taken.push(element)
      }
    }
    this.#record?.add(path, index, taken, this.main)
    const matched = taken.map((element) => this.#readElement(alternative, element, path))
    return { matches, cut: taken.length < wanted, matched }
  }

  #find(query: CompiledSelector, scope: Scope): readonly Element[] {
    const found = this.#finder.find(query, scope)
    const excluded = this.#excluded
    return excluded ? found.filter((element) => !isWithin(element, excluded)) : found
  }

  #readElement(alternative: PreparedAlternative, element: Element, path: string): Match {
    if (!alternative.excluded) return this.#readMatch(alternative, element, path)
    const outer = this.#excluded
    const own = new Set<ChildNode>(this.#find(alternative.excluded, element))
    this.#excluded = outer ? new Set([...outer, ...own]) : own
    try {
      return withoutElements(own, () => this.#readMatch(alternative, element, path))
    } finally {
      this.#excluded = outer
    }
  }

  readonly #findMain = (part: MainPart): Element | undefined => {
    const { document, plain } = this.#page
    // The first page in a process has its model read, too.
    this.main ??= this.#timeBudget.leaveOut(() => findMainText(document, plain))
    return part === 'body' ? this.main.element : this.main.withTitle()
  }

  #readMatch({ attrs, nested }: PreparedAlternative, scope: Scope, path: string): Match {
    this.#timeBudget.enterRule(path)
    const made = new Budget(this.#allowance)
    this.#page.made = made
    const match: Match = nested
      ? { kind: 'rules', rules: this.readRules(nested, scope) }
      : readAttr(scope, attrs, this.#page)
    const isPaid = this.#budget.spend(path.length + countCharacters(match))
    if (made.spent || !isPaid) throw createTooMuchError(path, this.#limits)
    return match
  }
}

function countCharacters(match: Match): number {
  if (match.kind === 'json') return match.text.length
  if (match.kind === 'rules' || match.value === null) return 0
  return typeof match.value === 'string'
    ? match.value.length
    : match.value.reduce((sum, text) => sum + text.length, 0)
}

/** Numbers kept of all rules together: enough to see what a rule does. */
const MOST_NUMBERS = 10_000

/** Records the elements that rules take, for `explain`. */
export class MatchRecord {
  readonly #rules: MatchedElements['rules'] = {}
  #left = MOST_NUMBERS
  #isEmpty = true

  add(path: string, alternative: number, taken: readonly Element[], main?: MainText): void {
    this.#isEmpty = false
    const lists = this.#rules[path] ?? []
    this.#rules[path] = lists
    while (lists.length <= alternative) lists.push([])
    const numbers = taken.slice(0, this.#left).map((element) => findNumber(element, main))
    this.#left -= numbers.length
    lists[alternative]?.push(...numbers)
  }

  /** Returns `undefined` when no rule has a selector. */
  toMatchedElements(of: number): MatchedElements | undefined {
    return this.#isEmpty ? undefined : { of, rules: this.#rules }
  }
}

/** Finds the number of an element, or of the one that the main content copied. */
function findNumber(element: Element, main: MainText | undefined): number {
  return (main?.originOf(element) ?? element).start
}

/** A rule with its selectors compiled, for all the elements that it is applied in. */
interface PreparedRule {
  /** Dotted path, `data.name`. */
  readonly path: string
  readonly alternatives: readonly PreparedAlternative[]
}

interface PreparedAlternative {
  readonly all: boolean
  /** Matches of all of these are wanted; without any the rule reads its scope. */
  readonly queries: readonly CompiledSelector[]
  /** Selector of the parts to leave out of each match. */
  readonly excluded: CompiledSelector | undefined
  readonly attrs: readonly string[]
  readonly nested: readonly PreparedRule[] | undefined
}

function prepareRules(rules: Rules, path: string): readonly PreparedRule[] {
  return rules.map(([name, alternatives]) => {
    const here = `${path}.${name}`
    return { path: here, alternatives: alternatives.map((rule) => prepareRule(rule, here)) }
  })
}

function prepareRule(rule: Rule, path: string): PreparedAlternative {
  const { all, selectors, exclude, data } = rule
  const lists = all && selectors.length > 0 ? [selectors] : selectors.map((one) => [one])
  const nested = data && prepareRules(data, path)
  const excluded = exclude && parseQuery(exclude)
  return { all, queries: lists.map(parseQuery), excluded, attrs: resolveAttrs(rule), nested }
}

const DEFAULT_ATTRS = ['html']

/** Replaces `html` by what the rule's type reads: markup is not a number, date, address or name. */
function resolveAttrs(rule: Rule): readonly string[] {
  const attrs = rule.attrs.length > 0 ? rule.attrs : DEFAULT_ATTRS
  if (rule.evaluate !== undefined) return attrs
  return attrs.flatMap((name) => (name === 'html' ? findDefaultAttrs(rule.type) : [name]))
}

/** Runs work while elements are taken out of their tree, and puts them back. */
function withoutElements<T>(elements: ReadonlySet<ChildNode>, work: () => T): T {
  const children = new Map<ParentNode, ChildNode[]>()
  for (const { parent } of elements) if (parent) children.set(parent, parent.children)
  for (const [parent, all] of children) parent.children = all.filter((one) => !elements.has(one))
  try {
    return work()
  } finally {
    for (const [parent, all] of children) parent.children = all
  }
}

/** True for an element that is one of them, or stands in one. */
function isWithin(element: Element, elements: ReadonlySet<ChildNode>): boolean {
  let node: ParentNode | null = element
  while (node && !elements.has(node)) node = node.parent
  return node !== null
}
