import { Socket } from 'node:net'
import { Cluster } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectRedis, type RedisClient } from '../../../src/lib/redis/redis-client.js'
import { needs } from '../../support/needs.js'
import { type RedisCluster, startRedisCluster } from '../../support/redis-cluster.js'
import { type RedisServer, startRedis } from '../../support/redis-server.js'
import { until } from '../../support/until.js'

let redis: RedisServer
let errors: string[]
let links: RedisClient[]

beforeEach(async () => {
  redis = await startRedis()
  errors = []
  links = []
})
afterEach(async () => {
  await Promise.all(links.map((client) => client.close()))
  await redis.stop()
})

const HOUR = 3_600_000

async function connect(
  options: { url?: string; timeout?: number; pause?: number } = {},
): Promise<RedisClient> {
  const client = await connectRedis({
    url: redis.url,
    timeout: HOUR,
    pause: HOUR,
    onError: (error) => void errors.push(String(error)),
    ...options,
  })
  links.push(client)
  return client
}

function set(client: RedisClient, value: string) {
  return client.run((server) => server.set('key', value))
}

function get(client: RedisClient) {
  return client.run((server) => server.get('key'))
}

function works(client: RedisClient) {
  return get(client).then(
    () => true,
    () => false,
  )
}

describe('a connection to Redis', needs('redis-server'), () => {
  test('gives what a command gives', async () => {
    const client = await connect()
    expect([await set(client, 'a'), await get(client), errors]).toEqual(['OK', 'a', []])
  })

  test('is waited for once: until it has answered again, nothing is sent to it', async () => {
    const client = await connect({ timeout: 50 })
    redis.child.kill('SIGSTOP')
    await expect(get(client)).rejects.toThrow('Redis did not answer within 50 ms.')
    let sent = 0
    const next = Array.from({ length: 5 }, () =>
      client.run((server) => {
        sent++
        return server.get('key')
      }),
    )
    const told = (await Promise.allSettled(next)).map((call) => 'reason' in call && call.reason)
    expect(told).toEqual(Array(5).fill(new Error('Redis is out of order.')))
    expect(sent).toBe(0)
    expect(errors).toEqual(['RedisError: Redis did not answer within 50 ms.'])
  })

  test('is used again once it answers', async () => {
    const client = await connect({ timeout: 50, pause: 10 })
    redis.child.kill('SIGSTOP')
    await expect(get(client)).rejects.toThrow()
    redis.child.kill('SIGCONT')
    await until(() => works(client))
  })

  test('is made anew when another server takes the place of one that is gone', async () => {
    const client = await connect({ pause: 10 })
    await redis.stop()
    await expect(get(client)).rejects.toThrow()
    redis = await startRedis(redis.port)
    await until(() => works(client))
  })

  test('starts without a server', async () => {
    await redis.stop()
    const client = await connect()
    await expect(get(client)).rejects.toThrow()
    expect(errors.length).toBeGreaterThan(0)
    redis = await startRedis(redis.port)
  })

  test('hears what is said on a channel, also after an outage', async () => {
    const [speaker, listener] = [await connect({ pause: 10 }), await connect({ pause: 10 })]
    const heard: string[] = []
    listener.subscribe('news', (message) => heard.push(message))
    const say = (message: string) =>
      until(async () => {
        await speaker
          .run((server) => server.multi().publish('other', 'no').publish('news', message).exec())
          .catch(() => {})
        return heard.includes(message)
      })
    await say('first')
    await redis.stop()
    redis = await startRedis(redis.port)
    await say('second')
    expect(new Set(heard)).toEqual(new Set(['first', 'second']))
  })
})

describe('a connection to a cluster of Redis', needs('redis-server'), () => {
  let cluster: RedisCluster
  let heard: string[]
  let client: RedisClient

  beforeEach(async () => {
    cluster = await startRedisCluster()
    heard = []
    client = await connect({ url: cluster.url, timeout: 500, pause: 10 })
    client.subscribe('news', (message) => heard.push(message))
  })
  afterEach(() => cluster.stop())

  function say(message: string) {
    return until(async () => {
      await client.run((server) => server.publish('news', message)).catch(() => {})
      return heard.includes(message)
    })
  }

  test('hears what is said on a channel, also after the server where it listened is gone', async () => {
    await say('first')
    await cluster.servers[0]?.stop()
    await say('second')
    expect(new Set(heard)).toEqual(new Set(['first', 'second']))
  })

  test('is tried again with pauses while none of its servers is there', async () => {
    await say('first')
    const attempts = vi.spyOn(Socket.prototype, 'connect')
    const probes = vi.spyOn(Cluster.prototype, 'ping')
    await Promise.all(cluster.servers.map((server) => server.stop()))
    await until(async () => !(await works(client)) && probes.mock.calls.length > 30)
    expect(attempts.mock.calls.length).toBeLessThan(100)
    vi.restoreAllMocks()
  })
})
