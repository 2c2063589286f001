import type { Value } from '../../contracts/result.js'

export function getFirstStep(path: string): string {
  return path.split('.', 1)[0] ?? ''
}

export function findValueAt(value: Value | undefined, steps: readonly string[]): Value | undefined {
  let inner = value
  for (const step of steps) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step)) return undefined
    inner = (inner as { [name: string]: Value })[step]
  }
  return inner
}
