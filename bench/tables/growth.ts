import { cpuSince } from '../../test/support/cpu.js'
import type { Case } from './growth-case.js'
import { startFetchCases } from './growth-fetch.js'
import { PAGE_CASES } from './growth-pages.js'
import { REQUEST_CASES } from './growth-requests.js'

/** Number of characters. Four times as many pass most limits. */
const SIZE = 50_000
const RUNS = 3
/** A quadratic one takes four times as long for twice as much. */
const LINEAR = 2.8
/** Growth below which a limit holds or the cost is constant. */
const LEVEL = 1.5
/** Minimum milliseconds per measurement. Faster work is repeated. */
const MEASURED = 20

/** Measures CPU time at n, 2n and 4n characters of each input. */
export async function growth(): Promise<void> {
  const rows: Record<string, object> = {}
  const fetching = await startFetchCases()
  for (const one of [...PAGE_CASES, ...fetching.cases, ...REQUEST_CASES]) {
    rows[one.name] = await measured(one)
  }
  await fetching.close()
  console.table(rows)
}

async function measured({ prepare }: Case) {
  const one = await least(prepare(SIZE))
  const two = await least(prepare(2 * SIZE))
  const four = await least(prepare(4 * SIZE))
  const growth = four / one
  const isLinear = four / two < LINEAR || growth < LINEAR ** 2
  const verdict = growth < LEVEL ? 'level' : isLinear ? 'linear' : 'GROWS FASTER'
  const [n, n2, n4] = [one, two, four].map((milliseconds) => Number(milliseconds.toFixed(3)))
  const ratio = `${(two / one).toFixed(1)}, ${growth.toFixed(1)}`
  return { 'n, ms': n, '2n, ms': n2, '4n, ms': n4, 'times n': ratio, verdict }
}

async function least(work: () => unknown): Promise<number> {
  const first = await spent(work, 1)
  const times = Math.ceil(MEASURED / Math.max(first, MEASURED / 1_000))
  const runs: number[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await spent(work, times))
  return Math.min(...runs) / times
}

async function spent(work: () => unknown, times: number): Promise<number> {
  const start = process.cpuUsage()
  for (let turn = 0; turn < times; turn++) await work()
  return cpuSince(start)
}
