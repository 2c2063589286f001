export interface Stopwatch {
  /** `performance.now()` when the request began. */
  readonly started: number
  /** Milliseconds by stage, so far. */
  readonly timings: Record<string, number>
  readonly timed: <T>(stage: string, work: Promise<T>) => Promise<T>
}

export function createStopwatch(): Stopwatch {
  const timings: Record<string, number> = {}
  return {
    started: performance.now(),
    timings,
    async timed(stage, work) {
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
