import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LogLine, type Node, startNode } from '../../../support/node.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { until } from '../../../support/until.js'

let origin: Origin
let folder: string
let node: Node | undefined
let pids: number[]
/** Called with each path that is asked for. */
let onRequest: (path: string) => void

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'c-jobs-'))
  pids = []
  onRequest = () => {}
  origin = await startOrigin((request, response) => {
    onRequest(request.url ?? '')
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Page ${request.url}</title>`)
  })
})
afterEach(async () => {
  await node?.stop('SIGKILL')
  node = undefined
  await origin.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(workers: number): Promise<Node> {
  const hear = ({ address, pid }: LogLine) => {
    if (address !== undefined) pids.push(pid)
  }
  const env = { LINKGLASS_JOBS: `disk:${folder}`, LINKGLASS_CACHE: `disk:${join(folder, 'cache')}` }
  node = await startNode(env, ['--workers', String(workers)], hear)
  await until(() => pids.length >= workers)
  return node
}

async function call(path: string, init?: RequestInit): Promise<string> {
  for (;;) {
    try {
      // A worker that is killed takes its connections along.
      const response = await fetch(`${node?.base}${path}`, {
        ...init,
        headers: { connection: 'close' },
      })
      return await response.text()
    } catch {
      await until(() => true)
    }
  }
}

async function addJob(count: number): Promise<string> {
  const body = Array.from({ length: count }, (_, index) => {
    const name = ['site', 'other'][index % 2]
    return `http://${name}.test:${origin.port}/${index}`
  }).join('\n')
  const headers = { 'idempotency-key': 'one' }
  const text = await call('/jobs?meta.title=true&per-host=16', { method: 'POST', body, headers })
  return JSON.parse(text).id
}

async function finish(id: string) {
  for (;;) {
    const view = JSON.parse(await call(`/jobs/${id}`))
    if (view.status === 'done') return view
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function readIndexes(id: string): Promise<number[]> {
  const lines = (await call(`/jobs/${id}/results`)).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line).index).sort((a, b) => a - b)
}

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

const LINKS = 240

test('each index has one line, though two workers are killed again and again', async () => {
  await start(2)
  const killed = new Set<number>()
  let next = 40
  onRequest = () => {
    const alive = pids.filter((pid) => !killed.has(pid))
    const pid = alive[Math.floor(Math.random() * alive.length)]
    if (origin.requests.length < next || pid === undefined) return
    next = origin.requests.length + 40
    killed.add(pid)
    process.kill(pid, 'SIGKILL')
  }
  const id = await addJob(LINKS)
  const view = await finish(id)
  expect(killed.size).toBeGreaterThan(1)
  expect(view).toMatchObject({ total: LINKS, done: LINKS, succeeded: LINKS, failed: 0 })
  expect(await readIndexes(id)).toEqual(indexes(LINKS))
}, 240_000)

test('a job goes on in another process after kill -9 of the only one', async () => {
  await start(1)
  const before = new Promise<void>((resolve) => {
    onRequest = () => {
      if (origin.requests.length === 60) resolve()
    }
  })
  const id = await addJob(200)
  await before
  await node?.stop('SIGKILL')
  await start(1)
  expect(await finish(id)).toMatchObject({ done: 200, succeeded: 200 })
  expect(await readIndexes(id)).toEqual(indexes(200))
  expect(new Set(origin.requests).size).toBe(200)
}, 240_000)
