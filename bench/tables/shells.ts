import { computeFingerprint, detectMetadata, PageView } from '../../src/metadata/index.js'
import { isShell } from '../../src/page/index.js'
import {
  createMemoryRecordStore,
  createShellDetector,
  type ShellDetector,
} from '../../src/page/shell-memory/index.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'
import type { ReadRequest } from '../../src/pipeline/read/read-request.js'
import { cpuTime } from '../../test/support/cpu.js'
import { readRequestFor } from '../accuracy/read-request.js'
import { startPages } from '../support/asking.js'
import { type SavedPage, somePages } from '../support/corpus.js'
import { run } from '../support/load.js'
import { median, spread } from '../support/numbers.js'
import { type Served, startOurs } from '../support/process.js'

/** Rounds, in each of which every page is read and requested. */
const ROUNDS = 40
const WARM_UPS = 20
const REPEATS = 20
/** More hosts than are remembered, one for each page in turn. */
const HOSTS = 15_000
/** Long deadlines, for busy machines. */
const PATIENT = { LINKGLASS_READING_TIMEOUT: '25s', LINKGLASS_CONNECT_TIMEOUT: '25s' }
/** Maximum cost, as a share of an uncached request's CPU time. */
const BOUND = 0.01

/** Measures the cost of recognizing shells, by turns with uncached requests. */
export async function shells(corpus?: string): Promise<void> {
  const pages = somePages(corpus).map((page) => ({ ...page, request: readRequestFor(page.url) }))
  const { origin, page: path } = await startPages(corpus)
  const served = await startOurs({ LINKGLASS_CACHE: 'none', ...PATIENT })
  const load = { requests: pages.length, concurrency: 8, path }
  const detector = createShellDetector(createMemoryRecordStore())
  const requests: number[] = []
  const rounds: (readonly number[])[] = []
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    const request = await costOfRequest(served, load)
    const memory = await costsOfMemory(detector, pages, round)
    if (round < WARM_UPS) continue
    requests.push(request)
    rounds.push(memory)
  }
  await Promise.all([origin.stop(), served.stop()])
  print(requests, byPage(rounds))
}

interface Asked extends SavedPage {
  readonly request: ReadRequest
}

/** Milliseconds of CPU time of the service for each request. */
async function costOfRequest(served: Served, load: Parameters<typeof run>[1]): Promise<number> {
  const before = served.cpu()
  await run(served.base, load)
  return (served.cpu() - before) / load.requests
}

/** Measures CPU milliseconds per page, less the cost of the clock. */
async function costsOfMemory(
  { maySendShells, detectShell }: ShellDetector,
  pages: readonly Asked[],
  round: number,
): Promise<readonly number[]> {
  const [clocks, costs]: [number[], number[]] = [[], []]
  for (const [index, { html, request }] of pages.entries()) {
    const visit = round * pages.length + index
    const url = new URL(`https://host-${visit % HOSTS}.test/page/${visit}`)
    const reader = new SignalReader({ wanted: request.wanted, limits: SIGNAL_LIMITS })
    reader.write(html)
    const page = new PageView(reader.end(), request)
    detectMetadata(page)
    const isEmpty = () => !reader.hasMuchText && isShell(html)
    const remember = async () => {
      await maySendShells(url)
      await detectShell(computeFingerprint(page, isEmpty), url)
    }
    // Repeats until the code is compiled, as in a long-running service.
    for (let time = 0; round < WARM_UPS && time < REPEATS; time++) await remember()
    clocks.push(await cpuTime(async () => undefined))
    costs.push(await cpuTime(remember))
  }
  const clock = median(clocks)
  return costs.map((cost) => cost - clock)
}

/** Takes each page's median, since other threads disturb single rounds. */
function byPage(rounds: readonly (readonly number[])[]): number[] {
  const [first = []] = rounds
  return first.map((_, page) => median(rounds.map((costs) => costs[page] ?? Number.NaN)))
}

function print(requests: readonly number[], memory: readonly number[]): void {
  const each = memory.reduce((sum, cost) => sum + cost, 0) / memory.length
  const share = each / median(requests)
  console.table({
    'an uncached request, CPU ms': spread(requests, 3),
    'the memory of shells, CPU ms of each page': spread(memory, 4),
    'the same, mean of all pages': each.toFixed(4),
    'its share of a request': `${(100 * share).toFixed(2)} %`,
  })
  const verdict = share <= BOUND ? 'held' : 'BROKEN'
  console.log(`${verdict}: at most ${100 * BOUND} % of the CPU time of an uncached request`)
  if (share > BOUND) process.exitCode = 1
}
