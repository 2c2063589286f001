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
/** Part of the work to do before each turn, which wakes an idle process and collects the garbage of the turn before. */
const WAKING = 0.1

/**
 * Measures the CPU time a request of each by turns in one run: whatever else the machine does falls on all alike, so the
 * ratios say more than the times. Contenders may share a process: every other round goes backwards, so that each cleans
 * up after the other as often.
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

/**
 * Until all have worked for as long, by turns too. A process is compiled for the load that it meets
 * first: of equal ones, the first to be warmed, by a client that was cold itself, cost 15 % less.
 */
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

/** Rows of milliseconds a request, and how many times the cost of the first row each is. */
export function ratios(costs: ReadonlyMap<string, readonly number[]>): Record<string, object> {
  const [[, first = []] = []] = costs
  const rows = [...costs].map(([name, times]) => {
    const ratio = times.map((time, round) => time / (first[round] ?? Number.NaN))
    return [name, { 'CPU ms each': spread(times, 3), 'times the first row': spread(ratio) }]
  })
  return Object.fromEntries(rows)
}
