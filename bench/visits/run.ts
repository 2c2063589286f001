import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { mixVisits, SETTINGS, startMixedSite } from '../../test/browser/mixed-visits.js'
import { startNode } from '../../test/support/node.js'
import { isAlive, processesOf } from '../../test/support/processes.js'
import { type Sample, sampleOf } from './sample.js'

/**
 * `npm run bench:visits` sends 500 visits, eight at a time.
 * Checks the answers, memory, open files and leftovers.
 */
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '500' },
    workers: { type: 'string', default: '2' },
  },
})
const visits = Number(values.visits)

/** Share of first and last visits to compare, and maximum growth. */
const PART = 0.2
const MOST_GROWTH = 1.2

/** Milliseconds for the processes of a browser to be gone. */
const END = 10_000

/** What `@sparticuz/chromium` unpacks once, for every start to come. */
const UNPACKED = /^linkglass-chromium-/

const folder = await mkdtemp(join(tmpdir(), 'linkglass-bench-'))
const site = await startMixedSite()
const settings = {
  ...SETTINGS,
  LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto',
  // Each browser is replaced a few times.
  LINKGLASS_BROWSER_VISITS: '50',
  LINKGLASS_BROWSER_MEMORY: '8GB',
  LINKGLASS_PAGE_MEMORY: '8GB',
  TMPDIR: folder,
  PATH: process.env.PATH,
}
const node = await startNode(settings, ['--workers', values.workers])
const root = node.child.pid ?? 0

const samples: Sample[] = []
const wrong = await mixVisits(site, visits, node.ask, () => void samples.push(sampleOf(root)))
const idle = processesOf(root)
const sockets = site.openSockets()
await node.stop('SIGTERM')
const until = performance.now() + END
const alive = () => idle.filter(({ id }) => isAlive(id))
while (alive().length > 0 && performance.now() < until) await pause(100)
const left = alive()
const files = (await readdir(folder)).filter((name) => !UNPACKED.test(name))
await site.close()
await rm(folder, { recursive: true, force: true })

/** Peaks of the first and last visits, and their ratio. */
function growth(of: keyof Sample) {
  const size = Math.ceil(visits * PART)
  const peak = (some: readonly Sample[]) => Math.round(Math.max(...some.map((one) => one[of])))
  const first = peak(samples.slice(0, size))
  const last = peak(samples.slice(-size))
  return { of: `${first} in the first ${size}`, value: `${last} in the last`, grown: last / first }
}

const flat = [growth('service'), growth('all'), growth('descriptors')]
const [service, all, descriptors] = flat.map(({ grown, ...rest }) => ({
  ...rest,
  asked: `${grown.toFixed(2)} ×, of ≤ ${MOST_GROWTH} ×`,
}))
console.table({
  'wrong answers': { of: visits, value: wrong.length, asked: 0 },
  'MB of the service': service,
  'MB with its browsers': all,
  'open files of the service': descriptors,
  'connections to pages at rest': { of: '', value: sockets, asked: 0 },
  'processes after the end': { of: idle.length, value: left.length, asked: 0 },
  'files after the end': { of: '', value: files.length, asked: 0 },
})
for (const one of [...wrong.slice(0, 3), ...left, ...files]) console.log(one)
const isKept =
  wrong.length + sockets + left.length + files.length === 0 &&
  flat.every(({ grown }) => grown <= MOST_GROWTH)
console.log(isKept ? 'kept' : 'BROKEN')
process.exitCode = isKept ? 0 : 1
