import { type Load, run } from './load.js'
import { spread } from './numbers.js'
import type { Served } from './process.js'

export interface Contender {
  readonly name: string
  readonly served: Served
  readonly load: Load
}

const ROUNDS = 5
/** Milliseconds of CPU time per process and load before measuring. */
const WARM_UP = 8_000
/** Share of the work before each turn, to wake an idle process. */
const WAKING = 0.1

/**
 * Measures CPU time per request, by turns so that ratios are fair.
 * Reverses every other round, since contenders may share a process.
 */
export async function compare(contenders: readonly Contender[]): Promise<Map<string, number[]>> {
  await warmUp(contenders)
  const costs = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    const turns = round % 2 === 0 ? contenders : [...contenders].reverse()
    for (const { name, served, load } of turns) {
      await run(served.base, { ...load, requests: Math.ceil(load.requests * WAKING) })
      const before = served.cpu()
      await run(served.base, load)
      costs.get(name)?.push((served.cpu() - before) / load.requests)
    }
  }
  return costs
}

/** Warms contenders up by turns, since the first load shapes compiled code. */
async function warmUp(contenders: readonly Contender[]): Promise<void> {
  const starts = new Map(contenders.map(({ served }) => [served, served.cpu()]))
  const isCold = ({ served }: Contender) => {
    const kinds = contenders.filter((other) => other.served === served).length
    return served.cpu() - (starts.get(served) ?? 0) < WARM_UP * served.processes() * kinds
  }
  while (contenders.some(isCold)) {
    for (const { served, load } of contenders.filter(isCold)) await run(served.base, load)
  }
}

/** Formats the milliseconds per request, and ratios to the first row. */
export function ratios(costs: ReadonlyMap<string, readonly number[]>): Record<string, object> {
  const [[, first = []] = []] = costs
  const rows = [...costs].map(([name, times]) => {
    const ratio = times.map((time, round) => time / (first[round] ?? Number.NaN))
    return [name, { 'CPU ms each': spread(times, 3), 'times the first row': spread(ratio) }]
  })
  return Object.fromEntries(rows)
}
