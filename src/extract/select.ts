import { type Document, type Element, isTag } from 'domhandler'
import { LinkglassError } from '../core/errors.js'
import type { Rule, Rules } from '../core/rules.js'
import { type AttrContext, documentBase, readAttr } from './attr/index.js'
import type { ExtractLimits } from './extract-limits.js'
import type { AlternativeSelection, Match, RuleSelection, Selection } from './selection.js'
import {
  type CompiledSelector,
  compileSelectors,
  createTreeAdapter,
  findMatches,
  type SelectorScope,
  type TreeAdapter,
} from './selector.js'
import { TimeBudget } from './time-budget.js'
import { defaultAttrsOf } from './types/index.js'

export interface SelectContext {
  /** The page's final address. */
  readonly url: string
  /** The body as it came. */
  readonly html: string
  /** The body is not markup but text. */
  readonly plain?: boolean
  readonly rules: Rules
  readonly limits: ExtractLimits
}

/**
 * Reads out of a page all that the rules may need: every alternative, every match, as it stands.
 * Synchronous and without side effects, so it can run in a worker that is ended when it takes
 * too long. Throws `EINVALDATA` when the values exceed `maxOutput`, or `maxTime` is over.
 */
export function select(document: Document, context: SelectContext): Selection {
  const { url, html, plain, rules, limits } = context
  const base = documentBase(document, url)
  const reader = new RuleReader({ document, html, plain, base }, limits)
  const lang = document.children.find(isTag)?.attribs.lang
  return { base, lang, rules: reader.rules(rules, document, 'data') }
}

class RuleReader {
  /** Each list of selectors is parsed once, however many elements it is looked for in. */
  readonly #compiled = new Map<Rule, readonly CompiledSelector[]>()
  readonly #timeBudget: TimeBudget
  readonly #adapter: TreeAdapter
  #output = 0
  readonly #page: AttrContext
  readonly #limits: ExtractLimits

  constructor(page: AttrContext, limits: ExtractLimits) {
    this.#page = page
    this.#limits = limits
    this.#timeBudget = new TimeBudget(limits.maxTime)
    this.#adapter = createTreeAdapter(() => this.#timeBudget.tick())
  }

  rules(rules: Rules, scope: SelectorScope, path: string): readonly RuleSelection[] {
    return rules.map(([name, alternatives]) => {
      const here = `${path}.${name}`
      return alternatives.map((rule) => this.#alternative(rule, scope, here))
    })
  }

  #alternative(rule: Rule, scope: SelectorScope, path: string): AlternativeSelection {
    if (rule.selectors.length === 0) {
      return { matches: 1, cut: false, matched: [this.#read(rule, scope, path)] }
    }
    this.#timeBudget.enterRule(path)
    const found = this.#compiledSelectors(rule).map((query) =>
      findMatches(query, scope, this.#adapter),
    )
    const matches = found.reduce((sum, elements) => sum + elements.length, 0)
    const wanted = rule.all ? found.flat() : found.flatMap((elements) => elements.slice(0, 1))
    const taken = wanted.slice(0, this.#limits.maxMatches)
    const matched = taken.map((element) => this.#read(rule, element, path))
    return { matches, cut: taken.length < wanted.length, matched }
  }

  #compiledSelectors(rule: Rule): readonly CompiledSelector[] {
    const known = this.#compiled.get(rule)
    if (known) return known
    const lists = rule.all ? [rule.selectors] : rule.selectors.map((selector) => [selector])
    const compiled = lists.map(compileSelectors)
    this.#compiled.set(rule, compiled)
    return compiled
  }

  #read(rule: Rule, scope: Document | Element, path: string): Match {
    this.#timeBudget.enterRule(path)
    const match: Match = rule.data
      ? { kind: 'rules', rules: this.rules(rule.data, scope, path) }
      : readAttr(scope, attrsOf(rule), this.#page)
    this.#spend(path.length + sizeOf(match), path)
    return match
  }

  #spend(characters: number, path: string): void {
    this.#output += characters
    const { maxOutput } = this.#limits
    if (this.#output <= maxOutput) return
    throw new LinkglassError(
      'EINVALDATA',
      `The rules give more than ${maxOutput} characters of output, exceeded at \`${path}\`.`,
      { data: { [path]: 'gives too much: select fewer or smaller elements' } },
    )
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
