import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type HeldOrigin, startHeldOrigin } from '../support/held-origin.js'
import { type LogLine, type Node, startNode } from '../support/node.js'
import { until } from '../support/until.js'

const PRELOADED = fileURLToPath(new URL('../support/misbehave.mjs', import.meta.url))

let origin: HeldOrigin
let node: Node | undefined
let lines: (LogLine & { readonly msg?: string; readonly err?: { readonly message: string } })[]

beforeEach(async () => {
  lines = []
  origin = await startHeldOrigin()
})
afterEach(async () => {
  origin.release()
  if (node?.child.exitCode === null && node.child.signalCode === null) await node.stop('SIGKILL')
  await origin.close()
})

async function start(env: NodeJS.ProcessEnv, workers: number): Promise<Node> {
  node = await startNode(
    { NODE_OPTIONS: `--import=${PRELOADED}`, ...env },
    ['--workers', String(workers)],
    (line) => lines.push(line),
  )
  await until(() => listening().length === workers)
  return node
}

function listening() {
  return lines.flatMap(({ address, pid }) => (address === undefined ? [] : [pid]))
}

function page(path: string) {
  return {
    url: `http://site.test:${origin.port}${path}`,
    'meta.title': 'true',
  }
}

describe('a loop that stands still', () => {
  test('ends a process that is alone, which says why', async () => {
    const { child } = await start({ LINKGLASS_WATCHDOG: '3s' }, 1)
    const ended = once(child, 'exit')
    child.kill('SIGALRM')
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(lines).toContainEqual({
      level: 60,
      time: expect.any(Number),
      pid: child.pid,
      msg: 'the event loop stood still for 3000 ms: ending the process',
    })
  })

  test('ends one worker: another takes its place, and the others answer what they work on', async () => {
    const { ask } = await start({ LINKGLASS_WATCHDOG: '3s' }, 2)
    const asked = ask(page('/held'))
    await until(() => origin.requests.length > 0)
    const [busy, idle] = await byWork(listening())
    process.kill(idle, 'SIGALRM')
    await until(() => listening().length === 3)
    expect(lines).toContainEqual(expect.objectContaining({ pid: idle, level: 60 }))
    expect(listening()[2]).not.toBe(busy)
    origin.release()
    expect((await asked).status).toBe(200)
  })
})

describe('memory beyond the bound', () => {
  test('ends a process well: what is under way is answered', async () => {
    const { ask, child } = await start(
      { LINKGLASS_MAX_MEMORY: '500MB', LINKGLASS_WATCHDOG: 'false', MISBEHAVE: 'memory' },
      1,
    )
    const asked = ask(page('/held'))
    await until(() => origin.requests.length > 0)
    const ended = once(child, 'exit')
    child.kill('SIGALRM')
    await until(() => lines.some(({ err }) => err?.message.includes('LINKGLASS_MAX_MEMORY')))
    origin.release()
    expect((await asked).status).toBe(200)
    expect(await ended).toEqual([1, null])
  })
})

test('what a killed process left in the temporary folder is removed by the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-watchdog-'))
  const first = await start({ TMPDIR: folder }, 2)
  const [left] = await readdir(folder)
  await first.stop('SIGKILL')
  expect(await readdir(folder)).toEqual([left])
  lines = []
  const second = await start({ TMPDIR: folder }, 2)
  expect(await readdir(folder)).toEqual([expect.not.stringMatching(left ?? '')])
  await second.stop()
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

/** Which of two workers has a connection to the origin, and which has none. */
async function byWork([one = 0, other = 0]: readonly number[]): Promise<[number, number]> {
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
