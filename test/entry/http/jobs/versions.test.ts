import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { needs } from '../../../support/needs.js'
import { type LogLine, type Node, startNode } from '../../../support/node.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { PROGRAM } from '../../../support/program.js'
import { startJobRedis } from '../../../support/redis-server.js'
import { SELDOM, until } from '../../../support/until.js'

const ROOT = dirname(dirname(dirname(PROGRAM)))

let folder: string
let origin: Origin
let nodes: Node[]
/** What services say of their stores. */
let said: (string | undefined)[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linkglass-versions-'))
  nodes = []
  said = []
  origin = await startOrigin((request, response) => {
    response.setHeader('content-type', 'text/html').end(`<title>Page ${request.url}</title>`)
  })
})
afterEach(async () => {
  for (const node of nodes) await node.stop('SIGKILL')
  await origin.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Copies the program with another version of what jobs are kept in; returns the copy. */
function makeNextVersion(): string {
  const copy = join(folder, 'next')
  cpSync(join(ROOT, 'dist'), join(copy, 'dist'), { recursive: true })
  for (const name of ['node_modules', 'package.json'])
    symlinkSync(join(ROOT, name), join(copy, name))
  let changes = 0
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!/^dist\/.*\.js$/.test(name)) continue
    const text = readFileSync(join(copy, name), 'utf8')
    const next = text
      .replace('"jobs-1.mdb"', '"jobs-2.mdb"')
      .replace('createKeyPrefix(1)', 'createKeyPrefix(2)')
    if (next === text) continue
    writeFileSync(join(copy, name), next)
    changes += 1
  }
  expect(changes).toBe(2)
  return join(copy, 'dist/cli/main.js')
}

async function start(store: string, program?: string): Promise<Node> {
  const hear = (line: LogLine & { msg?: string; err?: { message: string } }) => {
    if (line.msg === 'the store of jobs failed') said.push(line.err?.message)
  }
  const node = await startNode({ LINKGLASS_JOBS: store }, [], hear, program)
  nodes.push(node)
  return node
}

async function addJob({ base }: Node, count: number): Promise<string> {
  const links = Array.from({ length: count }, (_, at) => `http://site.test:${origin.port}/${at}`)
  const path = '/jobs?robots=ignore&meta.title=true&per-host=16'
  const answer = await fetch(`${base}${path}`, { method: 'POST', body: links.join('\n') })
  return ((await answer.json()) as { id: string }).id
}

async function finish({ base }: Node, id: string): Promise<number[]> {
  await until(async () => {
    const answer = await fetch(`${base}/jobs/${id}`)
    return ((await answer.json()) as { status: string }).status === 'done'
  }, SELDOM)
  const lines = await (await fetch(`${base}/jobs/${id}/results?order=index`)).text()
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).index)
}

/** Has two services of different versions work at once in one place; each keeps to its own jobs. */
async function expectOwnJobs(store: string): Promise<void> {
  const indexes = [...Array(300).keys()]
  const first = await start(store)
  const old = await addJob(first, indexes.length)
  const next = await start(store, makeNextVersion())
  const own = await addJob(next, indexes.length)
  expect(await finish(first, old)).toEqual(indexes)
  expect(await finish(next, own)).toEqual(indexes)
  expect((await fetch(`${next.base}/jobs/${old}`)).status).toBe(404)
  expect((await fetch(`${first.base}/jobs/${own}`)).status).toBe(404)
}

describe('two services of different versions work at once, and the later tells of the other’s jobs', () => {
  test('in one folder', async () => {
    await expectOwnJobs(`disk:${join(folder, 'jobs')}`)
    expect(said).toEqual([
      `${join(folder, 'jobs')} has jobs of another version in jobs-1.mdb, which stay there as they are.`,
    ])
  })

  describe('in one Redis', needs('redis-server'), () => {
    test('each by keys of its own', async () => {
      const redis = await startJobRedis()
      await expectOwnJobs(redis.url)
      expect(said).toEqual([
        'The Redis that LINKGLASS_JOBS names has jobs of another version in {linkglass:jobs:1}:jobs, which stay there as they are.',
      ])
      await redis.stop()
    })
  })
})
