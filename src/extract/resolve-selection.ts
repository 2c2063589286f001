import { LinkglassError } from '../core/errors.js'
import type { RuleExplanation, Value, Warning } from '../core/result.js'
import type { Rule, Rules } from '../core/rules.js'
import { batchCalls, type Evaluate } from '../sandbox/index.js'
import type { ExtractLimits } from './extract-limits.js'
import { matchWarnings } from './match-warnings.js'
import { MediaProber, type Probe } from './media-prober.js'
import type { AlternativeSelection, Match, RuleSelection, Selection } from './selection.js'
import { compact, convert, type TypeContext } from './types/index.js'

export interface ResolveContext {
  readonly evaluate: Evaluate
  readonly media: Probe
  /** Whether the media of a rule are probed; by its dotted path, `data.name`. All are by default. */
  readonly pings?: (path: string) => boolean
  /** Milliseconds since 1970. */
  readonly now: number
  readonly signal: AbortSignal
  /** `maxOutput` holds for the JSON that all functions together give, too. */
  readonly limits: Pick<ExtractLimits, 'maxOutput' | 'maxProbed' | 'probesAtOnce'>
}

export interface ResolvedRules {
  readonly data: Record<string, Value>
  readonly warnings: Warning[]
  readonly explain: Record<string, RuleExplanation>
}

/**
 * Makes values of what was selected: `evaluate`, then `type`, then the first alternative that
 * succeeds. Throws `EINVALEVAL` naming the rule when a caller's function fails.
 */
export async function resolveSelection(
  selection: Selection,
  rules: Rules,
  context: ResolveContext,
): Promise<ResolvedRules> {
  const resolver = new Resolver(selection, context)
  const outcomes = await resolver.rules(rules, selection.rules, 'data')
  return {
    data: Object.fromEntries(outcomes.map(({ name, value }) => [name, value])),
    warnings: [...matchWarnings(rules, selection), ...resolver.warnings],
    explain: Object.fromEntries(outcomes.map(({ name, explanation }) => [name, explanation])),
  }
}

interface RuleOutcome {
  readonly name: string
  readonly value: Value
  readonly explanation: RuleExplanation
}

class Resolver {
  readonly warnings: Warning[] = []
  readonly #types: TypeContext
  /** The same, with media as they are named. */
  readonly #unprobed: TypeContext
  readonly #functions = new Map<Rule, (input: Value) => Promise<Value>>()
  #output = 0
  readonly #context: ResolveContext

  constructor({ base, lang }: Selection, context: ResolveContext) {
    this.#context = context
    const { media, signal, limits } = context
    const prober = new MediaProber(media, signal, this.warnings, limits)
    this.#types = {
      base,
      lang,
      now: context.now,
      media: (url, category) => prober.media(url, category),
    }
    this.#unprobed = { ...this.#types, media: async (url) => ({ url }) }
  }

  rules(rules: Rules, selections: readonly RuleSelection[], path: string): Promise<RuleOutcome[]> {
    return Promise.all(
      rules.map(([name, alternatives], index) =>
        this.#rule(name, alternatives, selections[index] ?? [], `${path}.${name}`),
      ),
    )
  }

  async #rule(
    name: string,
    alternatives: readonly Rule[],
    selections: RuleSelection,
    path: string,
  ): Promise<RuleOutcome> {
    const best = new BestValue()
    for (const [index, rule] of alternatives.entries()) {
      const selection = selections[index]
      if (selection && best.offer(await this.#alternative(rule, selection, path), index)) break
    }
    const matches = selections[best.index ?? selections.length - 1]?.matches ?? 0
    return { name, value: best.value, explanation: { matches, fallback: best.index } }
  }

  async #alternative(rule: Rule, { matched }: AlternativeSelection, path: string): Promise<Value> {
    if (rule.all) {
      const values = await Promise.all(matched.map((match) => this.#one(rule, match, path)))
      return compact(rule.type, values)
    }
    const best = new BestValue()
    for (const [index, match] of matched.entries()) {
      if (best.offer(await this.#one(rule, match, path), index)) break
    }
    return best.value
  }

  async #one(rule: Rule, match: Match, path: string): Promise<Value> {
    const raw = await this.#raw(rule, match, path)
    const types = this.#context.pings?.(path) === false ? this.#unprobed : this.#types
    if (raw === null || rule.evaluate === undefined) return convert(rule.type, raw, types)
    const value = await this.#functionOf(rule, rule.evaluate, path)(raw)
    return convert(rule.type, value, types)
  }

  async #raw(rule: Rule, match: Match, path: string): Promise<Value> {
    if (match.kind === 'json') return JSON.parse(match.text)
    if (match.kind === 'text')
      return typeof match.value === 'string' ? match.value : listOf(match.value)
    const outcomes = await this.rules(rule.data ?? [], match.rules, path)
    return Object.fromEntries(outcomes.map(({ name, value }) => [name, value]))
  }

  #functionOf(rule: Rule, source: string, path: string): (input: Value) => Promise<Value> {
    const known = this.#functions.get(rule)
    if (known) return known
    const { evaluate, signal } = this.#context
    const run = batchCalls(async (inputs) => {
      const values = await evaluate(source, inputs, signal).catch((error) => {
        throw naming(path, error)
      })
      this.#spend(JSON.stringify(values).length, path)
      return values
    })
    this.#functions.set(rule, run)
    return run
  }

  #spend(characters: number, path: string): void {
    this.#output += characters
    const { maxOutput } = this.#context.limits
    if (this.#output <= maxOutput) return
    throw new LinkglassError(
      'EINVALEVAL',
      `The functions give more than ${maxOutput} characters, exceeded at \`${path}.evaluate\`.`,
      { data: { [`${path}.evaluate`]: 'gives too much: return less' } },
    )
  }
}

/** The first value that succeeds, or else the first that is at least something: `0`, `false`. */
class BestValue {
  value: Value = null
  index: number | null = null

  offer(value: Value, index: number): boolean {
    const success = succeeds(value)
    const something = value !== null && !(Array.isArray(value) && value.length === 0)
    if (success || (this.index === null && something)) this.index = index
    if (success || this.index === index || this.value === null) this.value = value
    return success
  }
}

/** Truthy; an empty list, or an object with nothing in it, is not a success either. */
function succeeds(value: Value): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(succeeds)
    : Boolean(value)
}

function listOf(values: readonly string[] | null): Value {
  return values && [...values]
}

function naming(path: string, error: unknown): unknown {
  if (!(error instanceof LinkglassError) || error.code !== 'EINVALEVAL') return error
  const field = `${path}.evaluate`
  return new LinkglassError('EINVALEVAL', `\`${field}\`: ${error.message}`, {
    data: { [field]: error.message },
    cause: error.cause,
  })
}
