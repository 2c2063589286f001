import { createHash } from 'node:crypto'
import type { Plan } from './plan.js'

export interface Keys {
  /** True if no key is configured: keys that callers send are then ignored. */
  readonly none: boolean
  /** Finds the plan of a key, and an id that does not reveal the key. */
  find(key: string): { readonly plan: Plan; readonly id: string } | undefined
  /** Finds the plan of a key by that id. */
  findById(id: string): Plan | undefined
}

/** Creates a look-up by the SHA-256 of keys, so that its time reveals no key. */
export function createKeys(plans: readonly Plan[]): Keys {
  const byHash = new Map<string, Plan>()
  for (const plan of plans) for (const key of plan.keys) byHash.set(hash(key), plan)
  return {
    none: byHash.size === 0,
    find(key) {
      const id = hash(key)
      const plan = byHash.get(id)
      return plan && { plan, id }
    },
    findById: (id) => byHash.get(id),
  }
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
