import { type Document, type Element, isTag } from 'domhandler'
import { LinkglassError } from '../core/errors.js'
import type { Rule, Rules } from '../core/rules.js'
import { type MainText, mainTextOf } from '../main-text/index.js'
import { baseOf } from './attr/address.js'
import { type Page, readAttr } from './attr/index.js'
import type { ExtractLimits } from './limits.js'
import type { AlternativeSelection, Hit, RuleSelection, Selection } from './selection.js'
import { compileQuery, createWalk, find, type Query, type Scope, type Walk } from './selector.js'
import { Stint } from './stint.js'
import { readsOf } from './types/index.js'

export interface SelectContext {
  /** The page's final address. */
  readonly url: string
  /** The body as it came. */
  readonly html: string
  /** The body is no markup but text. */
  readonly plain?: boolean
  readonly rules: Rules
  /** How the main content was found is told, if a rule asks for it. */
  readonly explain?: boolean
  readonly limits: ExtractLimits
}

/**
 * Reads out of a page all that the rules may need: every alternative, every match, as it stands.
 * Synchronous and without side effects, so it can run in a worker that is ended when it takes
 * too long. Throws `EINVALDATA` when the values exceed `maxOutput`, or `maxTime` is over.
 */
export function select(document: Document, context: SelectContext): Selection {
  const { url, html, plain, rules, explain = false, limits } = context
  const base = baseOf(document, url)
  const reader = new RuleReader({ document, html, plain, base }, limits)
  const lang = document.children.find(isTag)?.attribs.lang
  const selected = reader.rules(rules, document, 'data')
  const { main } = reader
  return {
    base,
    lang,
    rules: selected,
    ...(main?.missing !== undefined && { noMain: main.missing }),
    ...(main && explain && { main: main.explain() }),
  }
}

class RuleReader {
  /** Each list of selectors is parsed once, however many elements it is looked for in. */
  private readonly queries = new Map<Rule, readonly Query[]>()
  private readonly stint: Stint
  private readonly walk: Walk
  /** The page's main content, looked for when the first rule asks for it. */
  main: MainText | undefined
  private output = 0

  constructor(
    private readonly page: Page,
    private readonly limits: ExtractLimits,
  ) {
    this.stint = new Stint(limits.maxTime)
    this.walk = createWalk(() => this.stint.step())
  }

  rules(rules: Rules, scope: Scope, path: string): readonly RuleSelection[] {
    return rules.map(([name, alternatives]) => {
      const here = `${path}.${name}`
      return alternatives.map((rule) => this.alternative(rule, scope, here))
    })
  }

  private alternative(rule: Rule, scope: Scope, path: string): AlternativeSelection {
    if (rule.selectors.length === 0) {
      return { matches: 1, cut: false, hits: [this.hit(rule, scope, path)] }
    }
    this.stint.at(path)
    const found = this.queriesOf(rule).map((query) => find(query, scope, this.walk, this.mainOf))
    const matches = found.reduce((sum, elements) => sum + elements.length, 0)
    const wanted = rule.all ? found.flat() : found.flatMap((elements) => elements.slice(0, 1))
    const taken = wanted.slice(0, this.limits.maxMatches)
    const hits = taken.map((element) => this.hit(rule, element, path))
    return { matches, cut: taken.length < wanted.length, hits }
  }

  private readonly mainOf = (): Element | undefined => {
    this.main ??= mainTextOf(this.page.document, this.page.plain)
    return this.main.element
  }

  private queriesOf(rule: Rule): readonly Query[] {
    const known = this.queries.get(rule)
    if (known) return known
    const lists = rule.all ? [rule.selectors] : rule.selectors.map((selector) => [selector])
    const queries = lists.map(compileQuery)
    this.queries.set(rule, queries)
    return queries
  }

  private hit(rule: Rule, scope: Document | Element, path: string): Hit {
    this.stint.at(path)
    const hit: Hit = rule.data
      ? { kind: 'rules', rules: this.rules(rule.data, scope, path) }
      : readAttr(scope, attrsOf(rule), this.page)
    this.spend(path.length + sizeOf(hit), path)
    return hit
  }

  private spend(characters: number, path: string): void {
    this.output += characters
    const { maxOutput } = this.limits
    if (this.output <= maxOutput) return
    throw new LinkglassError(
      'EINVALDATA',
      `The rules give more than ${maxOutput} characters of output, exceeded at \`${path}\`.`,
      { data: { [path]: 'gives too much: select fewer or smaller elements' } },
    )
  }
}

const DEFAULT_ATTRS = ['html']

/** Inner HTML is no number, date, address or name: a type says what it reads instead. */
function attrsOf(rule: Rule): readonly string[] {
  const attrs = rule.attrs.length > 0 ? rule.attrs : DEFAULT_ATTRS
  if (rule.evaluate !== undefined) return attrs
  return attrs.flatMap((name) => (name === 'html' ? readsOf(rule.type) : [name]))
}

function sizeOf(hit: Hit): number {
  if (hit.kind === 'json') return hit.text.length
  if (hit.kind === 'rules' || hit.value === null) return 0
  return typeof hit.value === 'string'
    ? hit.value.length
    : hit.value.reduce((sum, text) => sum + text.length, 0)
}
