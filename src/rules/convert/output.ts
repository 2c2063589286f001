import { LinkglassError } from '../../contracts/errors.js'
import type { Value } from '../../contracts/result.js'
import type { Allowance, Budget } from '../../lib/data/budget.js'

/** What one answer may hold. */
export interface OutputLimits {
  /** Characters, about as JSON writes them. */
  readonly maxOutput: number
  /** Values, those within others included. */
  readonly maxValues: number
}

/** What each of selecting, converting and asking may make for one request. */
export function allowanceOf({ maxOutput, maxValues }: OutputLimits): Allowance {
  return { characters: maxOutput, nodes: maxValues }
}

/** Pays for a value and all that is in it, about as JSON writes it; stops where the budget ends. */
export function pay(value: Value, budget: Budget): boolean {
  if (typeof value !== 'object' || value === null) return budget.spend(lengthOf(value))
  if (!budget.spend(2)) return false
  if (Array.isArray(value)) return value.every((item) => pay(item, budget))
  return Object.entries(value).every(
    ([name, inner]) => budget.spend(name.length + 3, 0) && pay(inner, budget),
  )
}

/** A number or a word is counted as short as it can be: their count has a limit of its own. */
function lengthOf(value: string | number | boolean | null): number {
  return typeof value === 'string' ? value.length + 2 : 1
}

export function tooMuch(path: string, { maxOutput, maxValues }: OutputLimits): LinkglassError {
  return new LinkglassError(
    'EINVALDATA',
    `The rules give more than ${maxOutput} characters or ${maxValues} values, exceeded at \`${path}\`.`,
    { data: { [path]: 'gives too much: select fewer or smaller elements' } },
  )
}
