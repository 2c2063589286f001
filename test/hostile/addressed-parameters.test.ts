import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Canary, startCanary } from '../support/canary.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { type Service, startService, TEST_NETWORK } from '../support/service.js'
import { SPELLINGS, spelled, TRAP_NAME } from '../support/spellings.js'
import { ADDRESSED } from './addressed-names.js'

type Ask = (service: Service, url: string) => Promise<unknown>

/** Every parameter with an address as its value, and every other entrance that takes one. */
const WAYS: Readonly<Record<string, Ask>> = {
  ...Object.fromEntries(
    ADDRESSED.map((name): [string, Ask] => [
      name,
      (service, url) => service.ask({ url: pageAddress(), ...BESIDE, [name]: url }),
    ]),
  ),
  'GET /oembed': (service, url) => service.get(`/oembed?${new URLSearchParams({ url })}`),
  'GET /playground/image': (service, url) =>
    service.get(`/playground/image?${new URLSearchParams({ url })}`),
  'POST /batch': (service, url) => post(service, '/batch', { url }),
  'POST /batch, proxy': (service, proxy) => post(service, '/batch', { url: pageAddress(), proxy }),
  'POST /mcp, metadata': (service, url) => callTool(service, 'metadata', { url }),
  'POST /mcp, extract': (service, url) =>
    callTool(service, 'extract', { url, rules: { x: { selector: 'h1' } } }),
  'POST /mcp, markdown': (service, url) => callTool(service, 'markdown', { url }),
  'POST /mcp, technologies': (service, url) => callTool(service, 'technologies', { url }),
  'image of the page': (service, url) =>
    askAbout(service, `<meta property="og:image" content="${url}">`),
  'logo of the page': (service, url) => askAbout(service, `<link rel="icon" href="${url}">`),
  'video of the page': (service, url) =>
    askAbout(service, `<meta property="og:video" content="${url}">`, { video: 'true' }),
  'manifest of the page': (service, url) =>
    askAbout(service, `<link rel="manifest" href="${url}">`),
  'oEmbed link of the page': (service, url) =>
    askAbout(service, `<link rel="alternate" type="application/json+oembed" href="${url}">`, {
      iframe: 'true',
    }),
  'rule for an image': (service, url) =>
    askAbout(service, `<a href="${url}">x</a>`, {
      'data.x.selector': 'a',
      'data.x.attr': 'href',
      'data.x.type': 'image',
    }),
}

/** Of those, the ones that go to an address, where it is allowed. The others never do. */
const GOES = ['url', 'proxy', ...Object.keys(WAYS).filter((way) => way.includes(' '))]

/** Beside a parameter, so that those that mean something only beside others are read. */
const BESIDE = { force: 'true', meta: 'false', 'data.rule.selector': 'h1' }

const AT_ONCE = 40

const ENV = {
  LINKGLASS_HOSTS: `${TEST_NETWORK.LINKGLASS_HOSTS},${TRAP_NAME}=127.0.0.2`,
  LINKGLASS_ALLOW_PROXY: 'true',
  LINKGLASS_MCP: 'true',
  LINKGLASS_MAX_REQUESTS_PER_HOST: '1000',
  LINKGLASS_MAX_RATE_PER_HOST: '100000',
  LINKGLASS_PLANS: '{"free":{"limit":1000000,"window":"1m"}}',
}

let site: Origin
let canaries: Map<string, Canary>
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.test')
    const given = decodeURIComponent(search.slice(1))
    if (pathname === '/redirect') response.writeHead(302, { location: given }).end()
    else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(`<!doctype html><title>Page</title>${given}<h1>Page</h1>`)
    }
  })
  canaries = new Map()
  for (const way of Object.keys(WAYS)) canaries.set(way, await startCanary())
})
afterAll(async () => {
  await Promise.all([...canaries.values()].map((canary) => canary.close()))
  await site?.close()
})

function pageAddress(): string {
  return `http://site.test:${site.port}/`
}

function askAbout(service: Service, markup: string, more: Record<string, string> = {}) {
  const url = `${pageAddress()}?${encodeURIComponent(markup)}`
  return service.ask({ url, force: 'true', ...more })
}

function post(service: Service, path: string, body: unknown) {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  return service.get(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

function callTool(service: Service, name: string, input: unknown) {
  const params = { name, arguments: input }
  return post(service, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
}

/** Gives each way the address of its canary in each spelling. */
async function tryAll(env: NodeJS.ProcessEnv, spellings: readonly string[]): Promise<void> {
  const service = await startService({ ...ENV, ...env })
  const base = `http://site.test:${site.port}`
  const tries = Object.entries(WAYS).flatMap(([way, ask]) =>
    spellings.map((spelling) => () => {
      const { url } = spelled(spelling, canaries.get(way)?.port ?? 0, base)
      return ask(service, url)
    }),
  )
  // So many at a time: one address may have no more connections than a service allows it.
  const next = async () => {
    for (let one = tries.pop(); one; one = tries.pop()) await one()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  await service.close()
}

function touched(): string[] {
  return [...canaries].flatMap(([way, canary]) => (canary.touched() > 0 ? [way] : []))
}

test('no parameter leads to a forbidden address, however that is spelled', async () => {
  expect(Object.keys(WAYS).length).toBeGreaterThanOrEqual(150)
  await tryAll({}, SPELLINGS)
  expect(touched()).toEqual([])
})

test('those that name where to go lead to what is allowed, and no other does', async () => {
  await tryAll({ LINKGLASS_ALLOW: '127.0.0.0/8,[::1]' }, ['127.0.0.2'])
  expect(touched().sort()).toEqual([...GOES].sort())
})
