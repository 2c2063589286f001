import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { png } from '../../support/images.js'
import { needs } from '../../support/needs.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { startRedis } from '../../support/redis-server.js'
import { type Service, startService } from '../../support/service.js'
import { until } from '../../support/until.js'

const NOW = 1_800_000_000_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const MODIFIED = 'Fri, 15 Jan 2027 08:00:00 GMT'

let origin: Origin
let service: Service
/** What stands at each path: its title, and what tells it from another version. */
let pages: Map<string, { title: string; validators: Record<string, string> }>
let redirects: Map<string, string>
/** Of every connection to the target, and what they say they carried so far. */
let sockets: Set<Socket>

beforeEach(async () => {
  pages = new Map()
  redirects = new Map()
  sockets = new Set()
  origin = await startOrigin(answer)
  service = await startService()
  at(NOW)
})
afterEach(async () => {
  vi.useRealTimers()
  await service.close()
  await origin.close()
})

function at(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: milliseconds })
}

/** As servers do it (RFC 9110, section 13.2.2): a tag goes before a date. */
function answer(request: IncomingMessage, response: ServerResponse) {
  sockets.add(request.socket)
  const path = request.url ?? ''
  const location = redirects.get(path)
  if (location) return void response.writeHead(302, { location }).end()
  if (path.startsWith('/image')) return void response.end(png(400, 300))
  const page = pages.get(path)
  if (!page) return void response.writeHead(404).end()
  const { etag, 'last-modified': modified } = page.validators
  const { 'if-none-match': tag, 'if-modified-since': since } = request.headers
  const isKnown = tag === undefined ? since !== undefined && since === modified : tag === etag
  response.writeHead(isKnown ? 304 : 200, { 'content-type': 'text/html', ...page.validators })
  response.end(isKnown ? '' : html(page.title))
}

function html(title: string) {
  const head = `<title>${title}</title><meta property="og:image" content="/image-${title}.png">`
  return `${head}<p>${'What is written here does not matter. '.repeat(5_000)}`
}

function publish(path: string, title: string, validators: Record<string, string>) {
  pages.set(path, { title, validators })
}

function query(path: string, parameters: Record<string, string> = {}) {
  const url = `http://site.test:${origin.port}${path}`
  return { url, 'meta.title': 'true', 'meta.image': 'true', ...parameters }
}

async function ask(parameters: Record<string, string>) {
  const { headers, body } = await service.ask(parameters)
  return {
    'x-cache-status': headers.get('x-cache-status'),
    age: headers.get('age'),
    etag: headers.get('etag'),
    body,
  }
}

