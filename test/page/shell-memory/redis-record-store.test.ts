import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectRedis, type RedisClient } from '../../../src/lib/redis/redis-client.js'
import { createRedisRecordStore } from '../../../src/page/shell-memory/redis-record-store.js'
import { needs } from '../../support/needs.js'
import { type RedisServer, startRedis } from '../../support/redis-server.js'
import { until } from '../../support/until.js'

const RECORD = { front: 7, looks: [[1, 2, 3] as const] }

let server: RedisServer
let clients: RedisClient[] = []

beforeAll(async () => {
  server = await startRedis()
  const options = { url: server.url, timeout: 60_000, pause: 60_000, onError: () => undefined }
  clients = [await connectRedis(options), await connectRedis(options)]
})
afterAll(async () => {
  for (const client of clients) await client.close()
  await server.stop()
})

test('what one node saw another knows, for a day', needs('redis-server'), async () => {
  const [one, other] = clients
  if (!one || !other) throw new Error('two nodes')
  createRedisRecordStore(one).set('site.test', RECORD)
  const records = createRedisRecordStore(other)
  await until(async () => (await records.get('site.test')) !== undefined)
  expect(await records.get('site.test')).toEqual({ host: 'site.test', ...RECORD })
  expect(await records.get('other.test')).toBeUndefined()
  const [key = ''] = await one.run((redis) => redis.keys('linkglass:1:shell:*'))
  expect(Number(key.split(':').at(-1))).toBeLessThan(10_000)
  const left = await one.run((redis) => redis.pttl(key))
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(86_400_000)
})

test('what is broken there is as good as nothing', needs('redis-server'), async () => {
  const [one] = clients
  if (!one) throw new Error('a node')
  const [key = ''] = await one.run((redis) => redis.keys('linkglass:1:shell:*'))
  const looks = ['7', '[7]'].map((text) => `{"host":"site.test","front":1,"looks":${text}}`)
  for (const text of ['{', '7', 'null', ...looks]) {
    await one.run((redis) => redis.set(key, text))
    expect(await createRedisRecordStore(one).get('site.test')).toBeUndefined()
  }
})

test('without Redis each process remembers by itself', needs('redis-server'), async () => {
  const [one] = clients
  if (!one) throw new Error('a node')
  await server.stop()
  const records = createRedisRecordStore(one)
  records.set('site.test', RECORD)
  expect(await records.get('site.test')).toEqual(RECORD)
})
