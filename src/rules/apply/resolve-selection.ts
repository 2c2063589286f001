import type { CallContext } from '../../contracts/call-context.js'
import { LinkglassError } from '../../contracts/errors.js'
import type {
  MainExplanation,
  MatchedElements,
  Media,
  RuleExplanation,
  Value,
  Warning,
} from '../../contracts/result.js'
import type { Rule, Rules, RuleType } from '../../contracts/rules.js'
import type { Evaluated } from '../../contracts/visit-result.js'
import { LoopQuota } from '../../lib/async/loop-quota.js'
import { Budget } from '../../lib/data/budget.js'
import {
  allowanceOf,
  compact,
  convert,
  mediaOf,
  type OutputLimits,
  pay,
  tooMuch,
} from '../convert/index.js'
import { batchCalls, type Conversion, type Evaluate } from '../sandbox/index.js'
import {
  type AlternativeDraft,
  type Done,
  type DoneAlternative,
  type DoneRule,
  type Draft,
  decided,
  isDone,
  joined,
  type MatchDraft,
  type OpenMatch,
  objectOf,
  type RuleDraft,
} from './draft.js'
import type { ExtractLimits } from './extract-limits.js'
import { succeeds } from './fallback.js'
import { MediaProber, type Probe } from './media-prober.js'

export interface ResolveContext {
  readonly evaluate: Evaluate
  readonly media: Probe
  /** Whether the media of a rule are probed; by its dotted path, `data.name`. All are by default. */
  readonly pings?: (path: string) => boolean
  /** What the code of rules gave in the page, where one was opened. */
  readonly inPage?: ReadonlyMap<Rule, Evaluated> | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  readonly call: CallContext
  /** `maxOutput` and `maxValues` hold for what the page, functions and probes give together. */
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
 * Finishes what the thread left open: asks callers' functions and probes media, then takes the
 * first alternative that succeeds. Throws `EINVALEVAL` naming the rule when a function fails.
 */
export async function resolveSelection(
  draft: Draft,
  rules: Rules,
  context: ResolveContext,
): Promise<ResolvedRules> {
  const resolver = new Resolver(draft, context)
  const done = await resolver.rules(rules, draft.rules, 'data')
  return {
    data: objectOf(rules, done),
    warnings: [...draft.warnings, ...resolver.warnings],
    explain: Object.fromEntries(
      rules.map(([name], index) => [name, done[index]?.explanation ?? UNASKED]),
    ),
    ...(draft.matched && { matched: draft.matched }),
    ...(draft.main && { main: draft.main }),
  }
}

/** Matches that are begun, or given their result, in one turn of the loop: some milliseconds' worth. */
const MATCHES_PER_TURN = 200

const UNASKED: RuleExplanation = { matches: 0, fallback: null }

class Resolver {
  readonly warnings: Warning[] = []
  readonly #prober: MediaProber
  readonly #functions = new Map<Rule, (input: Value) => Promise<Value>>()
  readonly #budget: Budget
  readonly #quota = new LoopQuota(MATCHES_PER_TURN)
  readonly #page: Pick<Draft, 'base' | 'lang'>
  readonly #context: ResolveContext

  constructor(page: Pick<Draft, 'base' | 'lang' | 'made'>, context: ResolveContext) {
    this.#page = page
    this.#context = context
    const { media, call, limits } = context
    this.#prober = new MediaProber(media, call.signal, this.warnings, limits)
    this.#budget = new Budget(allowanceOf(limits), page.made)
  }

  rules(rules: Rules, drafts: readonly RuleDraft[], path: string): Promise<readonly DoneRule[]> {
    return settle(drafts, ({ alternatives }, index) => {
      const [name, all] = rules[index] ?? ['', []]
      return this.#rule(all, alternatives, `${path}.${name}`)
    })
  }

  async #rule(
    rules: readonly Rule[],
    drafts: readonly AlternativeDraft[],
    path: string,
  ): Promise<DoneRule> {
    const alternatives: DoneAlternative[] = []
    for (const [index, draft] of drafts.entries()) {
      const rule = rules[index]
      if (!rule) break
      const value = isDone(draft) ? draft.value : await this.#alternative(rule, draft.drafts, path)
      alternatives.push({ kind: 'done', matches: draft.matches, value })
      if (succeeds(value)) break
    }
    return decided(alternatives)
  }

