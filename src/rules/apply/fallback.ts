import type { Value } from '../../contracts/result.js'

export interface Best {
  readonly value: Value
  /** Its place in the list; `null` where nothing was found. */
  readonly index: number | null
}

/** The first value that succeeds, or else the first that is at least something: `0`, `false`. */
export function bestOf(values: readonly Value[]): Best {
  const success = values.findIndex(succeeds)
  const index = success < 0 ? values.findIndex(isSomething) : success
  if (index >= 0) return { value: values[index] ?? null, index }
  // Nothing was found: an empty list says at least that it is a list.
  return { value: values.find((value) => value !== null) ?? null, index: null }
}

/** Truthy; an empty list, or an object with nothing in it, is not a success either. */
export function succeeds(value: Value): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(succeeds)
    : Boolean(value)
}

function isSomething(value: Value): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0)
}
