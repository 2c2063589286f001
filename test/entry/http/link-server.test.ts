import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLinkServer } from '../../../src/entry/http/link-server.js'
import { loadConfig } from '../../../src/service/config/config.js'
import { openServices } from '../../../src/service/services.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService, TEST_NETWORK } from '../../support/service.js'

const PLANS = '{"free":{"limit":100000,"window":"1m"},"pro":{"limit":3,"window":"1m","keys":["k"]}}'

let origin: Origin
let service: Service
let restricted: Service
let path: string

beforeAll(async () => {
  origin = await startOrigin({
    '/page.html': `<title>A page</title><meta name="description" content="${'word '.repeat(200)}">`,
  })
  service = await startService({ LINKGLASS_PLANS: PLANS, LINKGLASS_LOG_LEVEL: 'info' })
  restricted = await startService({ LINKGLASS_CORS_ORIGINS: 'https://app.example' })
  path = `/?${new URLSearchParams({ url: `http://site.test:${origin.port}/page.html` })}`
})
afterAll(async () => {
  await service.close()
  await restricted.close()
  await origin.close()
})

type Sent = Record<string, string>

/** Without what a client of the language adds or undoes. */
function get({ base }: Pick<Service, 'base'>, target: string, headers: Sent = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Sent; body: string }>(
    (resolve, reject) => {
      request(base, { path: target, headers, method }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const all = response.rawHeaders
          const pairs = all.flatMap((name, at) =>
            at % 2 === 0 ? [[name.toLowerCase(), all[at + 1] ?? '']] : [],
          )
          resolve({
            status: response.statusCode,
            headers: Object.fromEntries(pairs),
            body: Buffer.concat(chunks).toString('latin1'),
          })
        })
      })
        .on('error', reject)
        .end()
    },
  )
}

/** The headers that differ from one request to the next, by their form. */
const CHANGING: Record<string, RegExp> = {
  date: /^.+ GMT$/,
  'cache-control': /^public, immutable, max-age=863\d\d$|^public, immutable, max-age=86400$/,
  age: /^\d$/,
  'x-rate-limit-remaining': /^\d{5}$/,
  'x-rate-limit-reset': /^\d{10}$/,
  ratelimit: /^"free";r=\d{5};t=\d+$/,
  'x-request-id': /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  'x-response-time': /^\d+ms$/,
  'x-timestamp': /^\d{13}$/,
  'server-timing': /^total;dur=[\d.]+$/,
}

/** Headers by name, what changes replaced by whether it has its form. */
function lasting(headers: Sent) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      CHANGING[name] ? CHANGING[name].test(value) || value : value,
    ]),
  )
}

/** The framework's own answer to the same request. It gets links only while the service stops. */
async function getFromFramework(service: Service, target: string, headers: Sent = {}) {
  const { host } = new URL(service.base)
  const answer = await service.inject(target, { host, ...headers })
  const sent = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
  const all: Sent = Object.fromEntries(sent)
  return { status: answer.statusCode, headers: all, body: answer.rawPayload.toString('latin1') }
}

test.each([
  ['as it is', {}],
  ['compressed', { 'accept-encoding': 'gzip, deflate, br' }],
  ['with a web origin', { origin: 'https://app.example' }],
  ['with an origin that may not', { origin: 'https://other.example' }],
  ['on a condition', { 'if-none-match': '"another"' }],
  ['not changed', { 'if-none-match': '*' }],
])('a hit in front says what the framework says, %s', async (_, headers) => {
  for (const one of [service, restricted]) {
    await get(one, path, headers)
    const framework = await getFromFramework(one, path, headers)
    const front = await get(one, path, headers)
    expect({ ...front, headers: lasting(front.headers) }).toEqual({
      ...framework,
      headers: lasting(framework.headers),
    })
    expect(front.headers['x-cache-status']).toBe('HIT')
  }
})

