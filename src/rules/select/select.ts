import type { Rules } from '../../contracts/rules.js'
import { type Allowance, Budget } from '../../lib/data/budget.js'
import { type MainText, mainTextOf } from '../../main-text/index.js'
import { type Document, type Element, isElement } from '../../page/index.js'
import type { ExtractLimits } from '../apply/extract-limits.js'
import { TimeBudget } from '../apply/time-budget.js'
import { type AttrContext, documentBase, readAttr } from '../attributes/index.js'
import { allowanceOf, tooMuch } from '../convert/index.js'
import { Finder, type Scope } from './find.js'
import { MatchRecord } from './match-record.js'
import { type PreparedAlternative, type PreparedRule, prepareRules } from './prepare-rules.js'
import type { AlternativeSelection, Match, RuleSelection, Selection } from './selection.js'

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
  const { rules, explain = false } = context
  const record = explain ? new MatchRecord() : undefined
  const reader = new RuleReader(document, context, record)
  const lang = document.children.find(isElement)?.attribs.lang
  const selected = reader.rules(prepareRules(rules, 'data'), document)
  const { base, main } = reader
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
type PageContext = Omit<AttrContext, 'made'> & { made: Budget }

class RuleReader {
  /** Absolute address that relative ones refer to. */
  readonly base: string
  /** The page's main content, looked for when the first rule asks for it. */
  main: MainText | undefined
  readonly #timeBudget: TimeBudget
  readonly #finder: Finder
  readonly #budget: Budget
  readonly #page: PageContext
  readonly #limits: ExtractLimits
  readonly #allowance: Allowance
  readonly #record: MatchRecord | undefined

  constructor(
    document: Document,
    { url, html, plain, limits }: SelectContext,
    record: MatchRecord | undefined,
  ) {
    this.#record = record
    this.#limits = limits
    this.#timeBudget = new TimeBudget(limits.maxTime)
    this.#allowance = allowanceOf(limits)
    this.#budget = new Budget(this.#allowance)
    this.#finder = new Finder(document, () => this.#timeBudget.tick(), this.#mainOf)
    this.base = documentBase(this.#finder.named('base'), url)
    this.#page = { document, html, plain, base: this.base, made: this.#budget }
  }

  rules(rules: readonly PreparedRule[], scope: Scope): readonly RuleSelection[] {
    return rules.map(({ path, alternatives }) =>
      alternatives.map((one, index) => this.#alternative(one, index, scope, path)),
    )
  }

  /** Elements of the page. */
  get size(): number {
    return this.#finder.size
  }

  #alternative(
    alternative: PreparedAlternative,
    index: number,
    scope: Scope,
    path: string,
  ): AlternativeSelection {
    const { all, queries } = alternative
    if (queries.length === 0) {
      return { matches: 1, cut: false, matched: [this.#read(alternative, scope, path)] }
    }
    this.#timeBudget.enterRule(path)
    const taken: Element[] = []
    let [matches, wanted] = [0, 0]
    for (const query of queries) {
      const found = this.#finder.find(query, scope)
      const chosen = all ? found : found.slice(0, 1)
      matches += found.length
      wanted += chosen.length
      for (const element of chosen) {
        if (taken.length === this.#limits.maxMatches) break
        taken.push(element)
      }
    }
    this.#record?.add(path, index, taken, this.main)
    const matched = taken.map((element) => this.#read(alternative, element, path))
    return { matches, cut: taken.length < wanted, matched }
  }

  readonly #mainOf = (): Element | undefined => {
    this.main ??= mainTextOf(this.#page.document, this.#page.plain)
    return this.main.element
  }

  #read({ attrs, nested }: PreparedAlternative, scope: Scope, path: string): Match {
    this.#timeBudget.enterRule(path)
    const made = new Budget(this.#allowance)
    this.#page.made = made
    const match: Match = nested
      ? { kind: 'rules', rules: this.rules(nested, scope) }
      : readAttr(scope, attrs, this.#page)
    const isPaid = this.#budget.spend(path.length + sizeOf(match))
    if (made.spent || !isPaid) throw tooMuch(path, this.#limits)
    return match
  }
}

function sizeOf(match: Match): number {
  if (match.kind === 'json') return match.text.length
  if (match.kind === 'rules' || match.value === null) return 0
  return typeof match.value === 'string'
    ? match.value.length
    : match.value.reduce((sum, text) => sum + text.length, 0)
}
