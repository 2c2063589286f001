import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, type TestContext, test } from 'vitest'
import { type HeldOrigin, startHeldOrigin } from '../../support/held-origin.js'
import { type LogLine, type Node, startNode } from '../../support/node.js'
import { until } from '../../support/until.js'

const PRELOADED = fileURLToPath(new URL('../../support/misbehave.mjs', import.meta.url))

/** Much more than a worker that is well has to wait on a busy machine. */
const STALL = '10s'

type Line = LogLine & { readonly msg?: string; readonly err?: { readonly message: string } }

interface Started extends Node {
  readonly origin: HeldOrigin
  readonly lines: readonly Line[]
  /** Processes that have said where they listen, the first first. */
  readonly listening: () => readonly number[]
}

/** With an origin of its own: the tests wait for their watchdogs at the same time. */
async function start(
  { onTestFinished }: TestContext,
  env: NodeJS.ProcessEnv,
  workers: number,
): Promise<Started> {
  const origin = await startHeldOrigin()
  onTestFinished(() => origin.close())
  const lines: Line[] = []
  const node = await startNode(
    // A request that is held ends later than its watchdog, on a busy machine, too.
    { NODE_OPTIONS: `--import=${PRELOADED}`, LINKGLASS_TIMEOUT: '5min', ...env },
    ['--workers', String(workers)],
    (line) => lines.push(line),
  )
  onTestFinished(async () => {
    origin.release()
    const { exitCode, signalCode } = node.child
    if (exitCode === null && signalCode === null) await node.stop('SIGKILL')
  })
  const listening = () => lines.flatMap(({ address, pid }) => (address === undefined ? [] : [pid]))
  await until(() => listening().length === workers)
  return { ...node, origin, lines, listening }
}

function page(origin: HeldOrigin, path: string) {
  return {
    url: `http://site.test:${origin.port}${path}`,
    'meta.title': 'true',
  }
}

describe.concurrent('a loop that stands still', () => {
  test('ends a process that is alone, which says why', async (context) => {
    const { child, lines } = await start(context, { LINKGLASS_WATCHDOG: STALL }, 1)
    const ended = once(child, 'exit')
    child.kill('SIGALRM')
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(lines).toContainEqual({
      level: 60,
      time: expect.any(Number),
      pid: child.pid,
      msg: 'the event loop stood still for 10000 ms: ending the process',
    })
  })

  test('ends one worker: another takes its place, and the others answer what they work on', async (context) => {
    const started = await start(context, { LINKGLASS_WATCHDOG: STALL }, 2)
    const { ask, origin, lines, listening } = started
    const asked = ask(page(origin, '/held'))
    await until(() => origin.requests.length > 0)
    const [busy, idle] = await byWork(listening(), origin)
    process.kill(idle, 'SIGALRM')
    await until(() => listening().length === 3)
    expect(lines).toContainEqual(expect.objectContaining({ pid: idle, level: 60 }))
    expect(listening()[2]).not.toBe(busy)
    origin.release()
    expect((await asked).status).toBe(200)
  })
})

describe.concurrent('memory beyond the bound', () => {
  test('ends a process well: what is under way is answered', async (context) => {
    const { ask, child, origin, lines } = await start(
      context,
      { LINKGLASS_MAX_MEMORY: '500MB', LINKGLASS_WATCHDOG: 'false', MISBEHAVE: 'memory' },
      1,
    )
    const asked = ask(page(origin, '/held'))
    await until(() => origin.requests.length > 0)
    const ended = once(child, 'exit')
    child.kill('SIGALRM')
    await until(() => lines.some(({ err }) => err?.message.includes('LINKGLASS_MAX_MEMORY')))
    origin.release()
    expect((await asked).status).toBe(200)
    expect(await ended).toEqual([1, null])
  })
})

test.concurrent('what a killed process left in the temporary folder is removed by the next', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-watchdog-'))
  const first = await start(context, { TMPDIR: folder }, 2)
  const [left] = await readdir(folder)
  await first.stop('SIGKILL')
  expect(await readdir(folder)).toEqual([left])
  const second = await start(context, { TMPDIR: folder }, 2)
  expect(await readdir(folder)).toEqual([expect.not.stringMatching(left ?? '')])
  await second.stop()
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

/** Which of two workers has a connection to the origin, and which has none. */
async function byWork(
  [one = 0, other = 0]: readonly number[],
  origin: HeldOrigin,
): Promise<[number, number]> {
  const { readlinkSync, readdirSync, readFileSync } = await import('node:fs')
  const port = origin.port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[2]?.endsWith(`:${port}`))
    .map((fields) => `socket:[${fields[9]}]`)
  const holds = (pid: number) =>
    readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return inodes.includes(readlinkSync(`/proc/${pid}/fd/${fd}`))
      } catch {
        return false
      }
    })
  return holds(one) ? [one, other] : [other, one]
}
