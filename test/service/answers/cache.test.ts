import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service
let release: () => void = () => {}

beforeAll(async () => {
  let count = 0
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  origin = await startOrigin(async (request, response) => {
    if (request.url?.startsWith('/held')) await held
    if (request.url?.startsWith('/broken')) return void request.socket.destroy()
    count += 1
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Answer ${count}</title>`)
  })
  service = await startService()
})
afterEach(() => {
  origin.requests.length = 0
})
afterAll(async () => {
  release()
  await service.close()
  await origin.close()
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

function status(answer: { headers: Headers }) {
  return answer.headers.get('x-cache-status')
}

describe('the cache', () => {
  test('answers a repeat whatever the order and spelling of the parameters', async () => {
    const first = await service.get(
      `/?url=${encodeURIComponent(at('/a'))}&meta.title=true&data.h.selector=h1&data.h.attr=text`,
    )
    const second = await service.get(
      `?data.h.attr=text&data.h.selector=h1&meta.title=true&video=false&url=${at('/a')}`.replace(
        '?',
        '/?',
      ),
    )
    expect([status(first), status(second)]).toEqual(['MISS', 'HIT'])
    expect(second.body).toEqual(first.body)
    expect(origin.requests).toEqual(['GET /a'])
  })

  test('keeps other parameters apart', async () => {
    const one = await service.ask({ url: at('/b'), 'meta.title': 'true' })
    const two = await service.ask({ url: at('/b'), 'meta.title': 'true', cacheKey: 'mine' })
    const three = await service.ask({ url: at('/b?x'), 'meta.title': 'true' })
    expect([one, two, three].map(status)).toEqual(['MISS', 'MISS', 'MISS'])
  })

  test('is replaced by force', async () => {
    const parameters = { url: at('/c'), 'meta.title': 'true' }
    await service.ask(parameters)
    const forced = await service.ask({ ...parameters, force: '' })
    const repeat = await service.ask(parameters)
    expect([status(forced), status(repeat)]).toEqual(['BYPASS', 'HIT'])
    expect(repeat.body).toEqual(forced.body)
  })

  test('asks again for every `force`: a browser has no copy of its own to answer from', async () => {
    const parameters = { url: at('/forced'), 'meta.title': 'true', force: 'true' }
    const answers = [await service.ask(parameters), await service.ask(parameters)]
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'no-cache',
      'no-cache',
    ])
    const kept = await service.ask({ url: at('/forced'), 'meta.title': 'true' })
    expect(kept.headers.get('cache-control')).toMatch(/^public, immutable, max-age=86\d{3}$/)
  })

  test.each([
    [404, '<title>Not here</title>', undefined],
    [410, '<title>Gone</title>', undefined],
    [200, '', ['EEMPTY']],
    [200, ' \n', ['EEMPTY']],
    [302, '', ['EEMPTY']],
    [304, '', ['EEMPTY']],
  ])('keeps a page that is not there (%i, `%s`) for minutes', async (statusCode, page, codes) => {
    const absent = await startOrigin((_, response) => {
      response.writeHead(statusCode, { 'content-type': 'text/html' }).end(page)
    })
    const url = `http://site.test:${absent.port}/`
    const { status, headers, body } = await service.ask({ url, 'meta.title': 'true' })
    await absent.close()
    const { warnings } = body as { warnings?: { code: string }[] }
    expect([status, headers.get('cache-control'), headers.get('x-cache-ttl')]).toEqual([
      200,
      'public, immutable, max-age=300',
      '300000',
    ])
    expect(warnings?.map(({ code }) => code)).toEqual(codes)
  })

  test('does not keep errors', async () => {
    const parameters = { url: at('/broken'), retry: '0' }
    const first = await service.ask(parameters)
    const asked = origin.requests.length
    const second = await service.ask(parameters)
    expect([first, second].map((answer) => [answer.status, status(answer)])).toEqual([
      [500, 'MISS'],
      [500, 'MISS'],
    ])
    expect(origin.requests.length).toBeGreaterThan(asked)
  })

  test('never keeps or shares what one caller’s own headers brought', async () => {
    const parameters = { url: at('/d'), 'meta.title': 'true' }
    const init = { headers: { 'x-api-header-cookie': 'session=secret' } }
    const answers = [
      await service.ask(parameters, init),
      await service.ask(parameters, init),
      await service.ask(parameters),
    ]
    expect(answers.map(status)).toEqual(['BYPASS', 'BYPASS', 'MISS'])
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store')
    expect(origin.headers.slice(-3).map(({ cookie }) => cookie)).toEqual([
      'session=secret',
      'session=secret',
      undefined,
    ])
  })

  test('answers 304 to a caller that has the answer', async () => {
    const first = await service.ask({ url: at('/e'), 'meta.title': 'true' })
    const etag = first.headers.get('etag') ?? ''
    const again = await service.ask(
      { url: at('/e'), 'meta.title': 'true' },
      { headers: { 'if-none-match': etag } },
    )
    expect([again.status, again.body]).toEqual([304, ''])
  })
})

test('equal requests at the same time share one fetch', async () => {
  const parameters = { url: at('/held'), 'meta.title': 'true' }
  const asked = Array.from({ length: 5 }, () => service.ask(parameters))
  release()
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(origin.requests).toEqual(['GET /held'])
})
