import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service
beforeAll(async () => {
  origin = await startOrigin({ '/page.html': '<title>A page</title>' })
  service = await startService({
    LINKGLASS_LOG_LEVEL: 'debug',
    LINKGLASS_RETRY: '0',
    LINKGLASS_DOORS: 'jina',
    LINKGLASS_PLANS:
      '{"free":{"limit":99,"window":"1m"},"pro":{"limit":99,"window":"1m","keys":["the-key"]}}',
  })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})
beforeEach(() => void service.log.splice(0))

function lines() {
  return service.log.map((line) => JSON.parse(line))
}

test('one line for each request, with its id', async () => {
  const { headers } = await service.ask(
    { url: `http://site.test:${origin.port}/page.html`, 'meta.title': 'true' },
    { headers: { 'x-api-key': 'the-key' } },
  )
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: headers.get('x-request-id'),
      method: 'GET',
      path: '/',
      target: `http://site.test:${origin.port}/page.html`,
      status: 200,
      outcome: 'success',
      cache: 'MISS',
      plan: 'pro',
      ms: expect.any(Number),
      msg: 'answered',
    },
  ])
})

test('an error has its code, and what really happened where that is not the caller’s business', async () => {
  await service.ask({ url: 'http://site.test:9/' })
  expect(
    lines().map(({ level, code, outcome, status }) => ({ level, code, outcome, status })),
  ).toEqual([
    { level: 50, code: 'EFATAL', outcome: undefined, status: undefined },
    { level: 30, code: undefined, outcome: 'EFATAL', status: 500 },
  ])
})

test('what machines ask for every few seconds is not news', async () => {
  await service.get('/health')
  await service.get('/ready')
  await service.get('/metrics')
  expect(lines().map(({ level, path }) => [level, path])).toEqual([
    [20, '/health'],
    [20, '/ready'],
    [20, '/metrics'],
  ])
})

test('no secret is in the log: credentials, queries, keys, cookies, headers for the target', async () => {
  const secret = 's3cr3t'
  const target = (host: string) =>
    `http://${secret}:${secret}@${host}/page.html?token=${secret}#${secret}`
  const headers = {
    'x-api-key': 'the-key',
    cookie: `session=${secret}`,
    authorization: `Bearer ${secret}`,
    'x-api-header-authorization': secret,
  }
  for (const host of [`site.test:${origin.port}`, 'site.test:9', '10.0.0.1', 'nowhere.invalid']) {
    await service.ask(
      { url: target(host), 'headers.cookie': secret, cacheKey: secret },
      { headers },
    )
  }
  await service.ask({ url: `nonsense ${secret}` }, { headers })
  await service.ask({ url: 'http://site.test/' }, { headers: { 'x-api-key': `wrong-${secret}` } })
  await service.get(`/nowhere?key=${secret}`)
  expect(service.log.length).toBeGreaterThanOrEqual(7)
  expect(service.log.filter((line) => line.includes(secret) || line.includes('the-key'))).toEqual(
    [],
  )
})

/** Sends a request line that `fetch` would change, and returns the body. */
function getAsWritten(path: string, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    request(service.base, { path, method }, (response) => resolve(text(response)))
      .on('error', reject)
      .end()
  })
}

test('a request line in absolute form is answered and logged as its path', async () => {
  const authority = 'us3r:s3cr3t@link.test'
  const target = `http://site.test:${origin.port}/page.html`
  const page = await getAsWritten(`http://${authority}/?url=${target}&meta.title=true`)
  expect(JSON.parse(page)).toMatchObject({ status: 'success', data: { title: 'A page' } })
  const bodies = [
    await getAsWritten(`HTTPS://${authority}/health`),
    await getAsWritten(`http://${authority}/nowhere`),
    await getAsWritten(`http://${authority}/nowhere`, 'DELETE'),
    await getAsWritten(`http://${authority}?url=${target}`),
    await getAsWritten(`ftp://${authority}`, 'DELETE'),
    await getAsWritten(`http://${authority}/%zz`),
  ]
  expect(lines().map(({ path, target, status }) => [path, target, status])).toEqual([
    ['/', target, 200],
    ['/health', undefined, 200],
    ['/nowhere', undefined, 404],
    ['/nowhere', undefined, 405],
    ['/', target, 200],
    ['/', undefined, 405],
  ])
  expect([...bodies, ...service.log].join('')).not.toMatch(/us3r|s3cr3t/)
})

test.each([
  ['/jina/https://us3r:s3cr3t@site.test/a%20b/@me', '/jina/https://site.test/a%20b/@me'],
  ['/jina/https:/s3cr3t@site.test/a', '/jina/https:/site.test/a'],
  ['/jina/us3r.x:s3cr3t@site.test', '/jina/site.test'],
  [
    '/jina/https%3A%2f%2Fus3r%3As3cr3t%40site.test%2Fa%3Ftoken=s3cr3t',
    '/jina/https%3A//site.test/a',
  ],
  ['/jina/https://site.test/a%23s3cr3t', '/jina/https://site.test/a'],
  ['/us3r:s3cr3t@@site.test/?s3cr3t', '/site.test/'],
])('%s is logged as %s', async (path, logged) => {
  const body = await getAsWritten(path)
  expect(lines().at(-1).path).toBe(logged)
  expect([body, ...service.log].join('')).not.toMatch(/us3r|s3cr3t/)
})
