import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { needs } from '../../support/needs.js'
import type { Reply } from '../../support/node.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Peer, shareCopies, startPeers } from '../../support/peers.js'
import { type RedisServer, startRedis } from '../../support/redis-server.js'
import { SELDOM, until } from '../../support/until.js'

/** Milliseconds that the target takes for an answer. */
const SLOWNESS = 40

let origin: Origin
let redis: RedisServer
let nodes: Peer[]
/** Requests under way, and the most there were. */
let inside: number
let most: number
/** The target answers nothing before this many are under way: how many come at once is not luck. */
let held: { readonly until: number; readonly done: Promise<void>; readonly open: () => void }

beforeEach(async () => {
  inside = 0
  holdUntil(1)
  origin = await startOrigin(async (request, response) => {
    inside += 1
    most = Math.max(most, inside)
    if (inside >= held.until) held.open()
    await held.done
    await pause(SLOWNESS)
    inside -= 1
    const status = request.url === '/busy' ? 429 : 200
    const after = status === 429 ? { 'retry-after': '30' } : {}
    response.writeHead(status, { 'content-type': 'text/html', ...after })
    response.end(`<title>${request.url}</title>`)
  })
  redis = await startRedis()
  nodes = []
})
afterEach(async () => {
  await redis.stop()
  await Promise.all(nodes.map((node) => node.close()))
  await origin.close()
})

/** Counts from here on how many are under way, the first of them so many. */
function holdUntil(until: number): void {
  let open = () => {}
  const done = new Promise<void>((resolve) => {
    open = resolve
  })
  held = { until, done, open }
  most = 0
}

async function startNodes(count: number, env: NodeJS.ProcessEnv): Promise<readonly Peer[]> {
  const all = {
    LINKGLASS_CACHE: redis.url,
    LINKGLASS_MAX_RATE_PER_HOST: '1000000',
    // On a busy machine Redis is slow, and whoever gives it up counts alone.
    LINKGLASS_REDIS_TIMEOUT: '20s',
    ...env,
  }
  nodes = await startPeers(count, all)
  return nodes
}

function page(name: string, host = 'site.test') {
  const url = `http://${host}:${origin.port}/${name}`
  return { url, 'meta.title': 'true', retry: '0' }
}

/** Every node is asked for pages that nobody asked for before; the titles that do not come. */
async function askAll(name: string, each: number, host?: string): Promise<unknown[]> {
  const asked = nodes.flatMap((node, index) =>
    Array.from({ length: each }, async (_, number) => {
      const path = `${name}-${index}-${number}`
      const { body } = await node.ask(page(path, host))
      return body.data?.title === `/${path}` ? [] : [body]
    }),
  )
  return (await Promise.all(asked)).flat()
}

/** Whether all nodes have found each other. */
function areTogether(): Promise<boolean> {
  return shareCopies(nodes, page(`together-${origin.requests.length}`))
}

/** Scripts that nodes sent; what else they send has nothing to do with hosts. */
async function scripts(): Promise<number> {
  const client = new Redis(redis.url)
  const stats = await client.info('commandstats').finally(() => client.disconnect())
  return Number(/cmdstat_eval:calls=(\d+)/.exec(stats)?.[1])
}

function outcome({ status, headers, body }: Reply) {
  return [status, body.code, headers.get('retry-after')]
}

describe('eight nodes that share a Redis ask a slow host', needs('redis-server'), () => {
  test('for no more at once than one budget, and every answer comes, also when Redis is killed', async () => {
    await startNodes(8, { LINKGLASS_MAX_REQUESTS_PER_HOST: '5' })
    // On a busy machine a node may have begun before its connection was there: it counts alone.
    await until(areTogether, SELDOM)
    holdUntil(5)
    expect(await askAll('first', 8)).toEqual([])
    expect(most).toBe(5)

    const before = origin.requests.length
    const during = askAll('during', 8)
    await until(() => origin.requests.length > before + 16)
    await redis.stop()
    expect(await during).toEqual([])
    expect(await askAll('without', 4)).toEqual([])

    redis = await startRedis(redis.port)
    await until(areTogether, SELDOM)
    holdUntil(5)
    expect(await askAll('again', 8)).toEqual([])
    expect(most).toBe(5)
  })
})

describe('nodes that share a Redis', needs('redis-server'), () => {
  test('leave a host alone when one of them was asked to', async () => {
    const [one, other] = await startNodes(2, {})
    await other?.ask(page('before'))
    const told = await one?.ask(page('busy'))
    const replies = await Promise.all([one, other].map((node) => node?.ask(page('after'))))
    const elsewhere = await other?.ask(page('after', 'other.test'))
    expect(told?.body).toMatchObject({ statusCode: 429 })
    // Seconds that are left, of 30.
    const soon = expect.stringMatching(/^([12]?\d|30)$/)
    expect(replies.map((reply) => reply && outcome(reply))).toEqual([
      [503, 'EBUSY', soon],
      [503, 'EBUSY', soon],
    ])
    expect(elsewhere?.body.data).toEqual({ title: '/after' })
    expect(origin.requests).toEqual(['GET /before', 'GET /busy', 'GET /after'])
  })

  test('send one command more for a miss', async () => {
    const [node] = await startNodes(2, {})
    await node?.ask(page('first'))
    const before = await scripts()
    await node?.ask(page('second', 'other.test'))
    // The caller is counted, the lock is taken, the copy is kept, the lock is given back.
    await until(async () => (await scripts()) - before >= 4 + 1)
    expect((await scripts()) - before).toBe(4 + 1)
  })
})
