/** Limits the work in each turn of the event loop to about `budget` milliseconds. */
export function createLoopBudget(budget: number) {
  let spent = 0
  let next: Promise<void> | undefined

  async function waitForNextTurn(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    spent = 0
    next = undefined
  }

  return {
    async run<T>(work: () => T): Promise<T> {
      while (spent >= budget) await next
      next ??= waitForNextTurn()
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
