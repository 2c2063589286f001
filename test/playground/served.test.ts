import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  registerPlayground,
  requestsHtmlPage,
} from '../../src/entry/http/playground/playground-route.js'

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

async function serving(options: Parameters<typeof registerPlayground>[1]) {
  const app = Fastify()
  const { sendPlayground } = await registerPlayground(app, options)
  app.get('/', (request, reply) =>
    requestsHtmlPage(request.raw) ? sendPlayground(reply) : { json: true },
  )
  return app
}

describe('the playground as it is served', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await serving({ examples: ['http://a.test/x.html?a="1"&b=2'] })
  })
  afterAll(() => app.close())
  const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers })

  /** What the page loads, as its document names it. */
  const assets = async () => {
    const { body } = await get('/playground')
    return [...body.matchAll(/(?:src|href)="(\/playground\/[^"]+)"/g)].map(([, path]) => path ?? '')
  }

  test('the page comes with a policy that allows the service alone, and is asked for anew', async () => {
    const { statusCode, headers, body } = await get('/playground')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    })
    expect(body).not.toMatch(/<script(?![^>]* src=)|<style|style=|https?:\/\/(?!a\.test|…)/)
    expect(body).toContain('content="http://a.test/x.html?a=&quot;1&quot;&amp;b=2"')
  })

  test('its files never change under their names', async () => {
    const paths = await assets()
    expect(new Set(paths.map((path) => path.split('.').at(-1)))).toEqual(
      new Set(['css', 'js', 'svg']),
    )
    for (const path of paths) {
      const { statusCode, headers } = await get(path)
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  })

  test('a copy that is still good is not sent again', async () => {
    const { headers } = await get('/playground')
    const again = await get('/playground', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['br;q=0.5, gzip;q=0.9', 'gzip', gunzipSync],
    ['gzip; q=0', undefined, (bytes: Buffer) => bytes],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('accept-encoding: %s is answered with %s', async (accepted, encoding, decode) => {
    const plain = await get('/playground')
    const { headers, rawPayload } = await get('/playground', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(decode(rawPayload).toString()).toBe(plain.body)
  })

  test('what it loads first is no more than 30 kB, compressed', async () => {
    const sizes = ['/playground', ...(await assets())].map(async (path) => {
      const { rawPayload } = await get(path, { 'accept-encoding': 'gzip' })
      return rawPayload.length
    })
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeLessThanOrEqual(30_000)
  })

  test.each([
    ['/playground/', {}, 'page'],
    ['/', BROWSER, 'page'],
    ['/?force', BROWSER, 'page'],
    ['/?url=https://a.test', BROWSER, 'json'],
    ['/?force&url', BROWSER, 'json'],
    ['/', { accept: '*/*' }, 'json'],
    ['/', { accept: 'application/json' }, 'json'],
    ['/', {}, 'json'],
  ])('%s for %j is the %s', async (url, headers, expected) => {
    const { body } = await get(url, headers)
    expect(body.startsWith('<!doctype html>') ? 'page' : 'json').toBe(expected)
  })

  test.each(['/playground/assets/none.js', '/playground/assets/..%2findex.html', '/playground/x'])(
    '%s is not there',
    async (path) => {
      expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )
})

test('a service without the build says how to make it', async () => {
  const app = await serving({ folder: '/nonexistent' })
  const { body } = await app.inject('/playground')
  expect(JSON.parse(body).message).toContain('npm run build:playground')
  await app.close()
})
