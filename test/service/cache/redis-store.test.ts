import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectRedis, type RedisClient } from '../../../src/lib/redis/index.js'
import type { Store } from '../../../src/service/cache/cache.js'
import { createMemoryStore } from '../../../src/service/cache/memory-store.js'
import { createRedisStore } from '../../../src/service/cache/redis-store.js'
import { needs } from '../../support/needs.js'
import { type RedisServer, startRedis } from '../../support/redis-server.js'
import { entry } from './entry.js'

/** Bytes that one command may carry, and what Redis itself takes for a name. */
const MOST = 300_000

describe('a file of 39 MB in Redis', needs('redis-server'), () => {
  let server: RedisServer
  let clients: RedisClient[]
  let redis: Redis
  beforeEach(async () => {
    server = await startRedis()
    clients = []
    redis = new Redis(server.url)
  })
  afterEach(async () => {
    redis.disconnect()
    await Promise.all(clients.map((client) => client.close()))
    await server.stop()
  })

  /** A node that has kept nothing of its own. */
  async function startStore(): Promise<Store> {
    const onError = (error: Error) => expect.fail(error.message)
    const client = await connectRedis({ url: server.url, timeout: 30_000, pause: 500, onError })
    clients.push(client)
    return createRedisStore(client, createMemoryStore({ maxBytes: 1e8, sizeFactor: 1 }), 'asset')
  }

  function file(bytes: number) {
    return entry({ body: randomBytes(bytes), storedAt: Date.now() })
  }

  test('goes there and back in small pieces, each for as long as it lives', async () => {
    const [one, other] = [await startStore(), await startStore()]
    const kept = file(39_000_000)
    await one.set('a', kept)
    const found = await other.get('a')
    expect(found && { ...found, body: kept.body.equals(found.body) }).toEqual({
      ...kept,
      body: true,
    })
    expect(await other.has('a')).toBe(true)
    const names = await redis.keys('*')
    const sizes = await Promise.all(names.map((name) => redis.memory('USAGE', name)))
    expect(Math.max(...sizes.map(Number))).toBeLessThan(MOST)
    const lives = await Promise.all(names.map((name) => redis.pttl(name)))
    expect(Math.min(...lives)).toBeGreaterThan(0)
  })

  test('leaves nothing when it is replaced', async () => {
    const one = await startStore()
    await one.set('a', file(1_000_000))
    await one.set('a', file(1_000_000))
    expect(await redis.dbsize()).toBe(5)
    await one.set('a', file(10))
    expect(await redis.dbsize()).toBe(1)
  })

  test('is not there when a piece is gone', async () => {
    const [one, other] = [await startStore(), await startStore()]
    await one.set('a', file(1_000_000))
    const [piece = ''] = await redis.keys('*}:2')
    await redis.del(piece)
    expect(await other.get('a')).toBeUndefined()
  })
})
