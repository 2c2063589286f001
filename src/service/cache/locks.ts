/** What came of the work under a lock, for those who waited for it. */
export type LockOutcome =
  | { readonly running: true }
  /** Done: what it made is in the cache, unless it failed. */
  | { readonly running: false; readonly failure: string | null }

/**
 * Locks by key, held by one of several processes. A lock ends by itself when its holder has died.
 * What goes in and out crosses between processes as JSON. Every method may throw when what keeps
 * the locks cannot be reached.
 */
export interface Locks {
  /** Takes the lock for `token` unless another holds it; gives the holder's token. */
  acquire(key: string, token: string, lease: number): Promise<string>
  /** Keeps the lock for another `lease` milliseconds. */
  renew(key: string, token: string, lease: number): Promise<void>
  /** Gives the lock up, and tells why the work failed if it did. */
  settle(key: string, token: string, failure: string | null): Promise<void>
  /** What has come of the work of the holder `token`. */
  outcome(key: string, token: string): Promise<LockOutcome>
}

/** Milliseconds that a failure is told to those who waited for it. */
export const FAILURE_TTL = 5_000

interface HeldLock {
  readonly token: string
  until: number
}

/** Locks within one process, which may keep them for others. */
export function createMemoryLocks(): Locks {
  const locks = new Map<string, HeldLock>()
  const failures = new Map<string, string>()
  const holder = (key: string): HeldLock | undefined => {
    const held = locks.get(key)
    return held && held.until > Date.now() ? held : undefined
  }
  return {
    async acquire(key, token, lease) {
      const held = holder(key)
      if (held) return held.token
      locks.set(key, { token, until: Date.now() + lease })
      return token
    },
    async renew(key, token, lease) {
      const held = holder(key)
      if (held?.token === token) held.until = Date.now() + lease
    },
    async settle(key, token, failure) {
      if (locks.get(key)?.token === token) locks.delete(key)
      if (failure === null) return
      failures.set(token, failure)
      setTimeout(() => failures.delete(token), FAILURE_TTL).unref()
    },
    async outcome(key, token) {
      if (holder(key)?.token === token) return { running: true }
      return { running: false, failure: failures.get(token) ?? null }
    },
  }
}
