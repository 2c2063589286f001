import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type HeldOrigin, startHeldOrigin } from '../../support/held-origin.js'
import { needs } from '../../support/needs.js'
import { type Reply, startNode } from '../../support/node.js'
import { startOrigin } from '../../support/origin.js'
import { type Peer, startPeers } from '../../support/peers.js'
import { type RedisServer, startRedis } from '../../support/redis-server.js'
import { startService } from '../../support/service.js'
import { startSlowLine } from '../../support/slow-connection.js'
import { SELDOM, until } from '../../support/until.js'

let origin: HeldOrigin
let redis: RedisServer
let nodes: Peer[]

beforeEach(async () => {
  origin = await startHeldOrigin()
  redis = await startRedis()
  nodes = []
})
afterEach(async () => {
  origin.release()
  await redis.stop()
  await Promise.all(nodes.map((node) => node.close()))
  await origin.close()
})

async function startNodes(env: NodeJS.ProcessEnv = {}): Promise<readonly [Peer, Peer]> {
  nodes = await startPeers(2, { LINKGLASS_CACHE: redis.url, ...env })
  const [one, other] = nodes
  if (!one || !other) throw new Error('two nodes were to start')
  return [one, other]
}

function page(name: string) {
  return {
    url: `http://site.test:${origin.port}/${name}`,
    'meta.title': 'true',
    retry: '0',
  }
}

/** Whether a node looks again and again what has come of another's work. */
async function someoneWaits(): Promise<boolean> {
  const client = new Redis(redis.url)
  const stats = await client.info('commandstats').finally(() => client.disconnect())
  return stats.includes('cmdstat_mget')
}

/** Nodes that listen for what is replaced, and how often they were told. */
async function toldOf(): Promise<{ nodes: number; replaced: number }> {
  const client = new Redis(redis.url)
  try {
    const channels = (await client.pubsub('CHANNELS', '*purged*')) as string[]
    const listeners = (await client.pubsub('NUMSUB', ...channels)) as (string | number)[]
    const counts = listeners.filter((_, index) => index % 2 === 1).map(Number)
    const stats = await client.info('commandstats')
    return {
      nodes: Math.min(...counts, channels.length > 0 ? Number.POSITIVE_INFINITY : 0),
      replaced: Number(/cmdstat_publish:calls=(\d+)/.exec(stats)?.[1] ?? 0),
    }
  } finally {
    client.disconnect()
  }
}

function status(reply: Reply) {
  return reply.headers.get('x-cache-status')
}

function remaining(reply: Reply) {
  return reply.headers.get('x-rate-limit-remaining')
}

function seconds(): number {
  return Date.now() / 1_000
}

function plans(free: object) {
  return { LINKGLASS_PLANS: JSON.stringify({ free }) }
}

