import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../support/needs.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { startRedis } from '../support/redis-server.js'
import { type Service, startService } from '../support/service.js'
import { decode, SMALL, startWithBrowser } from './support.js'

const PAGE = '<!doctype html><title>A page</title><body style="background:blue">text'
/** An image that no compression makes small. */
const NOISE =
  "document.body.innerHTML = '<p>' + Array.from({ length: 2000 }, () => Math.random()).join(' ')"

let site: Origin
beforeAll(async () => {
  site = await startOrigin({ '/': PAGE })
})
afterAll(() => site?.close())

function target() {
  return `http://site.test:${site.port}/`
}

function urlOf(body: unknown) {
  return (body as { data: { screenshot: { url: string } } }).data.screenshot.url
}

describe('a picture is delivered', () => {
  let service: Service
  beforeAll(async () => {
    service = await startWithBrowser()
  })
  afterAll(() => service?.close())
  const ask = (more: Record<string, string> = {}, init?: RequestInit) =>
    service.ask({ url: target(), screenshot: 'true', meta: 'false', ...SMALL, ...more }, init)

  test.concurrent('at an address of the service, with all that files have', async () => {
    const first = await ask()
    const response = await fetch(urlOf(first.body))
    const bytes = new Uint8Array(await response.arrayBuffer())
    const etag = response.headers.get('etag') ?? ''
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'image/png',
        'content-length': String(bytes.length),
        'accept-ranges': 'bytes',
        'access-control-allow-origin': '*',
        'cache-control': expect.stringMatching(/^public, immutable, max-age=86(?:400|3\d\d)$/),
        'x-content-type-options': 'nosniff',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      }),
    ])
    const again = await fetch(urlOf(first.body), { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const part = await fetch(urlOf(first.body), { headers: { range: 'bytes=1-3' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 1-3/${bytes.length}`,
      'PNG',
    ])
    const outside = await fetch(urlOf(first.body), { headers: { range: 'bytes=9999999-' } })
    expect([outside.status, await outside.json()]).toEqual([
      416,
      expect.objectContaining({ code: 'ERANGE' }),
    ])
  })

  test.concurrent('by the host that each request named, also from the cache', async () => {
    await ask()
    const { body, headers } = await ask()
    expect(headers.get('x-cache-status')).toBe('HIT')
    expect(urlOf(body)).toContain(`${service.base}/assets/`)
    const byName = await fetch(
      `http://localhost:${service.port}/?${new URLSearchParams({ url: target(), screenshot: 'true', meta: 'false', ...SMALL })}`,
    )
    const named = await byName.json()
    expect(byName.headers.get('x-cache-status')).toBe('HIT')
    expect(urlOf(named)).toBe(urlOf(body).replace('127.0.0.1', 'localhost'))
  })

  test.concurrent('as the body itself, for `<img src>`', async () => {
    for (const embed of ['screenshot.url', 'screenshot']) {
      const response = await fetch(
        `${service.base}/?${new URLSearchParams({ url: target(), screenshot: 'true', meta: 'false', embed, ...SMALL })}`,
      )
      const { format, width, height } = await decode(new Uint8Array(await response.arrayBuffer()))
      expect([response.headers.get('content-type'), format, width, height]).toEqual([
        'image/png',
        'png',
        64,
        48,
      ])
      expect(response.headers.get('content-security-policy')).toBe("script-src 'none'; sandbox")
      expect(response.headers.get('cache-control')).toMatch(/^public, immutable, max-age=\d+$/)
    }
  })

  test.concurrent('under a name of the caller’s, cleaned', async () => {
    const { body } = await ask({ filename: '../../a "b"\r\nx: y' })
    const response = await fetch(urlOf(body))
    expect(response.headers.get('content-disposition')).toBe('inline; filename="a bx: y.png"')
  })

  test.concurrent('for private headers to nobody else, and not for long', async () => {
    const { body, headers } = await ask({}, { headers: { 'x-api-header-cookie': 'a=b' } })
    expect([headers.get('x-cache-status'), headers.get('cache-control')]).toEqual([
      'BYPASS',
      'no-store',
    ])
    const response = await fetch(urlOf(body))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  test.concurrent('and gone with its answer', async () => {
    const { status, body } = await service.get('/assets/AAAAAAAAAAAAAAAAAAAAAAAA.png')
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'ENOTFOUND' })])
  })

  test.concurrent('within a filter, and in a batch', async () => {
    const filtered = await ask({ filter: 'screenshot.url' })
    expect((filtered.body as { data: unknown }).data).toEqual({
      screenshot: { url: expect.stringContaining(`${service.base}/assets/`) },
    })
    const lines = await fetch(`${service.base}/batch`, {
      method: 'POST',
      body: JSON.stringify({ url: target(), screenshot: true, meta: false }),
    })
    expect(urlOf(JSON.parse(await lines.text()))).toContain(`${service.base}/assets/`)
  })
})

