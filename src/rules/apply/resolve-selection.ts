import type { CallContext } from '../../contracts/call-context.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { RuleExplanation, Value, Warning } from '../../contracts/result.js'
import type { Rule, Rules, RuleType } from '../../contracts/rules.js'
import type { Evaluated } from '../../contracts/visit-result.js'
import { LoopQuota } from '../../lib/async/loop-quota.js'
import { Budget } from '../../lib/data/budget.js'
import {
  chargeJsonLength,
  convertValue,
  createOutputTooLargeError,
  findMediaCategory,
  toOutputAllowance,
} from '../convert/index.js'
import type { ExtractLimits } from '../extract-limits.js'
import { batchCalls, type Evaluate } from '../sandbox/index.js'
import { createMediaProber, type Probe, replaceUrls } from './media-prober.js'
import {
  combineDraftValues,
  type Done,
  type DoneAlternative,
  type DoneRule,
  hasTruthyValue,
  isDoneDraft,
  type OpenMatch,
  type PartialAlternative,
  type PartialMatch,
  type PartialResult,
  type PartialRule,
  resolveUnfinishedDrafts,
  toDoneRule,
  toNamedValues,
} from './partial-result.js'

export interface ResolveContext {
  readonly evaluate: Evaluate
  readonly media: Probe
  /** Returns true to probe the media of the rule at `path`. */
  readonly isProbed?: (path: string) => boolean
  readonly inPage?: ReadonlyMap<Rule, Evaluated> | undefined
  readonly now: number
  readonly call: CallContext
  readonly limits: Pick<ExtractLimits, 'maxOutput' | 'maxValues' | 'maxProbed' | 'probesAtOnce'>
}

export interface ResolvedRules extends Pick<PartialResult, 'matched' | 'main' | 'warnings'> {
  readonly data: Record<string, Value>
  readonly explain: Record<string, RuleExplanation>
}

/** @throws LinkglassError `EINVALEVAL` if a rule's function fails */
export async function resolveSelection(
  draft: PartialResult,
  rules: Rules,
  context: ResolveContext,
): Promise<ResolvedRules> {
  const { evaluate, media, call, limits, now, inPage, isProbed = () => true } = context
  const { base, lang } = draft
  const warnings: Warning[] = []
  const probeMedia = createMediaProber(media, call.signal, warnings, limits)
  const functions = new Map<Rule, (input: Value) => Promise<Value>>()
  const budget = new Budget(toOutputAllowance(limits), draft.made)
  const quota = new LoopQuota(MATCHES_PER_TURN)

  function resolveRules(rules: Rules, drafts: readonly PartialRule[], path: string) {
    return resolveUnfinishedDrafts(drafts, ({ alternatives }, index) => {
      const [name, all] = rules[index] ?? ['', []]
      return resolveRule(all, alternatives, `${path}.${name}`)
    })
  }

  async function resolveRule(
    rules: readonly Rule[],
    drafts: readonly PartialAlternative[],
    path: string,
  ): Promise<DoneRule> {
    const alternatives: DoneAlternative[] = []
    for (const [index, draft] of drafts.entries()) {
      const rule = rules[index]
      if (!rule) break
      const value = isDoneDraft(draft)
        ? draft.value
        : await resolveAlternative(rule, draft.drafts, path)
      alternatives.push({ kind: 'done', matches: draft.matches, value })
      if (hasTruthyValue(value)) break
    }
    return toDoneRule(alternatives)
  }

  async function resolveAlternative(rule: Rule, drafts: readonly PartialMatch[], path: string) {
    if (rule.all) {
      const all = await resolveUnfinishedDrafts(drafts, (draft) =>
        convertAndProbeMatch(rule, draft, path),
      )
      return combineDraftValues(rule, all)
    }
    const done: Done[] = []
    for (const draft of drafts) {
      const { value } = isDoneDraft(draft) ? draft : await convertAndProbeMatch(rule, draft, path)
      done.push({ kind: 'done', value })
      if (hasTruthyValue(value)) break
    }
    return combineDraftValues(rule, done)
  }

  async function convertAndProbeMatch(rule: Rule, draft: OpenMatch, path: string): Promise<Done> {
    await quota.waitForTurn()
    const value = await convertOpenMatch(rule, draft, path)
    return { kind: 'done', value: await probeMediaAddresses(rule.type, value, path) }
  }

  async function convertOpenMatch(rule: Rule, draft: OpenMatch, path: string): Promise<Value> {
    if (draft.kind === 'address') return draft.value
    const { data = [] } = rule
    const raw =
      draft.kind === 'input'
        ? draft.value
        : toNamedValues(data, await resolveRules(data, draft.rules, path))
    const evaluated = inPage?.get(rule)
    if (evaluated) return convertEvaluatedResult(rule, evaluated, path)
    if (rule.evaluate !== undefined) return getBatchedEvaluator(rule, rule.evaluate, path)(raw)
    return convertValue(rule.type, raw, { base, lang, now, onValue: () => {} })
  }

  /** Converts, in the sandbox, the result of code that ran in the browser. */
  function convertEvaluatedResult(rule: Rule, evaluated: Evaluated, path: string): Promise<Value> {
    if ('value' in evaluated) return getBatchedEvaluator(rule, IDENTITY, path)(evaluated.value)
    const text = `The function failed: ${evaluated.error.replace(/\.$/, '')}.`
    throw addRulePathToError(path, new LinkglassError('EINVALEVAL', text))
  }

  async function probeMediaAddresses(type: RuleType, addresses: Value, path: string) {
    const category = findMediaCategory(type)
    if (category === undefined) return addresses
    const find = isProbed(path) ? await probeMedia(addresses, category) : (url: string) => ({ url })
    return replaceUrls(addresses, type, (url) => {
      const media = find(url)
      if (!chargeJsonLength(media, budget)) throw createOutputTooLargeError(path, limits)
      return media
    })
  }

  function getBatchedEvaluator(rule: Rule, source: string, path: string) {
    const known = functions.get(rule)
    if (known) return known
    const run = batchCalls(async (inputs) => {
      const conversion = { type: rule.type, base, lang, now }
      const values = await evaluate(source, inputs, call, conversion).catch((error) => {
        throw addRulePathToError(path, error)
      })
      if (!chargeJsonLength(values, budget))
        throw createOutputTooLargeError(`${path}.evaluate`, limits, 'EINVALEVAL')
      return values
    }, quota)
    functions.set(rule, run)
    return run
  }

  const done = await resolveRules(rules, draft.rules, 'data')
  return {
    data: toNamedValues(rules, done),
    warnings: [...draft.warnings, ...warnings],
    explain: Object.fromEntries(
      rules.map(([name], index) => [name, done[index]?.explanation ?? UNASKED]),
    ),
    ...(draft.matched && { matched: draft.matched }),
    ...(draft.main && { main: draft.main }),
  }
}

const MATCHES_PER_TURN = 200

const UNASKED: RuleExplanation = { matches: 0, fallback: null }

const IDENTITY = '(value) => value'

function addRulePathToError(path: string, error: unknown): unknown {
  if (!(error instanceof LinkglassError) || error.code !== 'EINVALEVAL') return error
  const { message, cause } = error
  const field = `${path}.evaluate`
  const data = { [field]: message }
  return new LinkglassError('EINVALEVAL', `\`${field}\`: ${message}`, { data, cause })
}
