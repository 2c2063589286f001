import { LinkglassError } from '../../contracts/errors.js'
import type { Value } from '../../contracts/result.js'
import type { Allowance, Budget } from '../../lib/data/budget.js'

/** Limits of one answer. */
export interface OutputLimits {
  /** Characters, about as JSON writes them. */
  readonly maxOutput: number
  /** Values, including nested ones. */
  readonly maxValues: number
}

/** Returns the limits of what selecting rules may make for one request; converting may make as much again. */
export function toAllowance({ maxOutput, maxValues }: OutputLimits): Allowance {
  return { characters: maxOutput, nodes: maxValues }
}

/** Pays for a value and all in it by the length of its JSON; stops when the budget is spent. */
export function pay(value: Value, budget: Budget): boolean {
  if (typeof value !== 'object' || value === null) return budget.spend(countCharacters(value))
  if (!budget.spend(2)) return false
  if (Array.isArray(value)) return value.every((item) => pay(item, budget))
  return Object.entries(value).every(
    ([name, inner]) => budget.spend(name.length + 3, 0) && pay(inner, budget),
  )
}

/** Counts characters; numbers and booleans, which have a limit of their own, as one. */
function countCharacters(value: string | number | boolean | null): number {
  return typeof value === 'string' ? value.length + 2 : 1
}

export function createTooMuchError(
  path: string,
  { maxOutput, maxValues }: OutputLimits,
): LinkglassError {
  return new LinkglassError(
    'EINVALDATA',
    `The rules give more than ${maxOutput} characters or ${maxValues} values, exceeded at \`${path}\`.`,
    { data: { [path]: 'gives too much: select fewer or smaller elements' } },
  )
}
