import { createHash } from 'node:crypto'
import type { Plan } from './plan.js'

export interface Keys {
  /** No key is configured: whatever callers send is ignored. */
  readonly none: boolean
  /** The key's plan, and a name for it that does not reveal it. */
  find(key: string): { readonly plan: Plan; readonly id: string } | undefined
}

/**
 * Keys are looked up by their SHA-256, so the time of a comparison says nothing about a key, and
 * the counters hold no key in readable form. No address looks like such a hash.
 */
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
  }
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
