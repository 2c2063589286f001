import { type Load, run } from './load.js'
import { spread } from './numbers.js'
import type { Served } from './process.js'

export interface Contender {
  readonly name: string
  readonly served: Served
  readonly load: Load
}

const ROUNDS = 5
/** Milliseconds of CPU time that each process spends on a contender's load before it is measured. */
const WARM_UP = 8_000
/** Part of the work that is done before each turn: what an idle process is woken by is not its cost. */
const WAKING = 0.1

/**
 * CPU time a request of each, measured by turns in one run: whatever else the machine does falls on
 * all alike, so the ratios say more than the times. All have had the same time to warm up.
 */
export async function compare(contenders: readonly Contender[]): Promise<Map<string, number[]>> {
  const costs = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (const { served, load } of contenders) {
    const before = served.cpu()
    while (served.cpu() - before < WARM_UP * served.processes()) await run(served.base, load)
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, served, load } of contenders) {
      await run(served.base, { ...load, requests: Math.ceil(load.requests * WAKING) })
      const before = served.cpu()
      await run(served.base, load)
      costs.get(name)?.push((served.cpu() - before) / load.requests)
    }
  }
  return costs
}

/** Rows of milliseconds a request, and how many times the cost of the first row each is. */
export function ratios(costs: ReadonlyMap<string, readonly number[]>): Record<string, object> {
  const [[, first = []] = []] = costs
  const rows = [...costs].map(([name, times]) => {
    const ratio = times.map((time, round) => time / (first[round] ?? Number.NaN))
    return [name, { 'CPU ms each': spread(times, 3), 'times the first row': spread(ratio) }]
  })
  return Object.fromEntries(rows)
}
