import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startNode } from '../../test/support/node.js'
import { isAlive, processesOf } from '../../test/support/processes.js'
import { mixVisits, SETTINGS, startMixedSite } from '../../test/visit/mixed-visits.js'

const VISITS = 200
/** The first and the last of them, whose peaks of memory are compared. */
const PART = 50
/** What the second peak may be of the first. */
const MOST_GROWTH = 1.2
/** Milliseconds for the processes of a browser to be gone. */
const END = 10_000

/** What `@sparticuz/chromium` unpacks once, for every start to come. */
const UNPACKED = /^linkglass-chromium-/

/** Images, PDFs, functions and blocked advertisements, eight at a time: is each right, and what is left? */
export async function visits(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-bench-'))
  const site = await startMixedSite()
  const node = await startNode({
    ...SETTINGS,
    LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto',
    LINKGLASS_BROWSER_MEMORY: '8GB',
    LINKGLASS_PAGE_MEMORY: '8GB',
    TMPDIR: folder,
    PATH: process.env.PATH,
  })
  const root = node.child.pid ?? 0
  const memory: number[] = []
  const wrong = await mixVisits(site, VISITS, node.ask, () => {
    memory.push(processesOf(root).reduce((sum, one) => sum + one.memory / 1e6, 0))
  })
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

  const first = Math.round(Math.max(...memory.slice(0, PART)))
  const last = Math.round(Math.max(...memory.slice(-PART)))
  const growth = Math.round((last / first) * 100) / 100
  console.table({
    'wrong answers': { of: VISITS, value: wrong.length, asked: 0 },
    'most MB in the last fifty': { of: `${first} in the first`, value: last, asked: '' },
    'growth of that': { of: '', value: growth, asked: `≤ ${MOST_GROWTH}` },
    'connections to pages at rest': { of: '', value: sockets, asked: 0 },
    'processes after the end': { of: idle.length, value: left.length, asked: 0 },
    'files after the end': { of: '', value: files.length, asked: 0 },
  })
  for (const one of [...wrong.slice(0, 3), ...left, ...files]) console.log(one)
  const isKept = wrong.length + sockets + left.length + files.length === 0 && growth <= MOST_GROWTH
  if (!isKept) process.exitCode = 1
}