describe('two nodes behind any load balancer behave as one', needs('redis-server'), () => {
  test('an answer of one is an answer of the other, and a forced one replaces it for both', async () => {
    const [one, other] = await startNodes()
    const first = await one.ask(page('a'))
    const second = await other.ask(page('a'))
    const forced = await other.ask({ ...page('a'), force: 'true' })
    const third = await one.ask(page('a'))
    expect([first, second, forced, third].map(status)).toEqual(['MISS', 'HIT', 'BYPASS', 'HIT'])
    expect([second.body, third.body]).toEqual([first.body, forced.body])
    expect(origin.requests).toEqual(['GET /a', 'GET /a'])
  })

  test('a copy whose files are gone is made again, and its files with it', async () => {
    const [one, other] = await startNodes()
    const question = { ...page('a'), capture: 'true' }
    await one.ask(question)
    const client = new Redis(redis.url)
    await client.del(await client.keys('*:asset:*'))
    client.disconnect()
    const again = await other.ask(question)
    const { data } = again.body as { data: { title: string; capture: { url: string } } }
    expect([status(again), data.title]).toEqual(['MISS', 'Answer 2'])
    expect((await fetch(data.capture.url)).status).toBe(200)
    expect(status(await one.ask(question))).toBe('HIT')
  })

  test('equal requests at the same time are one fetch', async () => {
    const pair = await startNodes()
    const asked = pair.flatMap((node) => [1, 2, 3].map(() => node.ask(page('held'))))
    await until(() => origin.requests.length > 0)
    origin.release()
    const replies = await Promise.all(asked)
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(origin.requests).toEqual(['GET /held'])
  })

  test('a failure is told to all who waited for it', async () => {
    const pair = await startNodes()
    const asked = pair.map((node) => node.ask(page('held-broken')))
    await until(someoneWaits)
    origin.release()
    const codes = (await Promise.all(asked)).map(({ body }) => body.code)
    expect(codes).toEqual(['EFATAL', 'EFATAL'])
    expect(origin.requests).toEqual(['GET /held-broken'])
  })

  test('the work of a node that dies is taken over', async () => {
    const env = { LINKGLASS_CACHE: redis.url }
    const one = await startNode(env)
    const [other] = await startNodes()
    const lost = one.ask(page('held')).catch(() => 'lost')
    await until(() => origin.requests.length > 0)
    const waiting = other.ask(page('held'))
    await until(someoneWaits)
    await one.stop('SIGKILL')
    origin.release()
    expect([await lost, (await waiting).body.data]).toEqual(['lost', { title: 'Answer 2' }])
  })

  test('a forced request that waited for a node that died is not answered from the old copy', async () => {
    let answers = 0
    const slow = await startOrigin((_request, response) => {
      answers += 1
      if (answers !== 2) response.end(`<title>Answer ${answers}</title>`)
    })
    const question = { ...page(''), url: `http://site.test:${slow.port}/` }
    const one = await startNode({ LINKGLASS_CACHE: redis.url })
    const [other] = await startNodes()
    await other.ask(question)
    const lost = one.ask({ ...question, force: 'true' }).catch(() => 'lost')
    await until(() => answers === 2)
    const waiting = other.ask({ ...question, force: 'true' })
    await until(someoneWaits)
    await one.stop('SIGKILL')
    expect([await lost, (await waiting).body.data]).toEqual(['lost', { title: 'Answer 3' }])
    await slow.close()
  })

  test('a limit is counted once', async () => {
    const [one, other] = await startNodes({ ...plans({ limit: 4, window: '30d' }) })
    const replies = []
    const before = seconds()
    for (const node of [one, other, one, other, one, other]) replies.push(await node.ask(page('a')))
    expect(replies.map((reply) => [reply.status, remaining(reply)])).toEqual([
      [200, '3'],
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
      [429, '0'],
    ])
    // The window began during the first of them; what is left of it is told by Redis, later.
    for (const { headers } of replies) {
      const began = Number(headers.get('x-rate-limit-reset')) - 30 * 86_400
      expect(began).toBeGreaterThanOrEqual(before - 1)
      expect(began).toBeLessThanOrEqual(seconds() + 1)
    }
  })
})

