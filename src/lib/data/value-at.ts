import type { Value } from '../../contracts/result.js'

/** The first name of a path that is written with dots. */
export function firstStep(path: string): string {
  return path.split('.', 1)[0] ?? ''
}

/** What a path of names and indexes leads to; `undefined` where it leads nowhere. */
export function valueAt(value: Value | undefined, steps: readonly string[]): Value | undefined {
  return steps.reduce<Value | undefined>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as { [name: string]: Value })[step]
        : undefined,
    value,
  )
}
