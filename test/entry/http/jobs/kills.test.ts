import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { needs } from '../../../support/needs.js'
import { type LogLine, type Node, startNode } from '../../../support/node.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { startJobRedis } from '../../../support/redis-server.js'
import { SELDOM, until } from '../../../support/until.js'

let origin: Origin
let folder: string
let node: Node | undefined
let pids: number[]
/** Called before each answer of the origin. */
let onRequest: () => void | Promise<void>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'c-jobs-'))
  pids = []
  onRequest = () => {}
  origin = await startOrigin(async (request, response) => {
    await onRequest()
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

async function start(workers: number, store = `disk:${folder}`): Promise<Node> {
  const hear = ({ address, pid }: LogLine) => {
    if (address !== undefined) pids.push(pid)
  }
  const env = { LINKGLASS_JOBS: store, LINKGLASS_CACHE: `disk:${join(folder, 'cache')}` }
  node = await startNode(env, ['--workers', String(workers)], hear)
  await until(() => pids.length >= workers)
  return node
}

async function call(path: string, init?: RequestInit): Promise<string> {
  let answer: string | undefined
  await until(async () => {
    try {
      const headers = { connection: 'close' }
      const response = await fetch(`${node?.base}${path}`, { ...init, headers })
      answer = await response.text()
    } catch {
      // A worker that is killed takes its connections along.
    }
    return answer !== undefined
  })
  return answer ?? ''
}

async function addJob(count: number): Promise<string> {
  const body = Array.from({ length: count }, (_, index) => {
    const name = ['site', 'other'][index % 2]
    return `http://${name}.test:${origin.port}/${index}`
  }).join('\n')
  const headers = { 'idempotency-key': 'one' }
  const text = await call('/jobs?robots=ignore&meta.title=true&per-host=16', {
    method: 'POST',
    body,
    headers,
  })
  return JSON.parse(text).id
}

async function finish(id: string): Promise<unknown> {
  let view: { readonly status?: string } = {}
  await until(async () => {
    view = JSON.parse(await call(`/jobs/${id}`))
    return view.status === 'done'
  }, SELDOM)
  return view
}

async function readIndexes(id: string): Promise<number[]> {
  const lines = (await call(`/jobs/${id}/results`)).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line).index).sort((a, b) => a - b)
}

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

const LINKS = 240
const KILLS = 3

test('each index has one line, though two workers are killed again and again', async () => {
  await start(2)
  const killed = new Set<number>()
  const alive = () => pids.filter((pid) => !killed.has(pid))
  let next = 40
  onRequest = async () => {
    if (next > KILLS * 40 || origin.requests.length < next) return
    next += 40
    // The last one that listens is left: without it, a port that is any free one would be another.
    await until(() => alive().length === 2)
    const pid = alive()[killed.size % 2] as number
    killed.add(pid)
    process.kill(pid, 'SIGKILL')
  }
  const id = await addJob(LINKS)
  const view = await finish(id)
  await until(() => killed.size === KILLS)
  expect(view).toMatchObject({ total: LINKS, done: LINKS, succeeded: LINKS, failed: 0 })
  expect(await readIndexes(id)).toEqual(indexes(LINKS))
})

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
})

describe('in Redis', needs('redis-server'), () => {
  test('a job goes on in another service after kill -9 of the one that had its chunks', async () => {
    const redis = await startJobRedis()
    const first = await start(1, redis.url)
    const before = new Promise<void>((resolve) => {
      onRequest = () => {
        if (origin.requests.length === 60) resolve()
      }
    })
    const id = await addJob(200)
    await before
    await start(1, redis.url)
    await first.stop('SIGKILL')
    expect(await finish(id)).toMatchObject({ done: 200, succeeded: 200 })
    expect(await readIndexes(id)).toEqual(indexes(200))
    await redis.stop()
  })
})
