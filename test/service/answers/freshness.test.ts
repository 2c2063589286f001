import type { RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'
import { until } from '../../support/until.js'

let origin: Origin
let service: Service
let reply: (count: number) => {
  status?: number
  headers?: Record<string, string>
  held?: Promise<void>
  broken?: boolean
}

let count = 0

const listener: RequestListener = async (request, response) => {
  count += 1
  const mine = count
  const { status = 200, headers = {}, held, broken } = reply(mine)
  await held
  if (broken) return void request.socket.destroy()
  response.writeHead(status, { 'content-type': 'text/html', ...headers })
  response.end(`<title>Answer ${mine}</title>`)
}

beforeAll(async () => {
  origin = await startOrigin(listener)
  service = await startService()
})
beforeEach(() => {
  count = 0
  reply = () => ({})
  origin.requests.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

let pages = 0

/** A page that nobody asked for before. */
function page(parameters: Record<string, string> = {}) {
  pages += 1
  const url = `http://site.test:${origin.port}/${pages}`
  return { url, 'meta.title': 'true', ...parameters }
}

async function ask(parameters: Record<string, string>) {
  const { headers, body } = await service.ask(parameters)
  const { data, statusCode } = body as { data: { title: string }; statusCode: number }
  return {
    title: data.title,
    statusCode,
    cache: headers.get('x-cache-status'),
    ttl: headers.get('x-cache-ttl'),
    age: headers.get('age'),
    control: headers.get('cache-control'),
  }
}

function at(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: milliseconds })
}

const NOW = 1_800_000_000_000

describe('ttl', () => {
  test.each([
    ['90s', '90000'],
    ['1h', '3600000'],
    ['2 hours', '7200000'],
    ['1d', '86400000'],
    ['120000', '120000'],
    ['min', '60000'],
    ['max', '2678400000'],
  ])('%s is echoed', async (ttl, echoed) => {
    expect((await ask(page({ ttl }))).ttl).toBe(echoed)
  })

  test.each([
    ['ttl', '59s', 'EINVALTTL'],
    ['ttl', '32d', 'EINVALTTL'],
    ['ttl', 'soon', 'EINVALTTL'],
    ['staleTtl', '25h', 'EINVALSTTL'],
    ['staleTtl', 'soon', 'EINVALSTTL'],
    ['stale_ttl', '25h', 'EINVALSTTL'],
  ])('%s=%s is %s', async (name, value, code) => {
    const { status, body } = await service.ask(page({ [name]: value }))
    expect([status, body]).toEqual([400, expect.objectContaining({ status: 'fail', code })])
  })

  test('a copy ages, its max-age shrinks, and when it is too old the page is fetched anew', async () => {
    const parameters = page({ ttl: '1m' })
    at(NOW)
    expect(await ask(parameters)).toEqual({
      title: 'Answer 1',
      statusCode: 200,
      cache: 'MISS',
      ttl: '60000',
      age: null,
      control: 'public, immutable, max-age=60',
    })
    at(NOW + 59_999)
    expect(await ask(parameters)).toEqual({
      title: 'Answer 1',
      statusCode: 200,
      cache: 'HIT',
      ttl: '60000',
      age: '59',
      control: 'public, immutable, max-age=0',
    })
    at(NOW + 60_000)
    expect(await ask(parameters)).toMatchObject({ title: 'Answer 2', cache: 'MISS', age: null })
  })
})

describe('staleTtl', () => {
  test('an older copy is answered at once and refreshed in the background, once however many ask', async () => {
    const parameters = page({ ttl: '1h', staleTtl: '10m' })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    reply = (mine) => (mine > 1 ? { held } : {})
    at(NOW)
    await ask(parameters)
    at(NOW + 599_999)
    expect(await ask(parameters)).toMatchObject({ title: 'Answer 1', cache: 'HIT' })
    expect(origin.requests).toHaveLength(1)
    at(NOW + 600_000)
    const crowd = await Promise.all(Array.from({ length: 5 }, () => ask(parameters)))
    expect(crowd.map(({ title, cache, age }) => [title, cache, age])).toEqual(
      Array(5).fill(['Answer 1', 'HIT', '600']),
    )
    await until(() => origin.requests.length === 2)
    release()
    await until(async () => (await ask(parameters)).title === 'Answer 2')
    expect(await ask(parameters)).toMatchObject({ title: 'Answer 2', cache: 'HIT', age: '0' })
    expect(origin.requests).toHaveLength(2)
  })

  test('0 refreshes at every hit', async () => {
    const parameters = page({ staleTtl: '0' })
    await ask(parameters)
    expect(await ask(parameters)).toMatchObject({ title: 'Answer 1', cache: 'HIT' })
    await until(() => origin.requests.length === 2)
  })

  test('false never refreshes', async () => {
    const parameters = page({ staleTtl: 'false' })
    await ask(parameters)
    await ask(parameters)
    expect(await ask(parameters)).toMatchObject({ title: 'Answer 1', cache: 'HIT' })
    expect(origin.requests).toHaveLength(1)
  })

  test('a target that fails for the moment does not replace a good copy', async () => {
    const parameters = page({ ttl: '1h', staleTtl: '0', retry: '0' })
    reply = (mine) => (mine > 1 ? { status: 503 } : {})
    await ask(parameters)
    await ask(parameters)
    await until(() => origin.requests.length === 2)
    await until(async () => {
      expect(await ask(parameters)).toMatchObject({ title: 'Answer 1', statusCode: 200 })
      return origin.requests.length > 2
    })
  })
})

describe('a target that fails', () => {
  test.each([
    ['recovers on the second try', {}, [503, 200], 200, 2],
    ['is tried twice more by default', {}, [503, 503, 503, 200], 503, 3],
    ['is tried as often as asked', { retry: '1' }, [500, 502, 200], 502, 2],
    ['is not tried again', { retry: '0' }, [503, 200], 503, 1],
    ['answers that there is nothing', {}, [404, 200], 404, 1],
    ['refuses', {}, [403, 200], 403, 1],
  ])('%s', async (_, parameters, statuses, statusCode, requests) => {
    reply = (mine) => ({ status: statuses[mine - 1] ?? 200 })
    expect(await ask(page(parameters as Record<string, string>))).toMatchObject({ statusCode })
    expect(origin.requests).toHaveLength(requests)
  })

  test('by breaking a kept connection too is asked as often as said, no more', async () => {
    await ask(page())
    origin.requests.length = 0
    reply = () => ({ broken: true })
    await service.ask(page({ retry: '2' }))
    expect(origin.requests).toHaveLength(3)
  })

  test.each([
    ['no word of when', undefined, '60000'],
    ['a wait of two minutes', '120', '120000'],
    ['a wait of a day', '86400', '600000'],
    ['a date', new Date(NOW + 180_000).toUTCString(), '180000'],
  ])(
    '429 with %s is a success that is kept for a short time, and not asked again',
    async (_, after, ttl) => {
      at(NOW)
      reply = () => ({ status: 429, headers: after === undefined ? {} : { 'retry-after': after } })
      const parameters = page()
      expect(await ask(parameters)).toMatchObject({ statusCode: 429, cache: 'MISS', ttl })
      expect(await ask(parameters)).toMatchObject({ statusCode: 429, cache: 'HIT' })
      expect(origin.requests).toHaveLength(1)
    },
  )

  test('a short wait is waited', async () => {
    reply = (mine) => (mine === 1 ? { status: 429, headers: { 'retry-after': '0' } } : {})
    expect(await ask(page())).toMatchObject({ statusCode: 200, ttl: '86400000' })
  })
})

describe('the language asked for', () => {
  test('is part of the key, also where it is the default', async () => {
    const parameters = page()
    const statuses = []
    for (const more of [
      {},
      { 'headers.accept-language': 'de' },
      { 'headers.acceptLanguage': 'en' },
    ]) {
      statuses.push((await ask({ ...parameters, ...more })).cache)
    }
    expect(statuses).toEqual(['MISS', 'MISS', 'HIT'])
    expect(origin.headers.slice(-2).map((sent) => sent['accept-language'])).toEqual(['en', 'de'])
  })
})

test('headers keep copies apart', async () => {
  const parameters = page()
  const statuses = []
  for (const agent of ['a', 'b', 'a']) {
    statuses.push((await ask({ ...parameters, 'headers.user_agent': agent })).cache)
  }
  expect(statuses).toEqual(['MISS', 'MISS', 'HIT'])
})

test.each(['authorization', 'cookie'])('headers.%s is neither kept nor shared', async (name) => {
  const parameters = page({ [`headers.${name}`]: 'secret' })
  const answers = await Promise.all([ask(parameters), ask(parameters)])
  expect(answers.map(({ cache, control, ttl }) => [cache, control, ttl])).toEqual(
    Array(2).fill(['BYPASS', 'no-store', '0']),
  )
  expect(new Set(answers.map(({ title }) => title)).size).toBe(2)
})
