import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { startPages } from '../support/asking.js'
import { watchHealth } from '../support/health.js'
import { run } from '../support/load.js'
import { quantile } from '../support/numbers.js'
import { startOurs } from '../support/process.js'

const SMALL = 20_000
/** Bytes of pages in turn. One in eight is the largest. */
const MIX = [SMALL, SMALL, 60_000, SMALL, 300_000, SMALL, 1_000_000, 5_000_000]
const SECONDS = 10
const CLIENTS = 64

/** Measures waiting times during 64 simultaneous uncached requests. */
export async function loop(): Promise<void> {
  const { origin, sized } = await startPages()
  const ours = await startOurs({ LINKGLASS_CACHE: 'none' })
  const pool = new Pool(ours.base, { connections: CLIENTS })
  const [small, others]: [number[], number[]] = [[], []]
  let isOver = false

  async function client(first: number): Promise<void> {
    for (let index = first; !isOver; index += CLIENTS) {
      const bytes = MIX[index % MIX.length] ?? SMALL
      const started = performance.now()
      const { statusCode, body } = await pool.request({ path: sized(bytes, index), method: 'GET' })
      await body.dump()
      if (statusCode !== 200) throw new Error(`${statusCode} for ${bytes} bytes`)
      const times = bytes === SMALL ? small : others
      times.push(performance.now() - started)
    }
  }
  async function watch(): Promise<readonly number[]> {
    const health = await watchHealth(ours.base)
    await pause(SECONDS * 1_000)
    isOver = true
    return health.stop()
  }

  await run(ours.base, { requests: 2_000, concurrency: 8, path: (index) => sized(SMALL, index) })
  const clients = Array.from({ length: CLIENTS }, (_, index) => client((index + index / 8) | 0))
  const [health] = await Promise.all([watch(), ...clients])
  console.table({
    '/health': row(health),
    [`pages of ${SMALL / 1_000} kB`]: row(small),
    'larger pages': row(others),
  })
  await pool.close()
  await Promise.all([origin.stop(), ours.stop()])
}

function row(times: readonly number[]): object {
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)]
  return {
    answers: times.length,
    'p50 ms': half.toFixed(1),
    'p99 ms': most.toFixed(1),
    'p99 times p50': (most / half).toFixed(1),
  }
}
