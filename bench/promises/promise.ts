import { startHosted } from '../../test/hostile/support/hosted.js'
import { type Timed, type TimedService, timed } from '../support/timed.js'

/** A promise about elapsed time. */
export interface Promised {
  readonly name: string
  /** Milliseconds that it may take at most. */
  readonly bound: number
  /** Milliseconds that it took at worst. */
  readonly measure: () => Promise<number>
}

/** The longest that one of them took, one after another. */
export async function slowest<T>(
  all: Iterable<T>,
  ask: (one: T) => Promise<Timed>,
): Promise<number> {
  let worst = 0
  for (const one of all) worst = Math.max(worst, (await ask(one)).milliseconds)
  return worst
}

/** Runs with a separate service that has warmed up. */
export async function withService<T>(
  env: NodeJS.ProcessEnv,
  work: (service: TimedService) => Promise<T>,
): Promise<T> {
  const service = await startHosted({ LINKGLASS_CACHE: 'none', ...env })
  try {
    await service.ask({ url: 'http://10.0.0.1/' })
    return await work(timed(service))
  } finally {
    await service.close()
  }
}
