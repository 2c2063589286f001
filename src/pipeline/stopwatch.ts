export function createStopwatch() {
  /** Milliseconds by stage, so far. */
  const timings: Record<string, number> = {}
  return {
    /** `performance.now()` when the request began. */
    started: performance.now(),
    timings,
    async timed<T>(stage: string, work: Promise<T>): Promise<T> {
      // Listed in the order in which stages begin, whichever is done first.
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
