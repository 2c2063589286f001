import type { CallContext } from '../../contracts/call-context.js'
import { LinkglassError } from '../../contracts/errors.js'
import type {
  MainExplanation,
  MatchedElements,
  RuleExplanation,
  Value,
  Warning,
} from '../../contracts/result.js'
import type { Rule, Rules, RuleType } from '../../contracts/rules.js'
import type { Evaluated } from '../../contracts/visit-result.js'
import { LoopQuota } from '../../lib/async/loop-quota.js'
import { Budget } from '../../lib/data/budget.js'
import {
  convert,
  createTooMuchError,
  findMediaCategory,
  type OutputLimits,
  pay,
  toAllowance,
} from '../convert/index.js'
import { batchCalls, type Conversion, type Evaluate } from '../sandbox/index.js'
import type { ExtractLimits } from './extract-limits.js'
import { succeeds } from './fallback.js'
import { MediaProber, type Probe, replaceAddresses } from './media-prober.js'
import {
  combineMatches,
  type Done,
  type DoneAlternative,
  type DoneRule,
  decideRule,
  isDone,
  type OpenMatch,
  type PartialAlternative,
  type PartialMatch,
  type PartialResult,
  type PartialRule,
  settleOpen,
  toNamedValues,
} from './partial-result.js'

export interface ResolveContext {
  readonly evaluate: Evaluate
  readonly media: Probe
  /** True if the media of the rule at a dotted path (`data.name`) are probed, as is the default. */
  readonly isProbed?: (path: string) => boolean
  /** Results of code that ran in an opened page. */
  readonly inPage?: ReadonlyMap<Rule, Evaluated> | undefined
  readonly now: number
  readonly call: CallContext
  /** `maxOutput` and `maxValues` bound the values of page, functions and probes together. */
  readonly limits: Pick<ExtractLimits, 'maxOutput' | 'maxValues' | 'maxProbed' | 'probesAtOnce'>
}

export interface ResolvedRules {
  readonly data: Record<string, Value>
  readonly warnings: Warning[]
  readonly explain: Record<string, RuleExplanation>
  readonly matched?: MatchedElements
  readonly main?: MainExplanation
}

/**
 * Asks callers' functions and probes media, then chooses the first alternative that succeeds.
 * @throws LinkglassError `EINVALEVAL` naming the rule when a function fails
 */
export async function resolveSelection(
  draft: PartialResult,
  rules: Rules,
  context: ResolveContext,
): Promise<ResolvedRules> {
  const resolver = new Resolver(draft, context)
  const done = await resolver.resolveRules(rules, draft.rules, 'data')
  return {
    data: toNamedValues(rules, done),
    warnings: [...draft.warnings, ...resolver.warnings],
    explain: Object.fromEntries(
      rules.map(([name], index) => [name, done[index]?.explanation ?? UNASKED]),
    ),
    ...(draft.matched && { matched: draft.matched }),
    ...(draft.main && { main: draft.main }),
  }
}

/** Matches that are started or settled in one turn of the loop: a few milliseconds of work. */
const MATCHES_PER_TURN = 200

const UNASKED: RuleExplanation = { matches: 0, fallback: null }

class Resolver {
  readonly warnings: Warning[] = []
  readonly #prober: MediaProber
  readonly #functions = new Map<Rule, (input: Value) => Promise<Value>>()
  readonly #budget: Budget
  readonly #quota = new LoopQuota(MATCHES_PER_TURN)
  readonly #page: Pick<PartialResult, 'base' | 'lang'>
  readonly #context: ResolveContext

  constructor(page: Pick<PartialResult, 'base' | 'lang' | 'made'>, context: ResolveContext) {
    this.#page = page
    this.#context = context
    const { media, call, limits } = context
    this.#prober = new MediaProber(media, call.signal, this.warnings, limits)
    this.#budget = new Budget(toAllowance(limits), page.made)
  }

  resolveRules(
    rules: Rules,
    drafts: readonly PartialRule[],
    path: string,
  ): Promise<readonly DoneRule[]> {
    return settleOpen(drafts, ({ alternatives }, index) => {
      const [name, all] = rules[index] ?? ['', []]
      return this.#resolveRule(all, alternatives, `${path}.${name}`)
    })
  }

