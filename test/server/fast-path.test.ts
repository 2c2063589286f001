import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { type Service, startService } from '../support/service.js'

const PLANS = '{"free":{"limit":100000,"window":"1m"},"pro":{"limit":3,"window":"1m","keys":["k"]}}'

let origin: Origin
let service: Service
let path: string

beforeAll(async () => {
  origin = await startOrigin({
    '/page.html': `<title>A page</title><meta name="description" content="${'word '.repeat(200)}">`,
  })
  service = await startService({ LINKGLASS_PLANS: PLANS, LINKGLASS_LOG_LEVEL: 'info' })
  path = `/?${new URLSearchParams({ url: `http://site.test:${origin.port}/page.html` })}`
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

type Sent = Record<string, string>

/** Without what a client of the language adds or undoes. */
function get(target: string, headers: Sent = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Sent; body: string }>(
    (resolve, reject) => {
      request(`${service.base}${target}`, { headers, method }, (response) => {
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

/** A tag that is not the answer's: what asks on a condition takes the ordinary path. */
const ORDINARY = { 'if-none-match': '"another"' }

test.each([
  ['as it is', {}],
  ['compressed', { 'accept-encoding': 'gzip, deflate, br' }],
  ['with a web origin', { origin: 'https://app.example' }],
])('a hit in front says what the ordinary path says, %s', async (_, headers) => {
  await get(path, headers)
  await get(path, { ...headers, ...ORDINARY })
  const ordinary = await get(path, { ...headers, ...ORDINARY })
  const front = await get(path, headers)
  expect({ ...front, headers: lasting(front.headers) }).toEqual({
    ...ordinary,
    headers: lasting(ordinary.headers),
  })
  expect(front.headers['x-cache-status']).toBe('HIT')
})

test('only the head of it, too', async () => {
  await get(path)
  const whole = await get(path)
  const head = await get(path, {}, 'HEAD')
  expect({ ...head, headers: lasting(head.headers) }).toEqual({
    ...whole,
    headers: lasting(whole.headers),
    body: '',
  })
})

test('every answer counts once, also the one that is over the limit', async () => {
  const headers = { 'x-api-key': 'k' }
  const answers = [
    await get(path, headers),
    await get(path, headers),
    await get(path, headers),
    await get(path, headers),
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
  await get(path)
  service.log.splice(0)
  const counted = async () => {
    const { body } = await get('/metrics')
    return /requests_total\{outcome="success",cache="HIT"\} (\d+)/.exec(body)?.[1]
  }
  const before = Number(await counted())
  const { headers } = await get(path)
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
