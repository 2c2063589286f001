import { type Load, run } from './load.js'
import { spread } from './numbers.js'
import type { Served } from './process.js'

export interface Contender {
  readonly name: string
  readonly served: Served
  readonly load: Load
}

const ROUNDS = 5
/** Turns of each contender in a round: a machine's speed changes within seconds. */
const TURNS = 6
/** Milliseconds of CPU time per process and load before measuring. */
const WARM_UP = 8_000
/** Share of the work before each turn, to wake an idle process. */
const WAKING = 0.1

/**
 * Measures CPU time per request, by short turns so that ratios are fair.
 * Reverses every other turn, since contenders may share a process.
 */
export async function compare(contenders: readonly Contender[]): Promise<Map<string, number[]>> {
  await warmUp(contenders)
  const costs = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Map<string, number>()
    for (let turn = 0; turn < TURNS; turn++) {
      for (const contender of turn % 2 === 0 ? contenders : [...contenders].reverse()) {
        const { name } = contender
        sums.set(name, (sums.get(name) ?? 0) + (await takeTurn(contender, turn)))
      }
    }
    for (const { name, load } of contenders) {
      costs.get(name)?.push((sums.get(name) ?? Number.NaN) / (inTurn(load) * TURNS))
    }
  }
  return costs
}

/** Asks for the paths of this turn, and returns the milliseconds of CPU time. */
async function takeTurn({ served, load }: Contender, turn: number): Promise<number> {
  const requests = inTurn(load)
  const path = (index: number) => load.path(turn * requests + index)
  await run(served.base, { ...load, path, requests: Math.ceil(requests * WAKING) })
  const before = served.cpu()
  await run(served.base, { ...load, path, requests })
  return served.cpu() - before
}

function inTurn({ requests }: Load): number {
  return Math.ceil(requests / TURNS)
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
