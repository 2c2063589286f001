import { allowanceOf, defaultAttrsOf, tooMuch } from '../conversion/index.js'
import { type Allowance, Budget } from '../core/budget.js'
import type { Rule, Rules } from '../core/rules.js'
import { type MainText, mainTextOf } from '../main-text/index.js'
import { type Document, type Element, isElement } from '../page/index.js'
import { type AttrContext, documentBase, readAttr } from './attr/index.js'
import type { ExtractLimits } from './extract-limits.js'
import { Finder, type Scope } from './find.js'
import { MatchRecord } from './match-record.js'
import type { AlternativeSelection, Match, RuleSelection, Selection } from './selection.js'
import { type CompiledSelector, parseQuery } from './selector.js'
import { TimeBudget } from './time-budget.js'

export interface SelectContext {
  /** The page's final address. */
  readonly url: string
  /** The body as it came. */
  readonly html: string
  /** The body is not markup but text. */
  readonly plain?: boolean
  readonly rules: Rules
  /** Which elements were taken is told, and how the main content was found if a rule asks for it. */
  readonly explain?: boolean
  readonly limits: ExtractLimits
}

/**
 * Reads out of a page all that the rules may need: every alternative, every match, as it stands.
 * Synchronous and without side effects, so it can run in a worker that is ended when it takes
 * too long. Throws `EINVALDATA` when the values exceed `maxOutput` or `maxValues`, or `maxTime` is over.
 */
export function select(document: Document, context: SelectContext): Selection {
  const { url, html, plain, rules, explain = false, limits } = context
  const base = documentBase(document, url)
  const record = explain ? new MatchRecord() : undefined
  const reader = new RuleReader({ document, html, plain, base }, limits, record)
  const lang = document.children.find(isElement)?.attribs.lang
  const selected = reader.rules(rules, document, 'data')
  const { main } = reader
  const matched = record?.told(reader.size)
  return {
    base,
    lang,
    rules: selected,
    ...(main?.missing !== undefined && { noMain: main.missing }),
    ...(matched && { matched }),
    ...(main && explain && { main: main.explain() }),
  }
}

/** Each element is read with a budget of its own. */
type PageContext = Omit<AttrContext, 'made'>

class RuleReader {
  /** The page's main content, looked for when the first rule asks for it. */
  main: MainText | undefined
  /** Each list of selectors is parsed once, however many elements it is looked for in. */
  readonly #compiled = new Map<Rule, readonly CompiledSelector[]>()
  readonly #timeBudget: TimeBudget
  readonly #finder: Finder
  readonly #budget: Budget
  readonly #page: PageContext
  readonly #limits: ExtractLimits
  readonly #allowance: Allowance
  readonly #attrs = new Map<Rule, readonly string[]>()
  readonly #record: MatchRecord | undefined

  constructor(page: PageContext, limits: ExtractLimits, record: MatchRecord | undefined) {
    this.#page = page
    this.#record = record
    this.#limits = limits
    this.#timeBudget = new TimeBudget(limits.maxTime)
    this.#allowance = allowanceOf(limits)
    this.#budget = new Budget(this.#allowance)
    this.#finder = new Finder(page.document, () => this.#timeBudget.tick(), this.#mainOf)
  }

  rules(rules: Rules, scope: Scope, path: string): readonly RuleSelection[] {
    return rules.map(([name, alternatives]) => {
      const here = `${path}.${name}`
      return alternatives.map((rule, index) => this.#alternative(rule, index, scope, here))
    })
  }

  /** Elements of the page. */
  get size(): number {
    return this.#finder.size
  }

  #alternative(rule: Rule, index: number, scope: Scope, path: string): AlternativeSelection {
    if (rule.selectors.length === 0) {
      return { matches: 1, cut: false, matched: [this.#read(rule, scope, path)] }
    }
    this.#timeBudget.enterRule(path)
    const found = this.#compiledSelectors(rule).map((query) => this.#finder.find(query, scope))
    const matches = found.reduce((sum, elements) => sum + elements.length, 0)
    const wanted = rule.all ? found.flat() : found.flatMap((elements) => elements.slice(0, 1))
    const taken = wanted.slice(0, this.#limits.maxMatches)
    this.#record?.add(path, index, taken, this.main)
    const matched = taken.map((element) => this.#read(rule, element, path))
    return { matches, cut: taken.length < wanted.length, matched }
  }

  readonly #mainOf = (): Element | undefined => {
    this.main ??= mainTextOf(this.#page.document, this.#page.plain)
    return this.main.element
  }

  #compiledSelectors(rule: Rule): readonly CompiledSelector[] {
    const known = this.#compiled.get(rule)
    if (known) return known
    const lists = rule.all ? [rule.selectors] : rule.selectors.map((selector) => [selector])
    const compiled = lists.map(parseQuery)
    this.#compiled.set(rule, compiled)
    return compiled
  }

  #attrsOf(rule: Rule): readonly string[] {
    const known = this.#attrs.get(rule)
    if (known) return known
    const attrs = attrsOf(rule)
    this.#attrs.set(rule, attrs)
    return attrs
  }

  #read(rule: Rule, scope: Document | Element, path: string): Match {
    this.#timeBudget.enterRule(path)
    const made = new Budget(this.#allowance)
    const match: Match = rule.data
      ? { kind: 'rules', rules: this.rules(rule.data, scope, path) }
      : readAttr(scope, this.#attrsOf(rule), { ...this.#page, made })
    const isPaid = this.#budget.spend(path.length + sizeOf(match))
    if (made.spent || !isPaid) throw tooMuch(path, this.#limits)
    return match
  }
}

const DEFAULT_ATTRS = ['html']

/** Inner HTML is not a number, date, address or name: a type says what it reads instead. */
function attrsOf(rule: Rule): readonly string[] {
  const attrs = rule.attrs.length > 0 ? rule.attrs : DEFAULT_ATTRS
  if (rule.evaluate !== undefined) return attrs
  return attrs.flatMap((name) => (name === 'html' ? defaultAttrsOf(rule.type) : [name]))
}

function sizeOf(match: Match): number {
  if (match.kind === 'json') return match.text.length
  if (match.kind === 'rules' || match.value === null) return 0
  return typeof match.value === 'string'
    ? match.value.length
    : match.value.reduce((sum, text) => sum + text.length, 0)
}
