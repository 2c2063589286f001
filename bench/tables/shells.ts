import { detect } from '../../src/metadata/index.js'
import { SIGNAL_LIMITS } from '../../src/page/signal-types.js'
import { SignalReader } from '../../src/page/signals.js'
import { type ReadRequest, readFace } from '../../src/reading/read-page.js'
import { createShellDetector, localRecords } from '../../src/shells/index.js'
import { readRequestFor } from '../accuracy/read-request.js'
import { startPages } from '../support/asking.js'
import { type SavedPage, somePages } from '../support/corpus.js'
import { median, spread } from '../support/numbers.js'
import { compare } from '../support/pairs.js'
import { startOurs } from '../support/process.js'

const ROUNDS = 60
const WARM_UPS = 15
/** As many hosts as are remembered, and more: each page comes from the next one. */
const HOSTS = 15_000
/** What the memory may cost of the CPU time of a request that finds no copy. */
const BOUND = 0.01

/** What it costs to know shells: pages read with the memory of hosts and without, by turns. */
export async function shells(corpus?: string): Promise<void> {
  const pages = somePages(corpus).map((page) => ({ ...page, request: readRequestFor(page.url) }))
  const { isSuspected, detect: sight } = createShellDetector(localRecords())
  let visits = 0
  const remembering = async (page: Asked) => {
    const host = ++visits % HOSTS
    const url = new URL(`https://host-${host}.test/page/${visits}`)
    await isSuspected(url)
    const reader = read(page)
    await sight(readFace(reader, page.html, page.request), url)
  }
  const extra: number[] = []
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    const without = await cost(pages, read)
    const difference = (await cost(pages, remembering)) - without
    if (round >= WARM_UPS) extra.push(difference)
  }
  const request = await uncachedRequest(corpus)
  const share = median(extra) / median(request)
  console.table({
    'an uncached request, CPU ms': spread(request, 3),
    'the memory of shells, CPU ms': spread(extra, 4),
    'its share': `${(100 * share).toFixed(2)} %`,
  })
  const verdict = share <= BOUND ? 'held' : 'BROKEN'
  console.log(`${verdict}: at most ${100 * BOUND} % of the CPU time of an uncached request`)
  if (share > BOUND) process.exitCode = 1
}

interface Asked extends SavedPage {
  readonly request: ReadRequest
}

function read({ html, request }: Asked): SignalReader {
  const reader = new SignalReader({ wanted: request.wanted, limits: SIGNAL_LIMITS })
  reader.write(html)
  detect(reader.end(), request)
  return reader
}

async function cost(pages: readonly Asked[], work: (page: Asked) => unknown): Promise<number> {
  const start = process.cpuUsage()
  for (const page of pages) await work(page)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000 / pages.length
}

/** Milliseconds of CPU time of the service for each request, by rounds. */
async function uncachedRequest(corpus?: string): Promise<readonly number[]> {
  const { origin, page } = await startPages(corpus)
  const served = await startOurs({ LINKGLASS_CACHE: 'none' })
  const load = { requests: 420, concurrency: 8, path: page }
  const costs = await compare([{ name: 'uncached', served, load }])
  await Promise.all([origin.stop(), served.stop()])
  return costs.get('uncached') ?? []
}
