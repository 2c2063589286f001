export interface ConcurrencyLimits {
  readonly concurrency: number
  readonly perHost: number
}

export const BATCH_CONCURRENCY: ConcurrencyLimits = { concurrency: 16, perHost: 4 }

/** Runs jobs and yields their values. No further job starts until the caller asks for the next value. */
export async function* runConcurrently<Job, Value>(
  jobs: Iterable<Job>,
  hostOf: (job: Job) => string,
  { concurrency, perHost }: ConcurrencyLimits,
  run: (job: Job) => Promise<Value>,
): AsyncGenerator<Value> {
  const waiting = new Set(jobs)
  const hosts = new Map<string, number>()
  const running = new Set<Promise<Finished<Job, Value>>>()

  function startNextJob(): boolean {
    for (const job of waiting) {
      const host = hostOf(job)
      const busy = hosts.get(host) ?? 0
      if (busy >= perHost) continue
      hosts.set(host, busy + 1)
      waiting.delete(job)
      const work: Promise<Finished<Job, Value>> = run(job).then((value) => ({ job, value, work }))
      running.add(work)
      return true
    }
    return false
  }

  while (waiting.size > 0 || running.size > 0) {
    while (running.size < concurrency && startNextJob());
    const { job, value, work } = await Promise.race(running)
    running.delete(work)
    const host = hostOf(job)
    hosts.set(host, (hosts.get(host) ?? 1) - 1)
    yield value
  }
}

interface Finished<Job, Value> {
  readonly job: Job
  readonly value: Value
  readonly work: Promise<Finished<Job, Value>>
}