/** Bytes to and from the target. */
function carried() {
  return [...sockets].reduce(
    (sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten,
    0,
  )
}

/** The conditions that the target was asked under, one for each request for a page. */
function conditions() {
  return origin.requests.flatMap((request, index) => {
    const { 'if-none-match': tag, 'if-modified-since': since } = origin.headers[index] ?? {}
    return request.includes('image') ? [] : [[request.slice('GET '.length), tag, since]]
  })
}

describe('a page that has not changed', () => {
  test('is not sent, read or looked at again: its stale copy is as good as new', async () => {
    publish('/a', 'one', { etag: '"1"', 'last-modified': MODIFIED })
    const asked = query('/a', { ttl: '1d', staleTtl: '1h' })
    const first = await ask(asked)
    const bytes = carried()
    at(NOW + HOUR)
    const stale = await ask(asked)
    await until(async () => (await ask(asked)).age === '0')
    expect([first, stale, await ask(asked)]).toEqual([
      { ...first, 'x-cache-status': 'MISS', age: null },
      { ...first, 'x-cache-status': 'HIT', age: '3600' },
      { ...first, 'x-cache-status': 'HIT', age: '0' },
    ])
    expect(origin.requests).toEqual(['GET /a', 'GET /image-one.png', 'GET /a'])
    expect(conditions()).toEqual([
      ['/a', undefined, undefined],
      ['/a', '"1"', MODIFIED],
    ])
    expect(carried() - bytes).toBeLessThan(0.01 * bytes)
  })

  test('renews a copy that has expired, too', async () => {
    publish('/a', 'one', { etag: 'W/"1"' })
    const asked = query('/a', { ttl: '1h' })
    const first = await ask(asked)
    at(NOW + 2 * HOUR)
    expect(await ask(asked)).toEqual({ ...first, 'x-cache-status': 'MISS' })
    expect(await ask(asked)).toEqual({ ...first, 'x-cache-status': 'HIT', age: '0' })
    expect(origin.requests).toEqual(['GET /a', 'GET /image-one.png', 'GET /a'])
    expect(conditions().at(-1)).toEqual(['/a', 'W/"1"', undefined])
  })

  test('is known by its date alone', async () => {
    publish('/a', 'one', { 'last-modified': MODIFIED })
    const asked = query('/a', { ttl: '1h' })
    await ask(asked)
    at(NOW + HOUR)
    await ask(asked)
    expect(conditions().at(-1)).toEqual(['/a', undefined, MODIFIED])
    expect(origin.requests).toHaveLength(3)
  })

  test('is read again after a week, by whatever reads it then', async () => {
    publish('/a', 'one', { etag: '"1"' })
    const asked = query('/a', { ttl: '7d' })
    await ask(asked)
    at(NOW + 7 * DAY)
    await ask(asked)
    expect(conditions().at(-1)).toEqual(['/a', undefined, undefined])
  })

  test('is read again when that is asked for: `force`', async () => {
    publish('/a', 'one', { etag: '"1"' })
    await ask(query('/a'))
    expect(await ask(query('/a', { force: 'true' }))).toMatchObject({ 'x-cache-status': 'BYPASS' })
    expect(conditions()).toEqual(Array(2).fill(['/a', undefined, undefined]))
    expect(origin.requests).toHaveLength(4)
  })
})

describe('a page is asked for as if for the first time', () => {
  test('when it has changed, it is read', async () => {
    publish('/a', 'one', { etag: '"1"' })
    const asked = query('/a', { ttl: '1h' })
    await ask(asked)
    publish('/a', 'two', { etag: '"2"' })
    at(NOW + HOUR)
    expect(await ask(asked)).toMatchObject({ body: { data: { title: 'two' } } })
    at(NOW + 2 * HOUR)
    await ask(asked)
    expect(conditions().map(([, tag]) => tag)).toEqual([undefined, '"1"', '"2"'])
  })

  test.each([
    ['a tag that is none', { etag: '1' }],
    ['a date that is none', { 'last-modified': 'yesterday' }],
    ['neither', {}],
  ])('when it has %s', async (_, validators) => {
    publish('/a', 'one', validators)
    const asked = query('/a', { ttl: '1h' })
    await ask(asked)
    at(NOW + HOUR)
    await ask(asked)
    expect(conditions()).toEqual(Array(2).fill(['/a', undefined, undefined]))
  })

  test('when something of it was missing for the moment', async () => {
    publish('/a', 'gone', { etag: '"1"' })
    redirects.set('/image-gone.png', '/nothing')
    const asked = query('/a', { ttl: '1h' })
    const first = await ask(asked)
    redirects.delete('/image-gone.png')
    at(NOW + HOUR)
    const second = await ask(asked)
    expect([first, second].map(({ body }) => body)).toMatchObject([
      { data: { image: null }, warnings: [{ code: 'EMEDIA' }] },
      { data: { image: { width: 400 } } },
    ])
  })

  test('whatever conditions a caller sends along', async () => {
    publish('/a', 'one', { etag: '"1"' })
    const conditional = { 'headers.if-none-match': '"1"', 'headers.if-modified-since': MODIFIED }
    expect(await ask(query('/a', conditional))).toMatchObject({ body: { statusCode: 200 } })
    const asked = { ...query('/a'), 'headers.cookie': 'own=1', ...conditional }
    for (const _ of [1, 2]) expect(await ask(asked)).toMatchObject({ body: { statusCode: 200 } })
    expect(conditions()).toEqual(Array(3).fill(['/a', undefined, undefined]))
  })
})

describe('behind redirects', () => {
  test('what tells versions apart goes to the address that said it, on the same way there', async () => {
    redirects.set('/a', '/b')
    redirects.set('/b', '/c')
    publish('/c', 'one', { etag: '"1"' })
    const asked = query('/a', { ttl: '1h' })
    const first = await ask(asked)
    at(NOW + HOUR)
    expect(await ask(asked)).toEqual({ ...first, 'x-cache-status': 'MISS' })
    redirects.set('/a', '/c')
    at(NOW + 2 * HOUR)
    expect(await ask(asked)).toMatchObject({ body: { redirects: [{ statusCode: 302 }] } })
    expect(conditions()).toEqual([
      ...['/a', '/b', '/c', '/a', '/b'].map((path) => [path, undefined, undefined]),
      ['/c', '"1"', undefined],
      ['/a', undefined, undefined],
      ['/c', undefined, undefined],
    ])
  })
})

describe('wherever copies are kept', () => {
  test('memory: an expired one is renewed', () => renewIn('memory'))
  test('disk: an expired one is renewed', () => renewIn('disk'))
  test('Redis: an expired one is renewed', needs('redis-server'), () => renewIn('redis'))

  async function renewIn(kind: string) {
    const folder = await mkdtemp(join(tmpdir(), 'linkglass-renewal-'))
    const redis = kind === 'redis' ? await startRedis() : undefined
    const LINKGLASS_CACHE = redis?.url ?? (kind === 'disk' ? `disk:${folder}` : kind)
    const own = await startService({ LINKGLASS_CACHE })
    try {
      publish('/a', 'one', { etag: '"1"' })
      const asked = query('/a', { ttl: '1h' })
      const first = await own.ask(asked)
      at(NOW + HOUR)
      expect((await own.ask(asked)).body).toEqual(first.body)
      expect(conditions().map(([, tag]) => tag)).toEqual([undefined, '"1"'])
    } finally {
      await own.close()
      await redis?.stop()
      await rm(folder, { recursive: true })
    }
  }
})