  async #alternative(rule: Rule, drafts: readonly MatchDraft[], path: string): Promise<Value> {
    if (rule.all)
      return joined(rule, await settle(drafts, (draft) => this.#match(rule, draft, path)))
    const done: Done[] = []
    for (const draft of drafts) {
      const { value } = isDone(draft) ? draft : await this.#match(rule, draft, path)
      done.push({ kind: 'done', value })
      if (succeeds(value)) break
    }
    return joined(rule, done)
  }

  async #match(rule: Rule, draft: OpenMatch, path: string): Promise<Done> {
    await this.#quota.step()
    const value = await this.#converted(rule, draft, path)
    return { kind: 'done', value: await this.#probed(rule.type, value, path) }
  }

  async #converted(rule: Rule, draft: OpenMatch, path: string): Promise<Value> {
    if (draft.kind === 'address') return draft.value
    const { data = [] } = rule
    const raw =
      draft.kind === 'input'
        ? draft.value
        : objectOf(data, await this.rules(data, draft.rules, path))
    const evaluated = this.#context.inPage?.get(rule)
    if (evaluated) return this.#evaluated(rule, evaluated, path)
    if (rule.evaluate !== undefined) return this.#functionOf(rule, rule.evaluate, path)(raw)
    return convert(rule.type, raw, { ...this.#conversion(rule), made: () => {} })
  }

  /** What came out of the page is converted where what comes out of functions is. */
  #evaluated(rule: Rule, evaluated: Evaluated, path: string): Promise<Value> {
    if ('value' in evaluated) return this.#functionOf(rule, SAME, path)(evaluated.value)
    const text = `The function failed: ${evaluated.error.replace(/\.$/, '')}.`
    throw naming(path, new LinkglassError('EINVALEVAL', text))
  }

  async #probed(type: RuleType, addresses: Value, path: string): Promise<Value> {
    const category = mediaOf(type)
    if (category === undefined) return addresses
    const isProbed = this.#context.pings?.(path) ?? true
    const find = isProbed ? await this.#prober.find(addresses, category) : named
    return mediaAt(addresses, type, (url) => {
      const media = find(url)
      if (!pay(media, this.#budget)) throw tooMuch(path, this.#context.limits)
      return media
    })
  }

  /** What a function gives is converted where it runs: the time of both is limited there. */
  #functionOf(rule: Rule, source: string, path: string): (input: Value) => Promise<Value> {
    const known = this.#functions.get(rule)
    if (known) return known
    const { evaluate, call } = this.#context
    const run = batchCalls(async (inputs) => {
      const values = await evaluate(source, inputs, call, this.#conversion(rule)).catch((error) => {
        throw naming(path, error)
      })
      if (!pay(values, this.#budget)) throw givesTooMuch(path, this.#context.limits)
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

/** Finishes what is open and takes the rest as it is: what needs no promise gets none. */
async function settle<Draft extends { readonly kind: string }>(
  drafts: readonly Draft[],
  finish: (open: Open<Draft>, index: number) => Promise<Finished<Draft>>,
): Promise<readonly Finished<Draft>[]> {
  const done: Finished<Draft>[] = []
  const open: Promise<void>[] = []
  const keep = async (index: number, finishing: Promise<Finished<Draft>>) => {
    done[index] = await finishing
  }
  for (const [index, draft] of drafts.entries()) {
    if (isDone(draft)) done[index] = draft
    else open.push(keep(index, finish(draft as Open<Draft>, index)))
  }
  await Promise.all(open)
  return done
}

type Finished<Draft> = Extract<Draft, { readonly kind: 'done' }>
type Open<Draft> = Exclude<Draft, Finished<Draft>>

/** Media in the place of each address, in lists of whatever depth. */
function mediaAt(addresses: Value, type: RuleType, find: (url: string) => Media | null): Value {
  if (typeof addresses === 'string') return find(addresses)
  if (!Array.isArray(addresses)) return addresses
  return compact(
    type,
    addresses.map((inner) => mediaAt(inner, type, find)),
  )
}

/** A function that gives what it is given. */
const SAME = '(value) => value'

function named(url: string): Media {
  return { url }
}

function naming(path: string, error: unknown): unknown {
  if (!(error instanceof LinkglassError) || error.code !== 'EINVALEVAL') return error
  const field = `${path}.evaluate`
  return new LinkglassError('EINVALEVAL', `\`${field}\`: ${error.message}`, {
    data: { [field]: error.message },
    cause: error.cause,
  })
}

function givesTooMuch(path: string, { maxOutput, maxValues }: OutputLimits): LinkglassError {
  return new LinkglassError(
    'EINVALEVAL',
    `The rules give more than ${maxOutput} characters or ${maxValues} values, exceeded at \`${path}.evaluate\`.`,
    { data: { [`${path}.evaluate`]: 'gives too much: return less' } },
  )
}
