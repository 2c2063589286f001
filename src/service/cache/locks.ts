export type LockOutcome =
  | { readonly running: true }
  | { readonly running: false; readonly failure: string | null }

/** Locks by key. A lock expires unless it is renewed. Methods may throw. */
export interface Locks {
  /** Takes the lock if it is free. Returns the token of its holder. */
  acquire(key: string, token: string, lease: number): Promise<string>
  renew(key: string, token: string, lease: number): Promise<void>
  release(key: string, token: string, failure: string | null): Promise<void>
  getOutcome(key: string, token: string): Promise<LockOutcome>
}

/** Milliseconds for which an error is kept for processes that wait for the lock. */
export const FAILURE_TTL = 5_000

export function createMemoryLocks(): Locks {
  const locks = new Map<string, { readonly token: string; until: number }>()
  const failures = new Map<string, string>()
  const findHeldLock = (key: string) => {
    const held = locks.get(key)
    return held && held.until > Date.now() ? held : undefined
  }
  return {
    async acquire(key, token, lease) {
      const held = findHeldLock(key)
      if (held) return held.token
      locks.set(key, { token, until: Date.now() + lease })
      return token
    },
    async renew(key, token, lease) {
      const held = findHeldLock(key)
      if (held?.token === token) held.until = Date.now() + lease
    },
    async release(key, token, failure) {
      if (locks.get(key)?.token === token) locks.delete(key)
      if (failure === null) return
      failures.set(token, failure)
      setTimeout(() => failures.delete(token), FAILURE_TTL).unref()
    },
    async getOutcome(key, token) {
      if (findHeldLock(key)?.token === token) return { running: true }
      return { running: false, failure: failures.get(token) ?? null }
    },
  }
}