test('an error in front says what the framework says', async () => {
  for (const one of [service, restricted]) {
    const front = await get(one, '/?url=nonsense')
    const framework = await getFromFramework(one, '/?url=nonsense')
    const told = ({ status, headers, body }: typeof front) => {
      const { id, ...rest } = JSON.parse(body)
      return { status, headers: lasting(headers), id: id === headers['x-request-id'], rest }
    }
    expect(told(front)).toEqual(told(framework))
    expect([front.status, front.headers['x-cache-status']]).toEqual([400, 'MISS'])
  }
})

test.each([['*'], ['https://app.example']])(
  'links do not reach the framework, with origins %s',
  async (origins) => {
    const services = await openServices(
      loadConfig({ ...TEST_NETWORK, LINKGLASS_CORS_ORIGINS: origins }),
    )
    const reached: string[] = []
    const answered: string[] = []
    const factory = createLinkServer(services, [], ({ target }) => void answered.push(target), {})
    const server = factory((request, response) => {
      reached.push(request.url ?? '')
      response.end()
    }, {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const one = { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    for (const target of [path, path, '/?url=nonsense', '/', '/health']) await get(one, target)
    await get(one, '/?', { accept: 'text/html' })
    await get(one, path, {}, 'POST')
    expect({ answered, reached }).toEqual({
      answered: [path, path, '/?url=nonsense'],
      reached: ['/', '/health', '/?', path],
    })
    server.close()
    await services.close()
  },
)

test('only the head of it, too', async () => {
  await get(service, path)
  const whole = await get(service, path)
  const head = await get(service, path, {}, 'HEAD')
  expect({ ...head, headers: lasting(head.headers) }).toEqual({
    ...whole,
    headers: lasting(whole.headers),
    body: '',
  })
})

/** What comes back on one connection for `text`, split into answers. */
async function sendRaw({ port }: Service, text: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.write(text)
  await once(socket, 'close')
  return Buffer.concat(chunks)
    .toString('latin1')
    .split(/(?=HTTP\/1\.1 )/)
}

test.each([
  ['no body', '\r\n'],
  ['an empty body', 'content-length: 0\r\n\r\n'],
  ['a body', `content-length: 100000\r\n\r\n${'x'.repeat(100_000)}`],
  ['a body in chunks', 'transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'],
])('after a link with %s the connection takes the next one', async (_, rest) => {
  await get(service, path)
  const link = (more: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}`
  const text = link(rest).repeat(3) + link('connection: close\r\n\r\n')
  const answers = (await sendRaw(service, text)).map((answer) => [
    answer.slice(9, 12),
    /^connection: (.*)\r$/im.exec(answer)?.[1],
    /^keep-alive: (.*)\r$/im.exec(answer)?.[1],
  ])
  const kept = ['200', 'keep-alive', 'timeout=72']
  expect(answers).toEqual([kept, kept, kept, ['200', 'close', undefined]])
})

test('every answer counts once, also the one that is over the limit', async () => {
  const headers = { 'x-api-key': 'k' }
  const answers = [
    await get(service, path, headers),
    await get(service, path, headers),
    await get(service, path, headers),
    await get(service, path, headers),
  ]
  expect(answers.map(({ status, headers }) => [status, headers['x-rate-limit-remaining']])).toEqual(
    [
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ],
  )
})

test('is counted and written down like others', async () => {
  await get(service, path)
  service.log.splice(0)
  const counted = async () => {
    const { body } = await get(service, '/metrics')
    return /requests_total\{outcome="success",cache="HIT"\} (\d+)/.exec(body)?.[1]
  }
  const before = Number(await counted())
  const { headers } = await get(service, path)
  expect(Number(await counted())).toBe(before + 1)
  const lines = service.log.map((line) => JSON.parse(line)).filter(({ path }) => path === '/')
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: headers['x-request-id'],
      method: 'GET',
      path: '/',
      target: `http://site.test:${origin.port}/page.html`,
      status: 200,
      outcome: 'success',
      cache: 'HIT',
      plan: 'free',
      ms: expect.any(Number),
      msg: 'answered',
    },
  ])
})
