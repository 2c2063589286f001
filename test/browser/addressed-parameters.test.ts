import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Canary, startCanary } from '../support/canary.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { type Service, TEST_NETWORK } from '../support/service.js'
import { REDIRECT, SPELLINGS, spelled, TRAP_NAME } from '../support/spellings.js'
import { SMALL, startWithBrowser } from './support.js'

/** Parameters of a visit with addresses as their values, and the page that each is asked for beside. */
const NAMES = {
  scripts: '/page',
  modules: '/page',
  styles: '/page',
  'overlay.background': '/page',
  codeScheme: '/data.json',
} as const

const ENV = { LINKGLASS_HOSTS: `${TEST_NETWORK.LINKGLASS_HOSTS},${TRAP_NAME}=127.0.0.2` }

let site: Origin
let canaries: Map<string, Canary>
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.test')
    if (pathname === '/redirect') {
      return void response.writeHead(302, { location: search.slice(1) }).end()
    }
    const type = pathname === '/data.json' ? 'application/json' : 'text/html'
    response.writeHead(200, { 'content-type': type }).end('{"a":1}')
  })
  canaries = new Map()
  for (const name of Object.keys(NAMES)) canaries.set(name, await startCanary())
})
afterAll(async () => {
  await Promise.all([...(canaries ?? [])].map(([, canary]) => canary.close()))
  await site?.close()
})

function ask(service: Service, path: string, parameters: Record<string, string>) {
  const url = `http://site.test:${site.port}${path}`
  return service.ask({
    url,
    meta: 'false',
    screenshot: 'true',
    retry: '0',
    ...SMALL,
    ...parameters,
  })
}

/** One visit to each page with all the parameters that are for it. */
function askWithAll(service: Service, spelling: string) {
  return Promise.all(
    ['/page', '/data.json'].map((path) => {
      const names = Object.entries(NAMES).flatMap(([name, of]) => (of === path ? [name] : []))
      return ask(service, path, Object.fromEntries(names.map((name) => [name, at(spelling, name)])))
    }),
  )
}

function at(spelling: string, name: string): string {
  const base = `http://site.test:${site.port}`
  return spelled(spelling, canaries.get(name)?.port ?? 0, base).url
}

function touched(): string[] {
  return [...canaries].flatMap(([name, canary]) => (canary.touched() > 0 ? [name] : []))
}

describe('no parameter of a visit leads to a forbidden address', () => {
  let service: Service
  beforeAll(async () => {
    service = await startWithBrowser(ENV)
  })
  afterAll(() => service?.close())

  const direct = SPELLINGS.filter((spelling) => spelling !== REDIRECT)
  test.each(direct)('spelled %s', async (spelling) => {
    for (const [name, path] of Object.entries(NAMES)) {
      const { status, body } = await ask(service, path, { [name]: at(spelling, name) })
      expect([name, status, body]).toMatchObject([name, 400, { code: 'EFORBIDDENURL' }])
    }
    expect(touched()).toEqual([])
  })

  test('by a redirect', async () => {
    await askWithAll(service, REDIRECT)
    expect(touched()).toEqual([])
  })
})

test('each leads to an address that is allowed', async () => {
  const service = await startWithBrowser({ ...ENV, LINKGLASS_ALLOW: '127.0.0.0/8,[::1]' })
  await askWithAll(service, '127.0.0.2')
  await service.close()
  expect(touched()).toEqual(Object.keys(NAMES))
})
