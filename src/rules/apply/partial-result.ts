import type { RuleExplanation, Value, Warning } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import type { Allowance } from '../../lib/data/budget.js'
import { dropEmptyValues } from '../convert/index.js'
import type { Selection } from '../select/selection.js'

/** Final values, and drafts that still wait for a function or a media probe. */
export interface PartialResult extends Omit<Selection, 'rules' | 'noMain'> {
  readonly rules: readonly PartialRule[]
  /** Number and total length of the final values so far. */
  readonly made: Allowance
  readonly warnings: readonly Warning[]
}

export type PartialRule =
  | DoneRule
  | { readonly kind: 'open'; readonly alternatives: readonly PartialAlternative[] }

export type DoneRule = Done & { readonly explanation: RuleExplanation }

export type PartialAlternative =
  | DoneAlternative
  | { readonly kind: 'open'; readonly matches: number; readonly drafts: readonly PartialMatch[] }

export type DoneAlternative = Done & { readonly matches: number }

export type PartialMatch = Done | OpenMatch

export interface Done {
  readonly kind: 'done'
  readonly value: Value
}

export type OpenMatch =
  | { readonly kind: 'input'; readonly value: Value }
  | { readonly kind: 'address'; readonly value: Value }
  | { readonly kind: 'rules'; readonly rules: readonly PartialRule[] }

export function isDoneDraft<D extends { readonly kind: string }>(
  draft: D,
): draft is Extract<D, { readonly kind: 'done' }> {
  return draft.kind === 'done'
}

export function toDoneRule(alternatives: readonly DoneAlternative[]): DoneRule {
  const { value, index } = chooseBestValue(alternatives)
  const matches = alternatives.at(index ?? -1)?.matches ?? 0
  return { kind: 'done', value, explanation: { matches, fallback: index } }
}

const OWN = { configurable: true, enumerable: true, writable: true }

export function toNamedValues(rules: Rules, drafts: readonly Done[]): { [name: string]: Value } {
  const named: { [name: string]: Value } = {}
  for (let index = 0; index < rules.length; index++) {
    const [name = ''] = rules[index] ?? []
    const value = drafts[index]?.value ?? null
    // An assignment to `__proto__` would set the prototype.
    if (name === '__proto__') Object.defineProperty(named, name, { ...OWN, value })
    else named[name] = value
  }
  return named
}

export function combineDraftValues({ all, type }: Rule, drafts: readonly Done[]): Value {
  if (!all) return chooseBestValue(drafts).value
  const values = drafts.map(({ value }) => value)
  return dropEmptyValues(type, values)
}

export async function resolveUnfinishedDrafts<Draft extends { readonly kind: string }>(
  drafts: readonly Draft[],
  finish: (open: Open<Draft>, index: number) => Promise<Finished<Draft>>,
): Promise<readonly Finished<Draft>[]> {
  const done: Finished<Draft>[] = []
  const open: Promise<void>[] = []
  const keep = async (index: number, finishing: Promise<Finished<Draft>>) => {
    done[index] = await finishing
  }
  for (const [index, draft] of drafts.entries()) {
    if (isDoneDraft(draft)) done[index] = draft
    else open.push(keep(index, finish(draft as Open<Draft>, index)))
  }
  await Promise.all(open)
  return done
}

type Finished<Draft> = Extract<Draft, { readonly kind: 'done' }>
type Open<Draft> = Exclude<Draft, Finished<Draft>>

function chooseBestValue(drafts: readonly Done[]) {
  const only = drafts[0]?.value ?? null
  if (drafts.length === 1) return { value: only, index: isNotNullOrEmptyList(only) ? 0 : null }
  const values = drafts.map(({ value }) => value)
  const success = values.findIndex(hasTruthyValue)
  const index = success < 0 ? values.findIndex(isNotNullOrEmptyList) : success
  if (index >= 0) return { value: values[index] ?? null, index }
  // Prefers `[]` to `null`, so that a list stays a list.
  return { value: values.find((value) => value !== null) ?? null, index: null }
}

export function hasTruthyValue(value: Value): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(hasTruthyValue)
    : Boolean(value)
}

function isNotNullOrEmptyList(value: Value): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0)
}
