import { LinkglassError } from '../../contracts/errors.js'
import type { Value } from '../../contracts/result.js'
import type { Allowance, Budget } from '../../lib/data/budget.js'

export interface OutputLimits {
  readonly maxOutput: number
  readonly maxValues: number
}

export function toOutputAllowance({ maxOutput, maxValues }: OutputLimits): Allowance {
  return { characters: maxOutput, nodes: maxValues }
}

/** Takes the approximate length of the value's JSON from the budget. Returns false if too little is left. */
export function chargeJsonLength(value: Value, budget: Budget): boolean {
  if (typeof value === 'string') return budget.spend(value.length + 2)
  if (typeof value !== 'object' || value === null) return budget.spend(1)
  if (!budget.spend(2)) return false
  if (Array.isArray(value)) return value.every((item) => chargeJsonLength(item, budget))
  return Object.entries(value).every(
    ([name, inner]) => budget.spend(name.length + 3, 0) && chargeJsonLength(inner, budget),
  )
}

export function createOutputTooLargeError(
  path: string,
  { maxOutput, maxValues }: OutputLimits,
  code: 'EINVALDATA' | 'EINVALEVAL' = 'EINVALDATA',
) {
  const message = `The rules give more than ${maxOutput} characters or ${maxValues} values, exceeded at \`${path}\`.`
  const advice = code === 'EINVALDATA' ? 'select fewer or smaller elements' : 'return less'
  return new LinkglassError(code, message, { data: { [path]: `gives too much: ${advice}` } })
}
