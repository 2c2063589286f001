import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Node, startNode } from '../../support/node.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { freePort } from '../../support/ports.js'
import { descendantsOf, isAlive } from '../../support/processes.js'
import { startService } from '../../support/service.js'
import { until } from '../../support/until.js'

const PAGE = 4_096
const FILE = 'answers-1.mdb'

let origin: Origin
beforeAll(async () => {
  origin = await startOrigin((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Here</title>${'x'.repeat(5_000)}`)
  })
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  await origin.close()
})

const nodes: Node[] = []
const folders: string[] = []

/** Some end a process that has the file open, by a signal. */
const FORMS: [name: string, damaged: (sound: Buffer) => Buffer][] = [
  ['text instead', () => Buffer.from('This is no database.\n'.repeat(10_000))],
  ['cut in the middle', (sound) => sound.subarray(0, Math.floor(sound.length / 2 / PAGE) * PAGE)],
  ['meta pages of noise', (sound) => sound.fill(0xa5, 0, 2 * PAGE)],
  ['ones from the third page on', (sound) => sound.fill(0xff, 2 * PAGE)],
]

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-damage-'))
  folders.push(folder)
  return folder
}

async function startWorkers(folder: string): Promise<Node> {
  const env = {
    // Once all workers have died, a port that the system picks would be another one.
    PORT: String(await freePort()),
    LINKGLASS_CACHE: `disk:${folder}`,
    // LMDB ends a worker at once that meets the damage: none of them is left to the watchdog.
    LINKGLASS_WATCHDOG: 'false',
  }
  const node = await startNode(env, ['--workers', '2'])
  nodes.push(node)
  return node
}

interface Asked {
  readonly ask: (
    parameters: Record<string, string>,
  ) => Promise<{ readonly status: number; readonly headers: Headers }>
}

/** The cache status of an answer; nothing where there was none. */
async function statusOf({ ask }: Asked, path: string) {
  const url = `http://site.test:${origin.port}/${path}`
  const answer = await ask({ url, 'meta.title': 'true' }).catch(() => undefined)
  return answer?.status === 200 ? answer.headers.get('x-cache-status') : undefined
}

/** Whether so many are answered one after the other. */
async function answers(node: Node, count: number): Promise<boolean> {
  for (let asked = 0; asked < count; asked++) {
    if ((await statusOf(node, `${Math.random()}`)) === undefined) return false
  }
  return true
}

async function setAside(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name.startsWith(`${FILE}.damaged-`))
}

describe('a cache file that is damaged while workers have it open', () => {
  test.concurrent.each(FORMS)(
    '%s: requests are answered again, and kept once more after a restart',
    async (_, damaged) => {
      const folder = await makeFolder()
      const node = await startWorkers(folder)
      await until(() => answers(node, 12))
      const file = join(folder, FILE)
      // Into the same file, as a disk that fails would: a new one of that name nobody has open.
      await writeFile(file, damaged(await readFile(file)))
      await until(() => answers(node, 30))
      expect([node.child.exitCode, node.child.signalCode]).toEqual([null, null])
      const workers = descendantsOf(node.child.pid ?? 0)
      await node.stop('SIGKILL')
      // A thread of LMDB that never ended would keep them.
      await until(() => workers.every(({ id }) => !isAlive(id)))

      const again = await startService({ LINKGLASS_CACHE: `disk:${folder}` })
      expect(await statusOf(again, 'a')).toBe('MISS')
      expect(await statusOf(again, 'a')).toBe('HIT')
      await again.close()
      expect(await setAside(folder)).not.toEqual([])
    },
  )

  test('a process that runs alone is ended at once by what makes LMDB read beyond the file', async () => {
    const folder = await makeFolder()
    const node = await startNode({
      LINKGLASS_CACHE: `disk:${folder}`,
      LINKGLASS_WATCHDOG: 'false',
    })
    nodes.push(node)
    await until(() => answers(node, 30))
    const ended = once(node.child, 'exit')
    await writeFile(join(folder, FILE), '')
    expect(await answers(node, 1)).toBe(false)
    expect(await ended).toEqual([null, 'SIGBUS'])
  })

  test.concurrent('workers that start with it answer and keep, and set it aside once', async () => {
    const folder = await makeFolder()
    await writeFile(join(folder, FILE), 'This is no database.\n'.repeat(10_000))
    const node = await startWorkers(folder)
    await until(() => answers(node, 10))
    await until(async () => (await statusOf(node, 'a')) === 'HIT')
    expect(await setAside(folder)).toHaveLength(1)
    await node.stop('SIGKILL')
  })
})
