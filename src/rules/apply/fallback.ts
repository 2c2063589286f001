import type { Value } from '../../contracts/result.js'

export interface Best {
  readonly value: Value
  /** Index of the value; `null` if nothing was found. */
  readonly index: number | null
}

/** Chooses the first truthy value, or else the first one that was found at all, such as `0` or `false`. */
export function chooseBest(values: readonly Value[]): Best {
  const [only = null] = values
  if (values.length === 1) return { value: only, index: isFound(only) ? 0 : null }
  const success = values.findIndex(hasTruthyValue)
  const index = success < 0 ? values.findIndex(isFound) : success
  if (index >= 0) return { value: values[index] ?? null, index }
  // An empty list is preferred to `null`: it still tells the type.
  return { value: values.find((value) => value !== null) ?? null, index: null }
}

/** True for truthy values, and for lists and objects with a truthy value in them. */
export function hasTruthyValue(value: Value): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(hasTruthyValue)
    : Boolean(value)
}

function isFound(value: Value): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0)
}
