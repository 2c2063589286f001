import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Node, startNode } from '../support/node.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { freePort } from '../support/ports.js'
import { until } from '../support/until.js'

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
  await origin.close()
})

const nodes: Node[] = []

/** Some end a process that has the file open, by a signal or since LMDB never comes back. */
const FORMS: [name: string, damaged: (sound: Buffer) => Buffer][] = [
  ['text instead', () => Buffer.from('This is no database.\n'.repeat(10_000))],
  ['cut in the middle', (sound) => sound.subarray(0, Math.floor(sound.length / 2 / PAGE) * PAGE)],
  ['meta pages of noise', (sound) => sound.fill(0xa5, 0, 2 * PAGE)],
  ['ones from the third page on', (sound) => sound.fill(0xff, 2 * PAGE)],
]

interface Service {
  readonly node: Node
  /** The cache status of an answer; nothing where there was none. */
  readonly ask: (path: string) => Promise<string | null | undefined>
}

async function start(folder: string): Promise<Service> {
  const env = {
    // Once all workers have died, a port that the system picks would be another one.
    PORT: String(await freePort()),
    LINKGLASS_CACHE: `disk:${folder}`,
    // Longer than a busy machine lets a worker wait that is sound.
    LINKGLASS_WATCHDOG: '6s',
  }
  const node = await startNode(env, ['--workers', '2'])
  nodes.push(node)
  const ask = async (path: string) => {
    const url = `http://site.test:${origin.port}/${path}`
    const answer = await node.ask({ url, 'meta.title': 'true' }).catch(() => undefined)
    return answer?.status === 200 ? answer.headers.get('x-cache-status') : undefined
  }
  return { node, ask }
}

/** Whether so many are answered one after the other. */
async function answers({ ask }: Service, count: number): Promise<boolean> {
  for (let asked = 0; asked < count; asked++) {
    if ((await ask(`${Math.random()}`)) === undefined) return false
  }
  return true
}

describe('a cache file that is damaged while workers have it open', () => {
  // They wait for the watchdog most of their time.
  test.concurrent.each(FORMS)(
    '%s: requests are answered again, and kept once more after a restart',
    async (_, damaged) => {
      const folder = await mkdtemp(join(tmpdir(), 'linkglass-damage-'))
      const first = await start(folder)
      expect(await answers(first, 30)).toBe(true)
      const file = join(folder, FILE)
      // Into the same file, as a disk that fails would: a new one of that name nobody has open.
      await writeFile(file, damaged(await readFile(file)))
      await until(() => answers(first, 30))
      expect([first.node.child.exitCode, first.node.child.signalCode]).toEqual([null, null])
      await first.node.stop('SIGKILL')

      const second = await start(folder)
      await until(() => answers(second, 10))
      await until(async () => (await second.ask('a')) === 'HIT')
      const names = await readdir(folder)
      expect(names.filter((name) => name.startsWith(`${FILE}.damaged-`))).not.toEqual([])
      await second.node.stop('SIGKILL')
      await rm(folder, { recursive: true })
    },
  )
})
