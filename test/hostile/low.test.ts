import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { registerDocs } from '../../src/entry/http/docs/docs-routes.js'
import { createPlans } from '../../src/service/limits/rate-limit.js'
import { png } from '../support/images.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { startProxy } from '../support/proxy.js'
import { type Service, startService } from '../support/service.js'

let service: Service | undefined
let origin: Origin | undefined
afterEach(async () => {
  await service?.close()
  await origin?.close()
  service = undefined
  origin = undefined
})

function at(path: string) {
  return `http://site.test:${origin?.port}${path}`
}

/** A page with an image that takes its time. */
async function startPicture(): Promise<{ release: () => void; sent: () => number }> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let sent = 0
  origin = await startOrigin(async ({ url }, response) => {
    if (url === '/') {
      return void response
        .setHeader('content-type', 'text/html')
        .end('<meta property="og:image" content="/a.png">')
    }
    response.setHeader('content-type', 'image/png').write(png(200, 100))
    await held
    sent += 1
    response.end(Buffer.alloc(1_000))
  })
  return { release, sent: () => sent }
}

test('HEAD of an embedded picture waits for none of its bytes', async () => {
  await startPicture()
  service = await startService()
  const search = new URLSearchParams({ url: at('/'), embed: 'image.url', ping: 'false' })
  const { status, headers } = await service.get(`/?${search}`, { method: 'HEAD' })
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('a picture that is passed on is a request that is worked on', async () => {
  const { release } = await startPicture()
  service = await startService({ LINKGLASS_MAX_REQUESTS: '1' })
  const picture = { url: at('/'), 'meta.image': 'true', embed: 'image.url', ping: 'false' }
  const first = await fetch(`${service.base}/?${new URLSearchParams(picture)}`)
  const second = await service.ask({ url: at('/other'), 'meta.title': 'true' })
  expect([first.status, second.status]).toEqual([200, 503])
  release()
  await first.arrayBuffer()
  expect((await service.ask({ url: at('/other'), 'meta.title': 'true' })).status).not.toBe(503)
})

test('however a proxy is spelled, a target is asked over no more connections', async () => {
  const proxy = await startProxy()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  origin = await startOrigin(async (_, response) => {
    await held
    response.setHeader('content-type', 'text/html').end('<title>Here</title>')
  })
  service = await startService({
    LINKGLASS_ALLOW_PROXY: 'true',
    LINKGLASS_ALLOW: 'site.test=127.0.0.0/8,127.0.0.0/8',
  })
  const { ask } = service
  const asked = Array.from({ length: 20 }, (_, index) =>
    ask({
      url: at(`/${index}`),
      'meta.title': 'true',
      retry: '0',
      proxy: `http://${index % 2 ? `user${index}:x@` : ''}127.0.0.1:${proxy.port}/${index}`,
    }),
  )
  await expect.poll(() => origin?.requests.length).toBe(6)
  release()
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await proxy.close()
})

test('documents that could not be read once are read at the next request', async () => {
  const place = await mkdtemp(join(tmpdir(), 'linkglass-docs-'))
  const folder = join(place, 'docs')
  const app = Fastify()
  registerDocs(app, { folder })
  expect((await app.inject('/docs')).statusCode).toBe(500)
  await mkdir(folder)
  await writeFile(join(folder, 'README.md'), '# Here')
  expect((await app.inject('/docs')).statusCode).toBe(200)
  await app.close()
  await rm(place, { recursive: true })
})

test('a clock that is set back begins a window anew', async () => {
  let now = 86_400_000
  const plans = createPlans({
    plans: [{ name: 'free', limit: 1, window: 60_000, keys: [] }],
    maxCallers: 10,
    now: () => now,
  })
  await plans.countRequest({ address: '192.0.2.1' })
  now = 0
  const [first, second] = [
    await plans.countRequest({ address: '192.0.2.1' }),
    await plans.countRequest({ address: '192.0.2.1' }),
  ]
  expect([first.allowed, second.allowed, second.retryAfter, second.reset]).toEqual([
    true,
    false,
    60,
    60,
  ])
})

test('wrong keys count for the address that tries them', async () => {
  const plans = { free: { limit: 2, window: '1h' }, pro: { limit: 9, window: '1h', keys: ['k'] } }
  service = await startService({ LINKGLASS_PLANS: JSON.stringify(plans) })
  const codes = []
  for (const key of ['a', 'b', 'c', 'k']) {
    const { status } = await service.get('/?url=http://10.0.0.1/', {
      headers: { 'x-api-key': key },
    })
    codes.push(status)
  }
  expect(codes).toEqual([403, 403, 429, 400])
})

test('an address with a password in it is neither kept nor shared', async () => {
  origin = await startOrigin({ '/': '<title>Here</title>' })
  service = await startService()
  const url = at('/').replace('//', '//user:pass@')
  const answers = [1, 2].map(() => service?.ask({ url, 'meta.title': 'true' }))
  for (const answer of await Promise.all(answers)) {
    expect(answer?.headers.get('x-cache-status')).toBe('BYPASS')
    expect(answer?.headers.get('cache-control')).not.toContain('public')
  }
})

test.each([
  ['an address that is none', '{ url: "no address" }'],
  ['a number for an address', '{ url: 7 }'],
  ['a type that no header holds', '{ url: "http://site.test/", type: "a\\nb" }'],
  ['a list for a type', '{ url: "http://site.test/", type: [1] }'],
])('what a function gives that looks like a picture is answered as it is: %s', async (_, value) => {
  origin = await startOrigin({ '/': '<p>Here' })
  service = await startService()
  const rules = [
    { selector: '.none', type: 'image' },
    { attr: 'text', evaluate: `() => (${value})` },
  ]
  const parameters = { url: at('/'), meta: 'false', data: JSON.stringify({ a: rules }), embed: 'a' }
  const { status, headers } = await service.ask(parameters)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
})

test('a host that is none on any path is no fault of the service', async () => {
  service = await startService()
  for (const path of ['/mcp', '/', '/docs']) {
    const status = await new Promise<number>((resolve) => {
      request(`${service?.base}${path}`, { headers: { host: 'a b' } }, (response) =>
        resolve(response.resume().statusCode ?? 0),
      ).end()
    })
    expect(status).toBeLessThan(500)
  }
})
