import { afterEach, expect, test } from 'vitest'
import { type Service, startService } from '../../support/service.js'

let service: Service
afterEach(() => service.close())

async function start(env: NodeJS.ProcessEnv) {
  service = await startService(env)
}

function plans(value: object) {
  return { LINKGLASS_PLANS: JSON.stringify(value) }
}

/** Counted like any other request, and answered without a fetch. */
function ask(headers: Record<string, string> = {}) {
  return service.ask({ url: 'http://192.0.2.1/', meta: 'false' }, { headers })
}

/** Seconds that are left of an hour, on a busy machine too. */
const SOON_AN_HOUR = /^3(?:600|[0-5]\d\d)$/

function limits({ headers }: { headers: Headers }) {
  return [
    headers.get('x-pricing-plan'),
    headers.get('x-rate-limit-limit'),
    headers.get('x-rate-limit-remaining'),
  ]
}

test('the free plan allows 50 requests a minute without any configuration', async () => {
  await start({ LINKGLASS_PLANS: '' })
  expect(limits(await ask())).toEqual(['free', '50', '49'])
})

test('over the limit: 429, when to come back, and how an operator raises it', async () => {
  await start(plans({ free: { limit: 2, window: '1h' } }))
  await ask()
  await ask()
  const { status, headers, body } = await ask()
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toMatch(SOON_AN_HOUR)
  expect(limits({ headers })).toEqual(['free', '2', '0'])
  expect(body).toEqual({
    status: 'fail',
    code: 'ERATE',
    message: expect.stringContaining('LINKGLASS_PLANS'),
    data: {},
    more: `${service.base}/errors/erate`,
    id: headers.get('x-request-id'),
    url: 'http://192.0.2.1/',
  })
  expect((await service.get('/health')).status).toBe(200)
})

test('the limit stands in the RateLimit fields too', async () => {
  await start(plans({ free: { limit: 3, window: '1h' } }))
  const { headers } = await ask()
  expect(headers.get('ratelimit-policy')).toBe('"free";q=3;w=3600')
  expect(headers.get('ratelimit')).toMatch(/^"free";r=2;t=3(?:600|[0-5]\d\d)$/)
})

test('a plan’s name is written as a structured string, whatever is in it', async () => {
  await start(plans({ 'größer "\\"': { limit: 3, window: '1h', keys: ['k'] } }))
  const { headers } = await ask({ 'x-api-key': 'k' })
  expect(headers.get('ratelimit-policy')).toBe('"gr??er \\"\\\\\\"";q=3;w=3600')
})

test('a key has a plan of its own', async () => {
  await start(
    plans({
      free: { limit: 1, window: '1m' },
      pro: { limit: 9, window: '30d', keys: ['k1', 'k2'] },
    }),
  )
  const answers = [
    await ask(),
    await ask({ 'x-api-key': 'k1' }),
    await ask({ 'x-api-key': 'k1' }),
    await ask({ 'x-api-key': 'k2' }),
  ]
  expect(answers.map(limits)).toEqual([
    ['free', '1', '0'],
    ['pro', '9', '8'],
    ['pro', '9', '7'],
    ['pro', '9', '8'],
  ])
})

test('a key that is not configured is refused, and not repeated', async () => {
  await start(plans({ pro: { limit: 9, window: '30d', keys: ['k1'] } }))
  const { status, body } = await ask({ 'x-api-key': 'wrong-key' })
  expect([status, body]).toEqual([403, expect.objectContaining({ status: 'fail', code: 'EAUTH' })])
  expect(JSON.stringify(body)).not.toContain('wrong-key')
})

test('a forwarded address counts only as far as proxies are trusted', async () => {
  await start(plans({ free: { limit: 1, window: '1m' } }))
  expect((await ask({ 'x-forwarded-for': '192.0.2.7' })).status).toBe(400)
  expect((await ask({ 'x-forwarded-for': '192.0.2.8' })).status).toBe(429)
  await service.close()
  await start({ ...plans({ free: { limit: 1, window: '1m' } }), LINKGLASS_TRUST_PROXY: '1' })
  expect((await ask({ 'x-forwarded-for': '192.0.2.7' })).status).toBe(400)
  expect((await ask({ 'x-forwarded-for': '192.0.2.8' })).status).toBe(400)
  expect((await ask({ 'x-forwarded-for': '1.1.1.1, 192.0.2.8' })).status).toBe(429)
})
