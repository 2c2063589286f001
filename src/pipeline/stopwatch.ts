export function createStopwatch() {
  /** Milliseconds that each stage took; 0 while the stage runs. */
  const timings: Record<string, number> = {}
  return {
    /** `performance.now()` when the request began. */
    started: performance.now(),
    timings,
    async timed<T>(stage: string, work: Promise<T>): Promise<T> {
      // Added before the work, so that stages are listed in the order in which they begin.
      timings[stage] = 0
      const started = performance.now()
      try {
        return await work
      } finally {
        timings[stage] = Math.round((performance.now() - started) * 10) / 10
      }
    },
  }
}

export type Stopwatch = ReturnType<typeof createStopwatch>
