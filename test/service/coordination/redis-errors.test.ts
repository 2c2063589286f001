import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { needs } from '../../support/needs.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type RedisServer, startRedis } from '../../support/redis-server.js'
import { type Service, startService } from '../../support/service.js'
import { until } from '../../support/until.js'

let origin: Origin
let redis: RedisServer | undefined
let service: Service | undefined
beforeEach(async () => {
  const title = (path = '') => `<title>private words of ${path}</title>`
  origin = await startOrigin((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(title(request.url))
  })
})
afterEach(async () => {
  await service?.close()
  await redis?.stop()
  await origin.close()
})

/** A service whose log is read, with what it needs to wait for a busy machine. */
async function start(url: string): Promise<Service> {
  service = await startService({
    LINKGLASS_CACHE: url,
    LINKGLASS_REDIS_TIMEOUT: '5s',
    LINKGLASS_LOG_LEVEL: 'error',
  })
  return service
}

function page() {
  return { url: `http://site.test:${origin.port}/a`, 'meta.title': 'true', retry: '0' }
}

/** The kinds of failures that were logged, and the whole log. */
function logged({ log }: Service) {
  return { messages: log.map((line) => JSON.parse(line).err?.message), text: log.join('\n') }
}

describe('what is logged of a Redis that refuses', needs('redis-server'), () => {
  test('a wrong password: that it is wrong, and not what it is', async () => {
    redis = await startRedis(undefined, ['--requirepass', 'the-right-one'])
    const at = await start(`redis://:the-wrong-one@127.0.0.1:${redis.port}`)
    const { status, body } = await at.ask(page())
    expect([status, body]).toMatchObject([200, { data: { title: 'private words of /a' } }])
    const { messages, text } = logged(at)
    expect(messages).toContainEqual(expect.stringContaining('WRONGPASS'))
    expect(text).not.toContain('the-wrong-one')
  })

  test('one line when it is lost and one when it is found', async () => {
    redis = await startRedis()
    const { port } = redis
    service = await startService({ LINKGLASS_CACHE: redis.url, LINKGLASS_LOG_LEVEL: 'warn' })
    const lines = () => service?.log.map((line) => JSON.parse(line).msg) ?? []
    await service.ask(page())
    await redis.stop()
    await until(() => lines().length > 0)
    for (let index = 0; index < 5; index++) await service.ask({ ...page(), cacheKey: `${index}` })
    redis = await startRedis(port)
    await until(() => lines().includes('Redis answers again'))
    expect(lines()).toEqual([
      'Redis does not answer: this process goes on by itself',
      'Redis answers again',
    ])
  })

  test('no memory left: that it is so, and nothing of the answer', async () => {
    redis = await startRedis(undefined, ['--maxmemory', '1', '--maxmemory-policy', 'noeviction'])
    const at = await start(redis.url)
    expect((await at.ask(page())).status).toBe(200)
    const { messages, text } = logged(at)
    expect(messages).toContainEqual(expect.stringContaining('OOM'))
    expect(text).not.toMatch(/private words|"args"|\bcommand":/)
  })

  test.each([
    ['an empty one', Buffer.alloc(0)],
    ['a length beyond it', Buffer.from([0xff, 0xff, 0xff, 0xff, 1])],
    ['a head that is no JSON', Buffer.from([0, 0, 0, 3, 1, 2, 3])],
    ['a head without what it must hold', Buffer.from('\0\0\0\x02{}<title>', 'latin1')],
    ['a head of wrong types', Buffer.from('\0\0\0\x0e{"storedAt":""}', 'latin1')],
  ])('an entry of another form is no copy: %s', async (_, bytes) => {
    redis = await startRedis()
    const at = await start(redis.url)
    await at.ask(page())
    const client = new Redis(redis.url)
    const [key = ''] = await client.keys('linkglass:1:answer:*')
    await client.set(key, bytes)
    client.disconnect()
    const { status, headers, body } = await at.ask({ ...page(), ttl: '24h' })
    expect([status, body]).toMatchObject([200, { data: { title: 'private words of /a' } }])
    expect(headers.get('etag')).toMatch(/^W\/"/)
  })
})