  async #resolveRule(
    rules: readonly Rule[],
    drafts: readonly PartialAlternative[],
    path: string,
  ): Promise<DoneRule> {
    const alternatives: DoneAlternative[] = []
    for (const [index, draft] of drafts.entries()) {
      const rule = rules[index]
      if (!rule) break
      const value = isDone(draft)
        ? draft.value
        : await this.#resolveAlternative(rule, draft.drafts, path)
      alternatives.push({ kind: 'done', matches: draft.matches, value })
      if (succeeds(value)) break
    }
    return decideRule(alternatives)
  }

  async #resolveAlternative(
    rule: Rule,
    drafts: readonly PartialMatch[],
    path: string,
  ): Promise<Value> {
    if (rule.all) {
      const all = await settleOpen(drafts, (draft) => this.#resolveMatch(rule, draft, path))
      return combineMatches(rule, all)
    }
    const done: Done[] = []
    for (const draft of drafts) {
      const { value } = isDone(draft) ? draft : await this.#resolveMatch(rule, draft, path)
      done.push({ kind: 'done', value })
      if (succeeds(value)) break
    }
    return combineMatches(rule, done)
  }

  async #resolveMatch(rule: Rule, draft: OpenMatch, path: string): Promise<Done> {
    await this.#quota.step()
    const value = await this.#convert(rule, draft, path)
    return { kind: 'done', value: await this.#probe(rule.type, value, path) }
  }

  async #convert(rule: Rule, draft: OpenMatch, path: string): Promise<Value> {
    if (draft.kind === 'address') return draft.value
    const { data = [] } = rule
    const raw =
      draft.kind === 'input'
        ? draft.value
        : toNamedValues(data, await this.resolveRules(data, draft.rules, path))
    const evaluated = this.#context.inPage?.get(rule)
    if (evaluated) return this.#convertEvaluated(rule, evaluated, path)
    if (rule.evaluate !== undefined) return this.#findFunction(rule, rule.evaluate, path)(raw)
    return convert(rule.type, raw, { ...this.#conversion(rule), onValue: () => {} })
  }

  /** Converts results from the page in a sandbox, like those of functions. */
  #convertEvaluated(rule: Rule, evaluated: Evaluated, path: string): Promise<Value> {
    if ('value' in evaluated) return this.#findFunction(rule, IDENTITY, path)(evaluated.value)
    const text = `The function failed: ${evaluated.error.replace(/\.$/, '')}.`
    throw withPath(path, new LinkglassError('EINVALEVAL', text))
  }

  async #probe(type: RuleType, addresses: Value, path: string): Promise<Value> {
    const category = findMediaCategory(type)
    if (category === undefined) return addresses
    const isProbed = this.#context.isProbed?.(path) ?? true
    const find = isProbed
      ? await this.#prober.find(addresses, category)
      : (url: string) => ({ url })
    return replaceAddresses(addresses, type, (url) => {
      const media = find(url)
      if (!pay(media, this.#budget)) throw createTooMuchError(path, this.#context.limits)
      return media
    })
  }

  /** Creates one batched function for a rule; results are converted in the sandbox, in its time. */
  #findFunction(rule: Rule, source: string, path: string): (input: Value) => Promise<Value> {
    const known = this.#functions.get(rule)
    if (known) return known
    const { evaluate, call } = this.#context
    const run = batchCalls(async (inputs) => {
      const values = await evaluate(source, inputs, call, this.#conversion(rule)).catch((error) => {
        throw withPath(path, error)
      })
      if (!pay(values, this.#budget)) throw createEvaluateTooMuchError(path, this.#context.limits)
      return values
    }, this.#quota)
    this.#functions.set(rule, run)
    return run
  }

  #conversion({ type }: Rule): Conversion {
    const { base, lang } = this.#page
    return { type, base, lang, now: this.#context.now }
  }
}

const IDENTITY = '(value) => value'

function withPath(path: string, error: unknown): unknown {
  if (!(error instanceof LinkglassError) || error.code !== 'EINVALEVAL') return error
  const { message, cause } = error
  return createEvaluateError(path, `\`${path}.evaluate\`: ${message}`, message, cause)
}

function createEvaluateTooMuchError(path: string, { maxOutput, maxValues }: OutputLimits): Error {
  const message = `The rules give more than ${maxOutput} characters or ${maxValues} values, exceeded at \`${path}.evaluate\`.`
  return createEvaluateError(path, message, 'gives too much: return less')
}

function createEvaluateError(
  path: string,
  message: string,
  reason: string,
  cause?: unknown,
): Error {
  const data = { [`${path}.evaluate`]: reason }
  return new LinkglassError('EINVALEVAL', message, { data, cause })
}
