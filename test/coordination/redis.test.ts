import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasRedis, type Node, type Reply, startNode } from '../support/node.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { type RedisServer, startRedis } from '../support/redis-server.js'
import { startSlowLine } from '../support/slow-connection.js'

if (!hasRedis) console.warn('There is no redis-server on the PATH: what nodes share is not tested.')

let origin: Origin
let redis: RedisServer
let nodes: Node[]
let release: () => void

beforeEach(async () => {
  let answers = 0
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  origin = await startOrigin(async (request, response) => {
    if (request.url?.startsWith('/held')) await held
    if (request.url?.endsWith('broken')) return void request.socket.destroy()
    answers += 1
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Answer ${answers}</title>`)
  })
  redis = await startRedis()
  nodes = []
})
afterEach(async () => {
  release()
  await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
  await redis.stop()
  await origin.close()
})

async function startNodes(env: NodeJS.ProcessEnv = {}): Promise<readonly [Node, Node]> {
  const both = [
    { LINKGLASS_CACHE: redis.url, ...env },
    { LINKGLASS_CACHE: redis.url, ...env },
  ]
  nodes.push(...(await Promise.all(both.map((one) => startNode(one)))))
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

function status(reply: Reply) {
  return reply.headers.get('x-cache-status')
}

function remaining(reply: Reply) {
  return reply.headers.get('x-rate-limit-remaining')
}

/** On a busy machine even a healthy server may take its time. */
const PATIENT = { LINKGLASS_REDIS_TIMEOUT: '5s' }

function plans(free: object) {
  return { LINKGLASS_PLANS: JSON.stringify({ free }) }
}

/** An answer and the milliseconds it took. */
async function timed(work: Promise<Reply>): Promise<[Reply, number]> {
  const started = performance.now()
  return [await work, performance.now() - started]
}

/** Asks until it holds; the test's own time limit ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50))
}

describe.skipIf(!hasRedis)('two nodes behind any load balancer behave as one', () => {
  test('an answer of one is an answer of the other, and a forced one replaces it for both', async () => {
    const [one, other] = await startNodes(PATIENT)
    const first = await one.ask(page('a'))
    const second = await other.ask(page('a'))
    const forced = await other.ask({ ...page('a'), force: 'true' })
    const third = await one.ask(page('a'))
    expect([first, second, forced, third].map(status)).toEqual(['MISS', 'HIT', 'BYPASS', 'HIT'])
    expect([second.body, third.body]).toEqual([first.body, forced.body])
    expect(origin.requests).toEqual(['GET /a', 'GET /a'])
  })

  test('equal requests at the same time are one fetch', async () => {
    const pair = await startNodes(PATIENT)
    const asked = pair.flatMap((node) => [1, 2, 3].map(() => node.ask(page('held'))))
    await until(async () => origin.requests.length > 0)
    release()
    const replies = await Promise.all(asked)
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(origin.requests).toEqual(['GET /held'])
  })

  test('a failure is told to all who waited for it', async () => {
    const pair = await startNodes(PATIENT)
    const asked = pair.map((node) => node.ask(page('held-broken')))
    await until(async () => origin.requests.length > 0)
    release()
    const codes = (await Promise.all(asked)).map(({ body }) => body.code)
    expect(codes).toEqual(['EFATAL', 'EFATAL'])
    expect(origin.requests).toEqual(['GET /held-broken'])
  })

  test('the work of a node that dies is taken over', async () => {
    const [one, other] = await startNodes(PATIENT)
    const lost = one.ask(page('held')).catch(() => 'lost')
    await until(async () => origin.requests.length > 0)
    const waiting = other.ask(page('held'))
    await one.stop('SIGKILL')
    release()
    expect([await lost, (await waiting).body.data]).toEqual(['lost', { title: 'Answer 2' }])
  })

  test('a limit is counted once', async () => {
    const [one, other] = await startNodes({ ...PATIENT, ...plans({ limit: 4, window: '30d' }) })
    const replies = []
    for (const node of [one, other, one, other, one, other]) replies.push(await node.ask(page('a')))
    expect(replies.map((reply) => [reply.status, remaining(reply)])).toEqual([
      [200, '3'],
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
      [429, '0'],
    ])
    const resets = replies.map(({ headers }) => Number(headers.get('x-rate-limit-reset')))
    expect(Math.max(...resets) - Math.min(...resets)).toBeLessThanOrEqual(1)
    expect(resets[0]).toBeGreaterThan(Date.now() / 1_000 + 30 * 86_400 - 60)
  })
})

describe.skipIf(!hasRedis)('without its Redis a node goes on by itself', () => {
  test('stopped: copies, counts and fetches within 300 ms, and back when it runs again', async () => {
    const [one, other] = await startNodes(plans({ limit: 100_000, window: '1h' }))
    await one.ask(page('a'))
    const before = await other.ask(page('a'))
    redis.child.kill('SIGSTOP')
    const [kept, keptTime] = await timed(other.ask(page('a')))
    const [fetched, fetchedTime] = await timed(other.ask(page('b')))
    expect([status(kept), status(fetched)]).toEqual(['HIT', 'MISS'])
    expect(kept.body).toEqual(before.body)
    expect(Math.max(keptTime, fetchedTime)).toBeLessThan(300)
    expect([before, kept, fetched].map(remaining)).toEqual(['99998', '99997', '99996'])
    redis.child.kill('SIGCONT')
    await until(async () => {
      const name = `again-${origin.requests.length}`
      await one.ask(page(name))
      return status(await other.ask(page(name))) === 'HIT'
    })
  })

  test('slow, but in time: still one of several, and within 300 ms', async () => {
    const line = await startSlowLine(redis.port, 30)
    const LINKGLASS_CACHE = `redis://127.0.0.1:${line.port}`
    const [one, other] = await startNodes({
      ...PATIENT,
      ...plans({ limit: 100_000, window: '1h' }),
      LINKGLASS_CACHE,
    })
    const [fetched, fetchedTime] = await timed(one.ask(page('a')))
    const [kept, keptTime] = await timed(other.ask(page('a')))
    line.close()
    expect([status(fetched), status(kept)]).toEqual(['MISS', 'HIT'])
    expect([fetched, kept].map(remaining)).toEqual(['99999', '99998'])
    expect(Math.max(keptTime, fetchedTime)).toBeLessThan(300)
  })

  test('too slow: without it within 300 ms, and back when it is quick again', async () => {
    const line = await startSlowLine(redis.port, 0)
    const LINKGLASS_CACHE = `redis://127.0.0.1:${line.port}`
    const [one, other] = await startNodes({ LINKGLASS_CACHE })
    await one.ask(page('a'))
    line.delay = 400
    const [kept, keptTime] = await timed(one.ask(page('a')))
    const [fetched, fetchedTime] = await timed(other.ask(page('b')))
    expect([status(kept), status(fetched)]).toEqual(['HIT', 'MISS'])
    expect(Math.max(keptTime, fetchedTime)).toBeLessThan(300)
    line.delay = 0
    await until(async () => {
      const name = `again-${origin.requests.length}`
      await one.ask(page(name))
      return status(await other.ask(page(name))) === 'HIT'
    })
    line.close()
  })

  test('gone: the same, and back when another takes its place', async () => {
    const [one, other] = await startNodes()
    await one.ask(page('a'))
    await redis.stop()
    const [kept, keptTime] = await timed(one.ask(page('a')))
    const [fetched, fetchedTime] = await timed(other.ask(page('b')))
    expect([status(kept), status(fetched)]).toEqual(['HIT', 'MISS'])
    expect(Math.max(keptTime, fetchedTime)).toBeLessThan(300)
    redis = await startRedis(redis.port)
    await until(async () => {
      const name = `again-${origin.requests.length}`
      await one.ask(page(name))
      return status(await other.ask(page(name))) === 'HIT'
    })
  })

  test('what was replaced while it ran is not answered from a node’s own memory', async () => {
    const [one, other] = await startNodes()
    await other.ask(page('a'))
    const forced = await one.ask({ ...page('a'), force: 'true' })
    expect(forced.body.data).toEqual({ title: 'Answer 2' })
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
