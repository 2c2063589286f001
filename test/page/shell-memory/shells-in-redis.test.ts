import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectRedis, type RedisClient } from '../../../src/lib/redis/redis-client.js'
import { needs } from '../../support/needs.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type RedisServer, startRedis } from '../../support/redis-server.js'
import { type Service, startService } from '../../support/service.js'

const PAGE = '<title>Whales</title><meta name="description" content="At the pier.">'

let origin: Origin
let server: RedisServer
let client: RedisClient
let service: Service

beforeAll(async () => {
  origin = await startOrigin((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(PAGE)
  })
  server = await startRedis()
  const options = { timeout: 60_000, pause: 60_000, onError: () => undefined }
  client = await connectRedis({ url: server.url, ...options })
  service = await startService({ LINKGLASS_CACHE: server.url, LINKGLASS_REDIS_TIMEOUT: '1m' })
})
afterAll(async () => {
  await service.close()
  await client.close()
  await Promise.all([origin.close(), server.stop()])
})

/** How many values Redis was asked for while the service answered. */
async function looks(path: string, fields: Record<string, string> = {}): Promise<number> {
  const before = await gets()
  const url = `http://site.test:${origin.port}${path}`
  const { body } = await service.ask({ url, ping: 'false', ...fields })
  expect(body).toMatchObject({ data: { title: 'Whales' } })
  return (await gets()) - before
}

async function gets(): Promise<number> {
  const stats = await client.run((redis) => redis.info('commandstats'))
  return Number(/cmdstat_get:calls=(\d+)/.exec(stats)?.[1] ?? 0)
}

test(
  'a page that is read to its end costs one look at what its host sent',
  needs('redis-server'),
  async () => {
    const early = await looks('/a', { 'meta.title': 'true' })
    const whole = await looks('/b')
    expect(early - whole).toBe(1)
  },
)
