import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { descendantsOf } from '../../test/support/processes.js'
import type { startPages } from '../support/asking.js'
import { run } from '../support/load.js'
import { median, spread } from '../support/numbers.js'
import { NETWORK, startOurs } from '../support/process.js'

type Pages = Awaited<ReturnType<typeof startPages>>

const OURS = fileURLToPath(new URL('../..', import.meta.url))
const ROUNDS = 5
/** Starts per round, since CPU time is counted in 10 ms. */
const STARTS = 8

/** Measures the CPU time of whole programs, relative to idle Node.js. */
export function starts({ sized }: Pages): Record<string, object> {
  const page = new URLSearchParams(sized(300, 1).slice(2)).get('url') ?? ''
  const builds = { ours: OURS, ...(process.env.BESIDE && { beside: process.env.BESIDE }) }
  const programs = Object.entries(builds).flatMap(([who, folder]) => {
    const library = pathToFileURL(join(folder, 'dist/index.js')).href
    return [
      { name: `import, ${who}`, args: ['-e', `import('${library}')`], most: 2.3 },
      { name: `linkglass URL, ${who}`, args: [join(folder, 'dist/cli/main.js'), page], most: 3 },
    ]
  })
  const times = new Map<string, number[]>(programs.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, args } of programs) times.get(name)?.push(costOf(args) / costOf(['-e', '0']))
  }
  const rows = programs.map(({ name, most }) => {
    const ratios = times.get(name) ?? []
    const isOurs = name.endsWith('ours')
    const isMet = median(ratios) <= most
    if (isOurs && !isMet) process.exitCode = 1
    const told = isOurs && { asked: `≤ ${most} × node`, verdict: isMet ? 'holds' : 'missed' }
    return [name, { 'times starting Node.js': spread(ratios), ...told }] as const
  })
  return Object.fromEntries(rows)
}

function costOf(args: readonly string[]): number {
  const before = endedChildren()
  for (let start = 0; start < STARTS; start++) {
    const env = { PATH: process.env.PATH, ...NETWORK }
    const { status, stderr } = spawnSync(process.execPath, args, { env })
    if (status !== 0) throw new Error(stderr.toString())
  }
  return endedChildren() - before
}

/** CPU ticks of ended children (`cutime` and `cstime` in proc(5)). */
function endedChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(fields[13]) + Number(fields[14])
}

const REQUESTS = 10_000

/** Resident memory of a service before and after its work. */
export async function memory({ sized }: Pages): Promise<Record<string, object>> {
  const plain = await startOurs()
  const idle = plain.memory()
  const path = (index: number) => sized(20_000 + (index % 40) * 5_000, index)
  await run(plain.base, { requests: REQUESTS, concurrency: 16, path })
  const worked = plain.memory()
  await plain.stop()
  return {
    idle: megabytes(idle),
    [`after ${REQUESTS} pages`]: megabytes(worked),
    'a browser used and closed': megabytes(await memoryAfterBrowser(sized(20_000, 1))),
  }
}

async function memoryAfterBrowser(path: string): Promise<number> {
  const service = await startOurs({ LINKGLASS_BROWSER: 'auto' })
  const others = () => descendantsOf(service.child.pid ?? 0).length
  const before = others()
  await run(service.base, { requests: 1, concurrency: 1, path: () => `${path}&screenshot=true` })
  // It closes after a minute without visits.
  do await new Promise((resolve) => setTimeout(resolve, 1_000))
  while (others() > before)
  const bytes = service.memory()
  await service.stop()
  return bytes
}

function megabytes(bytes: number): object {
  return { 'resident MB': Math.round(bytes / 1e6) }
}
