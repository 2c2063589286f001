/** Creates a limit of about `budget` milliseconds for the work in each turn of the event loop. */
export function createLoopBudget(budget: number) {
  let spent = 0
  let next: Promise<void> | undefined

  async function waitForNextTurn(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    spent = 0
    next = undefined
  }

  return {
    /** Runs a piece of work in this turn of the event loop, or in the next turn that has time left. */
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
