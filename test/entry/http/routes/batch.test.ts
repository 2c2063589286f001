import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { type Service, startService } from '../../../support/service.js'
import { until } from '../../../support/until.js'

let origin: Origin
let service: Service
let release: () => void
/** Requests at the origin that wait for `GATE` to be there at once. */
let atGate: (() => void)[]
let most: number
const GATE = 4

beforeEach(async () => {
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  atGate = []
  most = 0
  origin = await startOrigin(async (request, response) => {
    if (request.url?.startsWith('/held')) await held
    if (request.url?.startsWith('/gate')) await gate()
    if (request.url === '/robots.txt') {
      response.end('User-agent: *\nDisallow: /private')
      return
    }
    if (request.url === '/gone') response.statusCode = 404
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Page ${request.url}</title>${'x'.repeat(1_000)}`)
  })
  service = await startService()
})
afterEach(async () => {
  release()
  await service.close()
  await origin.close()
})

function gate(): Promise<void> {
  const opened = new Promise<void>((resolve) => void atGate.push(resolve))
  most = Math.max(most, atGate.length)
  if (atGate.length >= GATE) setImmediate(() => atGate.splice(0).map((open) => open()))
  return opened
}

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

function item(path: string, more: object = {}) {
  return {
    url: at(path),
    meta: { title: true },
    ...more,
  }
}

async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.base}/batch`, { method: 'POST', body, headers })
  const text = await response.text()
  const lines = text.trimEnd().split('\n')
  return {
    status: response.status,
    headers: response.headers,
    lines: lines.map((line): Record<string, unknown> => JSON.parse(line)),
  }
}

function ndjson(items: readonly unknown[]) {
  return items.map((one) => JSON.stringify(one)).join('\n')
}

test('an item whose `url` is no text is wrong by itself, however deep it is', async () => {
  const deep = `${'['.repeat(9_000)}${']'.repeat(9_000)}`
  const urls = [deep, '7', '{"a":[[1]]}', 'null', `"${at('/a')}"`]
  const { status, lines } = await post(urls.map((url) => `{"url":${url},"meta":false}`).join('\n'))
  expect([status, lines.sort(byIndex).map(({ message, data }) => message ?? data)]).toEqual([
    200,
    [
      '`url` is a list; give text.',
      '`url` is `7`; give text.',
      '`url` is `{"a":"…"}`; give text.',
      expect.stringContaining('The parameter `url` is missing.'),
      {},
    ],
  ])
})

test('one object on several lines, and plain addresses with parameters for all', async () => {
  const titleOf = ({ data }: Record<string, unknown>) => data
  const one = await post(JSON.stringify(item('/one'), undefined, 2))
  expect(one.lines.map(titleOf)).toEqual([{ title: 'Page /one' }])
  const body = `${at('/a')}\n${JSON.stringify(at('/b'))}\n{"url":"${at('/c')}","meta":false}\nnonsense\n`
  const response = await fetch(`${service.base}/batch?meta.title=true&url=none`, {
    method: 'POST',
    body,
  })
  const lines = (await response.text()).trimEnd().split('\n')
  const answers = lines.map((line): Record<string, unknown> => JSON.parse(line)).sort(byIndex)
  expect(answers.map(({ data, code }) => code ?? data)).toEqual([
    { title: 'Page /a' },
    { title: 'Page /b' },
    {},
    'EINVALQUERY',
  ])
})

function byIndex(a: Record<string, unknown>, b: Record<string, unknown>) {
  return Number(a.index) - Number(b.index)
}

function success(index: number, path: string, cache: string) {
  return {
    index,
    url: at(path),
    http: 200,
    cache,
    status: 'success',
    data: { title: `Page ${path}` },
    statusCode: 200,
    redirects: [],
    headers: expect.any(Object),
  }
}

function failure(index: number, url: string | undefined, http: number, code: string) {
  return {
    index,
    ...(url !== undefined && { url }),
    http,
    status: 'fail',
    code,
    message: expect.any(String),
    data: expect.any(Object),
    more: `${service.base}/errors/${code.toLowerCase()}`,
    id: expect.any(String),
  }
}

describe('POST /batch', () => {
  test.each([
    ['NDJSON', ndjson],
    ['a JSON array', (items: readonly unknown[]) => JSON.stringify(items)],
  ])('takes %s and answers a line for each, equal ones from one fetch', async (_, write) => {
    const items = [item('/a'), item('/b'), item('/a'), { url: 'ftp://x' }, 7, at('/c')]
    const { status, headers, lines } = await post(write(items))
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ])
    expect(lines.sort(byIndex)).toEqual([
      success(0, '/a', 'MISS'),
      success(1, '/b', 'MISS'),
      success(2, '/a', 'MISS'),
      failure(3, 'ftp://x', 400, 'EINVALURL'),
      failure(4, undefined, 400, 'EINVALQUERY'),
      { ...success(5, '/c', 'MISS'), data: expect.objectContaining({ title: 'Page /c' }) },
    ])
    const pages = origin.requests.filter((asked) => asked !== 'GET /favicon.ico')
    expect(pages.sort()).toEqual(['GET /a', 'GET /b', 'GET /c'])
  })

  test('takes every parameter of a request, rules too, and the cache', async () => {
    await post(ndjson([item('/a')]))
    const rules = { meta: false, data: { name: { selector: 'title', attr: 'text' } } }
    const { lines } = await post(ndjson([item('/a'), item('/a', rules), item('/a', { ttl: 'x' })]))
    expect(lines.sort(byIndex)).toEqual([
      success(0, '/a', 'HIT'),
      { ...success(1, '/a', 'MISS'), data: { name: 'Page /a' } },
      failure(2, at('/a'), 400, 'EINVALTTL'),
    ])
  })

  test('answers each item as its own `requireOk`, `robots` and `force` say, from one fetch of a page', async () => {
    const { lines } = await post(
      ndjson([
        item('/gone'),
        item('/gone', { requireOk: true }),
        item('/private', { robots: 'respect' }),
        item('/private'),
        item('/private', { robots: 'ignore' }),
      ]),
    )
    expect(lines.sort(byIndex)).toEqual([
      { ...success(0, '/gone', 'MISS'), statusCode: 404 },
      failure(1, at('/gone'), 400, 'ENOTOK'),
      failure(2, at('/private'), 403, 'EROBOTS'),
      success(3, '/private', 'MISS'),
      success(4, '/private', 'MISS'),
    ])
    expect([...origin.requests].sort()).toEqual(['GET /gone', 'GET /private', 'GET /robots.txt'])
    const again = await post(ndjson([item('/gone'), item('/gone', { force: true })]))
    expect(again.lines.sort(byIndex)).toEqual([
      { ...success(0, '/gone', 'HIT'), statusCode: 404 },
      { ...success(1, '/gone', 'BYPASS'), statusCode: 404 },
    ])
  })

  test('an item of a JSON array that is empty has a line, also the last', async () => {
    const { lines } = await post(`[${JSON.stringify(item('/a'))},\n]`)
    expect(lines.sort(byIndex)).toEqual([
      success(0, '/a', 'MISS'),
      failure(1, undefined, 400, 'EINVALQUERY'),
    ])
  })

  test('takes names with dots, and objects below them', async () => {
    const dotted = [
      { url: at('/a'), 'meta.title': true },
      { url: at('/a'), meta: false, 'data.name.selector': 'title', 'data.name.attr': 'text' },
      { url: at('/a'), meta: false, 'data.name': { selector: 'title' }, 'data.name.attr': 'text' },
      { url: at('/a'), 'screenshot.fullPage': true },
    ]
    const { lines } = await post(ndjson(dotted))
    expect(lines.sort(byIndex)).toEqual([
      success(0, '/a', 'MISS'),
      { ...success(1, '/a', 'MISS'), data: { name: 'Page /a' } },
      { ...success(2, '/a', 'MISS'), data: { name: 'Page /a' } },
      failure(3, at('/a'), 400, 'ENOBROWSER'),
    ])
  })

  test('each item counts, and those beyond the limit are told so', async () => {
    await service.close()
    service = await startService({ LINKGLASS_PLANS: '{"free":{"limit":3,"window":"1h"}}' })
    const paths = ['/a', '/a', '/b', '/c', '/d']
    const { lines } = await post(ndjson(paths.map((path) => item(path))))
    expect(lines.map(({ http }) => http).sort()).toEqual([200, 200, 200, 429, 429])
    expect(lines.length).toBe(paths.length)
  })

  test('is polite: so many at once for one host', async () => {
    const paths = Array.from({ length: 40 }, (_, index) => `/gate/${index}`)
    const { lines } = await post(ndjson(paths.map((path) => item(path))))
    expect(lines.length).toBe(40)
    expect(most).toBe(GATE)
  })

  test('answers each as it finishes: a slow host holds up nobody else', async () => {
    const slow = Array.from({ length: 8 }, (_, index) => item(`/held/${index}`))
    const quick = Array.from({ length: 8 }, (_, index) => ({
      ...item(''),
      url: `http://other.test:${origin.port}/quick/${index}`,
    }))
    const response = await fetch(`${service.base}/batch`, {
      method: 'POST',
      body: ndjson([...slow, ...quick]),
    })
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString()
      if (text.split('\n').length > 8) release()
    }
    const order = text
      .trimEnd()
      .split('\n')
      .map((line) => Number(JSON.parse(line).index))
    expect(order.slice(0, 8).sort((a, b) => a - b)).toEqual([8, 9, 10, 11, 12, 13, 14, 15])
    expect(order.length).toBe(16)
  })

  test('ends when the caller leaves', async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `/held/${index}`)
    const request = httpRequest(`${service.base}/batch`, { method: 'POST' })
    request.end(ndjson(paths.map((path) => item(path))))
    request.on('error', () => {})
    await until(() => origin.requests.length >= 4)
    request.destroy()
    await until(() => origin.openSockets() === 0)
    expect(origin.requests.length).toBe(4)
  })

  test('has as many links of many hosts under way as it may, and Node.js warns of nothing', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `h${index}.test`)
    await service.close()
    service = await startService({
      LINKGLASS_HOSTS: names.map((name) => `${name}=127.0.0.1`).join(),
      LINKGLASS_ALLOW: '127.0.0.1',
    })
    const items = Array.from({ length: 24 }, (_, index) => ({
      url: `http://${names[index % names.length]}:${origin.port}/held/${index}`,
      meta: { title: true },
    }))
    const answer = post(ndjson(items))
    await until(() => origin.requests.length === 16)
    release()
    const { lines } = await answer
    expect(lines.map(({ http }) => http)).toEqual(items.map(() => 200))
  })

  test('starts no more than its reader has room for', async () => {
    const ITEMS = 120
    const SIZE = 200_000
    const large = 'x'.repeat(SIZE)
    await origin.close()
    origin = await startOrigin((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<p>${large}</p>`)
    })
    const whole = { meta: false, data: { text: { selector: 'p', attr: 'text' } } }
    const items = Array.from({ length: ITEMS }, (_, index) => item(`/${index}`, whole))
    const request = httpRequest(`${service.base}/batch`, { method: 'POST' })
    request.end(ndjson(items))
    const [response] = await once(request, 'response')
    await once(response, 'readable')
    const started = () => origin.requests.filter((asked) => !asked.includes('beside')).length
    // It waits for its reader when others are answered again and again while it starts nothing.
    let before = -1
    for (let round = 0; started() > before; round++) {
      before = started()
      for (let other = 0; other < 4; other++) {
        const { url } = item(`/beside/${round}/${other}`)
        await service.ask({ url, meta: 'false', 'data.text.selector': 'p' })
      }
    }
    expect(before).toBeLessThan(ITEMS / 2)
    let bytes = 0
    for await (const chunk of response) bytes += chunk.length
    expect(bytes).toBeGreaterThan(ITEMS * SIZE)
    expect(started()).toBe(ITEMS)
  })

  test.each([
    ['', 'The batch is empty. Send lines such as `{"url":"https://…"}`.'],
    ['[{"url":', 'The batch begins like a JSON array but is not one.'],
    [
      ndjson(Array(1001).fill('https://a.example')),
      'The batch has more than 1000 items, which is the most at once.',
    ],
  ])('refuses what is no batch', async (body, message) => {
    const { status, lines } = await post(body)
    expect([status, lines]).toEqual([
      400,
      [{ ...failure(0, undefined, 0, 'EINVALQUERY'), index: undefined, http: undefined, message }],
    ])
  })

  test('refuses a query that is too long or has too many parameters once, not with each item', async () => {
    const names = Array.from({ length: 2_001 }, (_, index) => `a${index}`)
    const ask = async (query: string) => {
      const { status, body } = await service.get(`/batch?${query}`, {
        method: 'POST',
        body: at('/a'),
      })
      const { code, message } = body as Record<string, unknown>
      return [status, code, message]
    }
    expect([await ask(names.join('&')), await ask('a'.repeat(256_001))]).toEqual([
      [400, 'EINVALQUERY', 'There are more than 2000 parameters, which is the most that are read.'],
      [400, 'EINVALQUERY', 'The query string has 256001 bytes; at most 256000 are read.'],
    ])
  })

  test('refuses what is too large to read', async () => {
    const { status, lines } = await post('x'.repeat(4_000_001))
    expect([status, lines[0]?.code, lines[0]?.message]).toEqual([
      413,
      'EPAYLOAD',
      'The request has a body that is too large. Send a batch in parts.',
    ])
  })
})
