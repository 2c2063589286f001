import { setImmediate } from 'node:timers/promises'

/** Lets work that arrives in pieces have its part of each turn of the loop, and no more. */
export interface LoopBudget {
  /** Runs one piece of work, in this turn or in one that has time for it. */
  run<T>(work: () => T): Promise<T>
}

/**
 * However many pages arrive at once, reading them takes at most about `budget` milliseconds of one
 * turn of the loop: whatever else the process does is never further away than that.
 */
export function createLoopBudget(budget: number): LoopBudget {
  let spent = 0
  let next: Promise<void> | undefined

  async function nextTurn(): Promise<void> {
    await setImmediate()
    spent = 0
    next = undefined
  }

  return {
    async run(work) {
      while (spent >= budget) await next
      next ??= nextTurn()
      const started = performance.now()
      try {
        return work()
      } finally {
        spent += performance.now() - started
      }
    },
  }
}
