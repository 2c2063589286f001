import type { Value } from '../../contracts/result.js'

export function getFirstStep(path: string): string {
  return path.split('.', 1)[0] ?? ''
}

export function findValueAt(value: Value | undefined, steps: readonly string[]): Value | undefined {
  return steps.reduce<Value | undefined>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as { [name: string]: Value })[step]
        : undefined,
    value,
  )
}
