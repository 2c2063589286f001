import { startPages } from '../support/asking.js'
import { run } from '../support/load.js'
import { quantile } from '../support/numbers.js'
import { startOurs } from '../support/process.js'

const SMALL = 20_000
/** Bytes of the pages that are asked for at once; one in eight is the largest. */
const MIX = [SMALL, SMALL, 60_000, SMALL, 300_000, SMALL, 1_000_000, 5_000_000]
const SECONDS = 10

/** How long others wait while 64 uncached requests of mixed pages are under way at any time. */
export async function loop(): Promise<void> {
  const { origin, sized } = await startPages()
  const ours = await startOurs({ LINKGLASS_CACHE: 'none' })
  const ends = performance.now() + SECONDS * 1_000
  const times = new Map<string, number[]>([['health', []]])

  async function ask(name: string, path: string): Promise<void> {
    const took = await run(ours.base, { requests: 1, concurrency: 1, path: () => path })
    times.set(name, [...(times.get(name) ?? []), ...took])
  }
  async function client(first: number): Promise<void> {
    for (let index = first; performance.now() < ends; index += 64) {
      const bytes = MIX[index % MIX.length] ?? SMALL
      await ask(bytes === SMALL ? 'small pages' : 'other pages', sized(bytes, index))
    }
  }
  async function watch(): Promise<void> {
    while (performance.now() < ends) {
      await ask('health', '/health')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  await run(ours.base, { requests: 200, concurrency: 8, path: (index) => sized(SMALL, index) })
  await Promise.all([
    watch(),
    ...Array.from({ length: 64 }, (_, index) => client((index + index / 8) | 0)),
  ])
  const rows = [...times].map(([name, all]) => [
    name,
    {
      answers: all.length,
      'p50 ms': quantile(all, 0.5).toFixed(1),
      'p99 ms': quantile(all, 0.99).toFixed(1),
      'p99 times p50': (quantile(all, 0.99) / quantile(all, 0.5)).toFixed(1),
    },
  ])
  console.table(Object.fromEntries(rows))
  await Promise.all([origin.stop(), ours.stop()])
}