describe('without its Redis a node goes on by itself', needs('redis-server'), () => {
  test('stopped: copies, counts and fetches, and back when it runs again', async () => {
    const [one, other] = await startNodes(plans({ limit: 100_000, window: '1h' }))
    await one.ask(page('a'))
    const before = await other.ask(page('a'))
    redis.child.kill('SIGSTOP')
    const kept = await other.ask(page('a'))
    const fetched = await other.ask(page('b'))
    expect([status(kept), status(fetched)]).toEqual(['HIT', 'MISS'])
    expect(kept.body).toEqual(before.body)
    expect([before, kept, fetched].map(remaining)).toEqual(['99998', '99997', '99996'])
    redis.child.kill('SIGCONT')
    await until(async () => {
      const name = `again-${origin.requests.length}`
      await one.ask(page(name))
      return status(await other.ask(page(name))) === 'HIT'
    }, SELDOM)
  })

  test('slow, but in time: still one of several', async () => {
    const line = await startSlowLine(redis.port, 30)
    const LINKGLASS_CACHE = `redis://127.0.0.1:${line.port}`
    const [one, other] = await startNodes({
      ...plans({ limit: 100_000, window: '1h' }),
      LINKGLASS_CACHE,
    })
    const left = (reply: Reply) => Number(remaining(reply))
    // A busy machine may be too late for a connection; then it is made again.
    await until(async () => {
      const name = `slow-${origin.requests.length}`
      const fetched = await one.ask(page(name))
      const kept = await other.ask(page(name))
      return status(kept) === 'HIT' && left(kept) === left(fetched) - 1
    }, SELDOM)
    line.close()
  })

  test('too slow: without it, and back when it is quick again', async () => {
    const line = await startSlowLine(redis.port, 0)
    const LINKGLASS_CACHE = `redis://127.0.0.1:${line.port}`
    const [one, other] = await startNodes({ LINKGLASS_CACHE, LINKGLASS_REDIS_TIMEOUT: '200ms' })
    await one.ask(page('a'))
    const release = line.hold()
    const kept = await one.ask(page('a'))
    const fetched = await other.ask(page('b'))
    expect([status(kept), status(fetched)]).toEqual(['HIT', 'MISS'])
    release()
    await until(async () => {
      const name = `again-${origin.requests.length}`
      await one.ask(page(name))
      return status(await other.ask(page(name))) === 'HIT'
    }, SELDOM)
    line.close()
  })

  test('gone: the same, and back when another takes its place', async () => {
    const [one, other] = await startNodes()
    await one.ask(page('a'))
    await redis.stop()
    const kept = await one.ask(page('a'))
    const fetched = await other.ask(page('b'))
    expect([status(kept), status(fetched)]).toEqual(['HIT', 'MISS'])
    redis = await startRedis(redis.port)
    await until(async () => {
      const name = `again-${origin.requests.length}`
      await one.ask(page(name))
      return status(await other.ask(page(name))) === 'HIT'
    }, SELDOM)
  })

  test('/ready says so as soon as the log does, before anything is asked, and again when it is over', async () => {
    const env = { LINKGLASS_CACHE: redis.url, LINKGLASS_LOG_LEVEL: 'warn' }
    const { get, log, close } = await startService(env)
    const state = async () => {
      const { body } = await get('/ready')
      return [(body as { checks: { cache: string } }).checks.cache, log.length]
    }
    try {
      expect(await state()).toEqual(['ok', 0])
      await redis.stop()
      await until(() => log.length > 0)
      expect(await state()).toEqual(['failing', 1])
      redis = await startRedis(redis.port)
      await until(() => log.length > 1)
      expect(await state()).toEqual(['ok', 2])
      expect(log.map((line) => JSON.parse(line).msg)).toEqual([
        'Redis does not answer: this process goes on by itself',
        'Redis answers again',
      ])
    } finally {
      await close()
    }
  })

  test('what was replaced while it ran is not answered from a node’s own memory', async () => {
    const [one, other] = await startNodes()
    await until(async () => (await toldOf()).nodes === 2)
    await other.ask(page('a'))
    const forced = await one.ask({ ...page('a'), force: 'true' })
    expect(forced.body.data).toEqual({ title: 'Answer 2' })
    await until(async () => (await toldOf()).replaced === 1)
    redis.child.kill('SIGSTOP')
    const later = await other.ask(page('a'))
    redis.child.kill('SIGCONT')
    expect([status(later), later.body.data]).toEqual(['MISS', { title: 'Answer 3' }])
  })

  test('never there: a node starts and answers', async () => {
    await redis.stop()
    const [one] = await startNodes()
    expect(status(await one.ask(page('a')))).toBe('MISS')
    expect(status(await one.ask(page('a')))).toBe('HIT')
  })
})
