import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { startProxy, type TestProxy } from '../../support/proxy.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let proxy: TestProxy
let refusing: TestProxy
let service: Service | undefined

beforeAll(async () => {
  origin = await startOrigin({
    '/page.html': '<title>A page</title><meta property="og:image" content="/a.png">',
    '/a.png': { headers: { 'content-type': 'image/png' }, body: png(200, 100) },
    '/moved': { status: 302, headers: { location: '/page.html' } },
    '/inside': { status: 302, headers: { location: 'http://inner.test/' } },
  })
  proxy = await startProxy()
  refusing = await startProxy(407)
})
afterEach(async () => {
  await service?.close()
  service = undefined
  proxy.asked.length = 0
  origin.requests.length = 0
})
afterAll(async () => {
  await Promise.all([origin.close(), proxy.close(), refusing.close()])
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

async function ask(env: NodeJS.ProcessEnv, parameters: Record<string, string>) {
  service = await startService(env)
  const { status, body } = await service.ask({ 'meta.title': 'true', retry: '0', ...parameters })
  const { code, data } = body as { code?: string; data: Record<string, unknown> }
  return { status, code, data }
}

const found = { status: 200, code: undefined, data: { title: 'A page' } }

function address() {
  return `127.0.0.1:${origin.port}`
}

/** `other.test` is allowed and fixed to loopback. */
function callers(url = `http://other.test:${proxy.port}`) {
  return { proxy: url }
}

const ALLOWED = { LINKGLASS_ALLOW_PROXY: 'true' }

describe('the operator’s proxy', () => {
  const env = () => ({ LINKGLASS_PROXY: `http://me:s%20cret@127.0.0.1:${proxy.port}` })

  test('is asked for the checked address, for pages and pictures', async () => {
    const { data } = await ask(env(), { url: at('/moved'), 'meta.image': 'true' })
    expect(data).toMatchObject({ title: 'A page', image: { width: 200 } })
    expect(origin.requests).toEqual(['GET /moved', 'GET /page.html', 'GET /a.png'])
    expect(new Set(proxy.asked)).toEqual(new Set([`${address()} me:s cret`]))
  })

  test.each(['http://inner.test/', 'http://127.0.0.1/', 'http://10.0.0.1/'])(
    'is never asked for what is not public: %s',
    async (url) => {
      expect(await ask(env(), { url })).toMatchObject({ status: 400, code: 'EFORBIDDENURL' })
      expect(proxy.asked).toEqual([])
    },
  )

  test('a redirect inside ends here too', async () => {
    expect(await ask(env(), { url: at('/inside') })).toMatchObject({ code: 'EFORBIDDENURL' })
    expect(proxy.asked).toEqual([`${address()} me:s cret`])
  })

  test('its failure is a fault of the service', async () => {
    const broken = { LINKGLASS_PROXY: `http://127.0.0.1:${refusing.port}` }
    expect(await ask(broken, { url: at('/page.html') })).toEqual({
      status: 500,
      code: 'EFATAL',
      data: { proxy: "The proxy can't be used: it answered 407." },
    })
  })
})

describe('a caller’s proxy', () => {
  test('is used for the page where the operator allows it', async () => {
    expect(await ask(ALLOWED, { url: at('/page.html'), ...callers() })).toEqual(found)
    expect(proxy.asked).toEqual([address()])
  })

  test('is not used for pictures', async () => {
    await ask(ALLOWED, { url: at('/page.html'), 'meta.image': 'true', ...callers() })
    expect(origin.requests).toEqual(['GET /page.html', 'GET /a.png'])
    expect(proxy.asked).toEqual([address()])
  })

  test.each<[string, () => string, NodeJS.ProcessEnv]>([
    ['where the operator does not', () => `http://other.test:${proxy.port}`, {}],
    ['inside', () => `http://inner.test:${proxy.port}`, ALLOWED],
    ['on a private address', () => `http://127.0.0.1:${proxy.port}`, ALLOWED],
    ['that refuses', () => `http://other.test:${refusing.port}`, ALLOWED],
    ['that is none', () => at(''), ALLOWED],
    ['that is not there', () => 'http://other.test:1', ALLOWED],
    ['that is no address', () => 'socks5://other.test', ALLOWED],
  ])('%s is EINVALPROXY', async (_, url, env) => {
    const parameters = { url: at('/page.html'), proxy: url() }
    expect(await ask(env, parameters)).toEqual({
      status: 400,
      code: 'EINVALPROXY',
      data: { proxy: expect.any(String) },
    })
    expect(origin.requests.filter((request) => request.startsWith('GET'))).toEqual([])
  })

  test('is never asked for what is not public', async () => {
    const answer = await ask(ALLOWED, { url: 'http://inner.test/', ...callers() })
    expect(answer).toMatchObject({ status: 400, code: 'EFORBIDDENURL' })
    expect(proxy.asked).toEqual([])
  })

  test('speaks TLS to the target, not to the proxy', async () => {
    const url = `https://site.test:${origin.port}/page.html`
    expect(await ask(ALLOWED, { url, ...callers() })).toMatchObject({ status: 500, code: 'EFATAL' })
    expect(proxy.asked).toEqual([address()])
  })
})
