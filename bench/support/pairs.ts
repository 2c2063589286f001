import { type Load, run } from './load.js'
import { spread } from './numbers.js'
import type { Served } from './process.js'

export interface Contender {
  readonly name: string
  readonly served: Served
  readonly load: Load
}

const ROUNDS = 5
const WARM_UPS = 2

/**
 * CPU time a request of each, measured by turns in one run: whatever else the machine does falls on
 * all alike, so the ratios say more than the times. The first rounds only warm up.
 */
export async function compare(contenders: readonly Contender[]): Promise<Map<string, number[]>> {
  const costs = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    for (const { name, served, load } of contenders) {
      const before = served.cpu()
      await run(served.base, load)
      if (round >= WARM_UPS) costs.get(name)?.push((served.cpu() - before) / load.requests)
    }
  }
  return costs
}

/** Rows of milliseconds a request, and how many times the cost of the first row each is. */
export function ratios(costs: ReadonlyMap<string, readonly number[]>): Record<string, object> {
  const [[, first = []] = []] = costs
  const rows = [...costs].map(([name, times]) => {
    const ratio = times.map((time, round) => time / (first[round] ?? Number.NaN))
    return [name, { 'CPU ms a request': spread(times, 3), 'times the first row': spread(ratio) }]
  })
  return Object.fromEntries(rows)
}
