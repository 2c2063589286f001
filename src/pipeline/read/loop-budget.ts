import { setImmediate } from 'node:timers/promises'

/** Limits work that comes in pieces to about `budget` milliseconds of each turn of the loop. */
export function createLoopBudget(budget: number) {
  let spent = 0
  let next: Promise<void> | undefined

  async function nextTurn(): Promise<void> {
    await setImmediate()
    spent = 0
    next = undefined
  }

  return {
    /** Runs a piece of work in this turn of the loop, or in the next one that has time for it. */
    async run<T>(work: () => T): Promise<T> {
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

export type LoopBudget = ReturnType<typeof createLoopBudget>