describe('pictures are kept where answers are, for the pages of any origin', () => {
  const start = (LINKGLASS_CACHE: string) =>
    startWithBrowser({ LINKGLASS_CACHE, LINKGLASS_CORS_ORIGINS: 'https://app.example' })

  async function expectShared(service: Service) {
    const { body } = await service.ask({ url: target(), screenshot: 'true', ...SMALL })
    const response = await fetch(urlOf(body), { headers: { origin: 'https://other.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const { width, height } = await decode(new Uint8Array(await response.arrayBuffer()))
    expect([response.status, width, height]).toEqual([200, 64, 48])
  }

  test('nowhere', async () => {
    const service = await start('none')
    await expectShared(service)
    await service.close()
  })

  test('on a disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'linkglass-assets-'))
    const service = await start(`disk:${folder}`)
    await expectShared(service)
    await service.close()
    await rm(folder, { recursive: true })
  })

  test('in Redis, and by the process once that is gone', needs('redis-server'), async () => {
    const redis = await startRedis()
    const service = await start(redis.url)
    await expectShared(service)
    await redis.stop('SIGKILL')
    const asked = { url: target(), screenshot: 'true', cacheKey: 'later', ...SMALL }
    const { status, body } = await service.ask(asked)
    expect([status, (await fetch(urlOf(body))).status]).toEqual([200, 200])
    await service.close()
  })
})

test.concurrent('a store that is too small is told of, and one that is full makes room', async () => {
  const small = await startWithBrowser({ LINKGLASS_ASSETS_SIZE: '4000' })
  const wide = { ...SMALL, 'viewport.width': '400', 'viewport.height': '300', scripts: NOISE }
  const tooMuch = { url: target(), screenshot: 'true', meta: 'false', ...wide }
  const { status, body } = await small.ask(tooMuch)
  expect([status, body]).toEqual([500, expect.objectContaining({ code: 'EFATAL' })])
  const ask = (cacheKey: string) =>
    small.ask({ url: target(), screenshot: 'true', meta: 'false', cacheKey, ...SMALL })
  const urls: string[] = []
  for (let count = 0; count < 5; count++) urls.push(urlOf((await ask(`${count}`)).body))
  const statuses = await Promise.all(urls.map(async (url) => (await fetch(url)).status))
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 200])
  // An answer whose image is gone is made again.
  const again = await ask('0')
  expect(again.headers.get('x-cache-status')).toBe('MISS')
  expect((await fetch(urlOf(again.body))).status).toBe(200)
  await small.close()
})

test.concurrent('without a browser the parameters say what to do', async () => {
  const service = await startService()
  const { status, body } = await service.ask({ url: target(), screenshot: 'true' })
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({
      code: 'ENOBROWSER',
      message: expect.stringContaining('npm install playwright-core @sparticuz/chromium'),
    }),
  ])
  const acted = await service.ask({ url: target(), click: '.more' })
  expect(acted.body).toMatchObject({
    status: 'success',
    warnings: [{ code: 'ENOBROWSER', message: expect.any(String) }],
  })
  await service.close()
})
