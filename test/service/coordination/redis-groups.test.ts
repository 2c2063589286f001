import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type HeldOrigin, startHeldOrigin } from '../../support/held-origin.js'
import { needs } from '../../support/needs.js'
import type { Reply } from '../../support/node.js'
import { type Peer, shareCopies, startPeers } from '../../support/peers.js'
import { type RedisCluster, startRedisCluster } from '../../support/redis-cluster.js'
import { startWatchedRedis, type WatchedRedis } from '../../support/redis-sentinel.js'
import { SELDOM, until } from '../../support/until.js'

/** Its window outlasts each test: a count that begins anew would never be the expected one. */
const LIMIT = 100_000
const LINKGLASS_PLANS = JSON.stringify({ free: { limit: LIMIT, window: '1h' } })

let origin: HeldOrigin
let nodes: Peer[]
/** Requests so far, at all nodes. */
let asked: number

beforeEach(async () => {
  origin = await startHeldOrigin()
  nodes = []
  asked = 0
})
afterEach(async () => {
  await origin.close()
  await Promise.all(nodes.map((node) => node.close()))
})

async function startNodes(
  LINKGLASS_CACHE: string,
  env: NodeJS.ProcessEnv = {},
): Promise<readonly [Peer, Peer]> {
  nodes = await startPeers(2, { LINKGLASS_CACHE, LINKGLASS_PLANS, ...env })
  const [one, other] = nodes.map(counted)
  if (!one || !other) throw new Error('two nodes were to start')
  return [one, other]
}

function counted({ ask, close }: Peer): Peer {
  return {
    ask: (parameters) => {
      asked++
      return ask(parameters)
    },
    close,
  }
}

function page(name: string) {
  return { url: `http://site.test:${origin.port}/${name}`, 'meta.title': 'true', retry: '0' }
}

function status({ headers }: Reply) {
  return headers.get('x-cache-status')
}

function used({ headers }: Reply) {
  return LIMIT - Number(headers.get('x-rate-limit-remaining'))
}

/** Whether the nodes have found each other. */
function areTogether(...nodes: Peer[]): Promise<boolean> {
  return shareCopies(nodes, page(`together-${origin.requests.length}`))
}

describe('nodes share a cluster of servers as they share one', needs('redis-server'), () => {
  let cluster: RedisCluster

  beforeEach(async () => {
    cluster = await startRedisCluster()
  })
  afterEach(() => cluster.stop())

  /** Two that have the cluster: on a busy machine they may have begun before it was there. */
  async function startTogether(): Promise<readonly [Peer, Peer]> {
    const [one, other] = await startNodes(cluster.url, { LINKGLASS_REDIS_TIMEOUT: '20s' })
    await until(() => areTogether(one, other), SELDOM)
    return [one, other]
  }

  test('copies, limits and work under way, whichever server has them', async () => {
    const [one, other] = await startTogether()
    const before = origin.requests.length
    const names = Array.from({ length: 20 }, (_, index) => `page-${index}`)
    const fetched: Reply[] = []
    for (const name of names) fetched.push(await one.ask(page(name)))
    const kept = []
    for (const name of names) kept.push(await other.ask(page(name)))
    expect([...fetched, ...kept].map(status)).toEqual([
      ...names.map(() => 'MISS'),
      ...names.map(() => 'HIT'),
    ])
    expect(kept.map(({ body }) => body)).toEqual(fetched.map(({ body }) => body))
    // Counts are reported in batches: a node may be behind by what another has not yet told.
    await until(async () => used(await other.ask(page('page-0'))) === asked, SELDOM)
    const held = [one, other, one, other].map((node) => node.ask(page('held')))
    await until(() => origin.requests.length > before + names.length)
    origin.release()
    expect(new Set((await Promise.all(held)).map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(origin.requests).toHaveLength(before + names.length + 1)
  })

  test('what is forced replaces the copy of all', async () => {
    const [one, other] = await startTogether()
    await other.ask(page('a'))
    const forced = await one.ask({ ...page('a'), force: 'true' })
    expect((await other.ask(page('a'))).body).toEqual(forced.body)
  })

  test('a server that is gone costs copies and no answers', async () => {
    const [one, other] = await startNodes(cluster.url, { LINKGLASS_REDIS_TIMEOUT: '200ms' })
    await cluster.servers[2]?.stop()
    for (let index = 0; index < 12; index++) {
      expect((await one.ask(page(`page-${index}`))).status).toBe(200)
      expect((await other.ask(page(`page-${index}`))).status).toBe(200)
    }
  })
})

describe('nodes find their server by sentinels', needs('redis-server'), () => {
  let redis: WatchedRedis

  beforeEach(async () => {
    redis = await startWatchedRedis()
  })
  afterEach(() => redis.stop())

  test('and another that takes its place', async () => {
    const [one, other] = await startNodes(redis.url)
    await until(() => areTogether(one, other), SELDOM)
    await redis.master.stop()
    expect((await one.ask(page('meanwhile'))).status).toBe(200)
    await until(() => areTogether(one, other), SELDOM)
  })
})
