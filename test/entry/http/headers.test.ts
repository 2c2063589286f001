import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service

beforeAll(async () => {
  origin = await startOrigin({ '/page.html': '<title>A page</title>' })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

/** Each header with the form that it must have. */
const INFORMATIONAL: Record<string, RegExp> = {
  'cache-control': /^(?:public, immutable, max-age=\d+|no-store)$/,
  'x-cache-status': /^(?:MISS|HIT|BYPASS)$/,
  'x-cache-ttl': /^\d+$/,
  'x-fetch-mode': /^(?:fetch|skipped)$/,
  'x-fetch-time': /^[\d.]+m?s$/,
  'x-pricing-plan': /^free$/,
  'x-rate-limit-limit': /^100000$/,
  'x-rate-limit-remaining': /^\d+$/,
  'x-rate-limit-reset': /^\d{10}$/,
  ratelimit: /^"free";r=\d+;t=\d+$/,
  'ratelimit-policy': /^"free";q=100000;w=60$/,
  'x-request-id': /^[\da-f-]{36}$/,
  'x-response-time': /^[\d.]+m?s$/,
  'x-timestamp': /^\d{13}$/,
  'server-timing': /^(?:\w+;dur=[\d.]+, )*total;dur=[\d.]+$/,
}

const PREFLIGHT = { origin: 'https://app.example', 'access-control-request-method': 'GET' }

function misfits(headers: Headers) {
  return Object.entries(INFORMATIONAL).flatMap(([name, form]) =>
    form.test(headers.get(name) ?? '') ? [] : [`${name}: ${headers.get(name)}`],
  )
}

describe('informational headers', () => {
  test.each([
    ['a success', () => service.ask({ url: at('/page.html') }), 200],
    ['an error of the caller', () => service.ask({}), 400],
    ['a refused address', () => service.ask({ url: 'http://10.0.0.1/' }), 400],
    ['an unknown path', () => service.get('/nowhere'), 404],
    ['another method', () => service.get('/', { method: 'POST' }), 405],
    ['a query that is too long', () => service.get(`/?url=${'x'.repeat(300_000)}`), 400],
    ['headers that are too large', () => service.get(`/?url=${'x'.repeat(600_000)}`), 431],
    ['the health check', () => service.get('/health'), 200],
    ['a path that is not well-formed', () => service.get('/%zz'), 400],
  ])('stand on %s', async (_, request, status) => {
    const answer = await request()
    expect([answer.status, misfits(answer.headers)]).toEqual([status, []])
  })

  test.each([
    ['a preflight', () => service.get('/', { method: 'OPTIONS', headers: PREFLIGHT }), 204],
    ['the page about a code', () => service.get('/errors/einvalurl'), 200],
    ['a document', () => service.get('/docs'), 200],
    ['the description', () => service.get('/openapi.json'), 200],
  ])('stand on %s too, kept as it says itself', async (_, request, status) => {
    const { status: answered, headers } = await request()
    const others = misfits(headers).filter((line) => !line.startsWith('cache-control: '))
    expect([answered, others, headers.get('cache-control')]).toEqual([
      status,
      [],
      expect.any(String),
    ])
  })

  test('count one request each, health checks excepted', async () => {
    const left = async (answer: Promise<{ headers: Headers }>) =>
      Number((await answer).headers.get('x-rate-limit-remaining'))
    const first = await left(service.ask({ url: at('/page.html') }))
    expect(await left(service.get('/health'))).toBe(first)
    expect(await left(service.ask({}))).toBe(first - 1)
    expect(await left(service.ask({ url: at('/page.html') }))).toBe(first - 2)
  })

  test('tell how long an answer may be kept', async () => {
    const { headers } = await service.ask({ url: at('/page.html'), cacheKey: 'ttl' })
    expect([headers.get('cache-control'), headers.get('x-cache-ttl')]).toEqual([
      'public, immutable, max-age=86400',
      '86400000',
    ])
  })
})

describe('browsers', () => {
  test('may read every answer and its headers', async () => {
    const { headers } = await service.ask({}, { headers: { origin: 'https://app.example' } })
    const exposed = headers.get('access-control-expose-headers')?.split(', ') ?? []
    const ours = Object.keys(INFORMATIONAL).filter((name) => name !== 'cache-control')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(ours.filter((name) => !exposed.includes(name))).toEqual([])
  })

  test.each([
    ['a path that is not well-formed', '/%zz'],
    ['headers that are too large', `/?url=${'x'.repeat(600_000)}`],
  ])('may read %s', async (_, path) => {
    const { headers } = await service.get(path, { headers: { origin: 'https://app.example' } })
    expect([
      headers.get('access-control-allow-origin'),
      headers.get('access-control-expose-headers')?.split(', '),
    ]).toEqual(['*', expect.arrayContaining(['x-request-id', 'x-rate-limit-reset'])])
  })

  test('may ask beforehand', async () => {
    const { status, headers } = await service.get('/', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-api-key',
      },
    })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    expect(headers.get('access-control-allow-headers')).toBe('x-api-key')
  })
})

test('web origins that may read answers can be listed', async () => {
  const own = await startService({ LINKGLASS_CORS_ORIGINS: 'https://a.example,https://b.example' })
  const from = async (name: string) => {
    const init = { headers: { origin: `https://${name}.example` } }
    const { headers } = await own.ask({ url: at('/page.html') }, init)
    return [headers.get('access-control-allow-origin'), headers.get('vary')?.toLowerCase()]
  }
  try {
    expect([await from('b'), await from('c')]).toEqual([
      ['https://b.example', 'origin, accept, accept-encoding'],
      [null, 'origin, accept, accept-encoding'],
    ])
  } finally {
    await own.close()
  }
})

test('a query may be as long as the setting says, whatever headers may be', async () => {
  const own = await startService({ LINKGLASS_MAX_QUERY: '1MB' })
  const ask = (length: number) => own.get(`/?x=${'y'.repeat(length)}&url=http://10.0.0.1/`)
  try {
    const { body } = await ask(900_000)
    expect(body).toEqual(expect.objectContaining({ code: 'EFORBIDDENURL' }))
    expect((await ask(1_000_000)).body).toEqual(expect.objectContaining({ code: 'EINVALQUERY' }))
  } finally {
    await own.close()
  }
})
