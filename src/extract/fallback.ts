import type { Value } from '../core/result.js'

/** The first value that succeeds, or else the first that is at least something: `0`, `false`. */
export class Best {
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

export function bestOf(values: readonly Value[]): Best {
  const best = new Best()
  values.some((value, index) => best.offer(value, index))
  return best
}

/** Truthy; an empty list, or an object with nothing in it, is not a success either. */
export function succeeds(value: Value): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(succeeds)
    : Boolean(value)
}
