import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DoorName } from '../../../src/contracts/doors.js'
import { type DoorRoute, loadDoors } from '../../../src/entry/doors/index.js'
import { browserSettings } from '../../browser/support.js'
import { FORBIDDEN_HOSTS } from '../../network/fetch/notations.js'
import { type Canary, startCanary } from '../../support/canary.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'
import { until } from '../../support/until.js'

let canary: Canary
/** Its pages redirect to where `location` leads. */
let origin: Origin
let location = ''
let other: Origin
let service: Service
/** Keeps lists of pages, for which there has to be a cache. */
let keeping: Service
beforeAll(async () => {
  canary = await startCanary()
  other = await startOrigin({ '/': '<title>Another site</title>' })
  origin = await startOrigin((request, response) => {
    if (request.url?.startsWith('/moved')) response.writeHead(302, { location }).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>A site</title>')
  })
  const settings = {
    LINKGLASS_RETRY: '0',
    LINKGLASS_PLANS: '{"free":{"limit":100000,"window":"1h","keys":["secret-key"]}}',
  }
  const uncached = { ...browserSettings(), LINKGLASS_DOORS: 'all', LINKGLASS_CACHE: 'none' }
  service = await startService({ ...settings, ...uncached })
  keeping = await startService({ ...settings, LINKGLASS_DOORS: 'firecrawl' })
})
beforeEach(() => {
  for (const { requests, headers } of [origin, other]) {
    requests.length = 0
    headers.length = 0
  }
})
afterAll(async () => {
  await Promise.all([service?.close(), keeping?.close()])
  await Promise.all([canary, origin, other].map((one) => one?.close()))
})

interface Sent {
  readonly headers?: Record<string, string>
  readonly fields?: Readonly<Record<string, unknown>>
}

/** Sends a target by the field of the route that takes it, or behind its path. */
function send(route: DoorRoute, target: string, sent: Sent = {}) {
  const { method, path, fields } = route
  if (isList(route)) return sendList(path, target, sent)
  const values = { ...('urls' in fields ? { urls: [target] } : { url: target }), ...sent.fields }
  const headers = { 'content-type': 'application/json', ...sent.headers }
  if (method === 'POST') {
    return service.get(path, { method, headers, body: JSON.stringify(values) })
  }
  if (path.endsWith('/*')) {
    return service.get(path.replace('*', encodeURIComponent(target)), { headers })
  }
  const query = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return service.get(`${path}?${new URLSearchParams(query)}`, { headers })
}

function isList({ path }: DoorRoute): boolean {
  return /\/(?:batch\/scrape|crawl)$/.test(path)
}

/** Has a list of one page worked on, and gives the failure of that page the status that doors give it. */
async function sendList(path: string, target: string, { headers = {}, fields = {} }: Sent) {
  // A page that is kept already would be asked for by nobody.
  const options = { maxAge: 0, ...fields }
  const values = path.endsWith('/crawl')
    ? { url: target, limit: 1, scrapeOptions: options }
    : { urls: [target], ...options }
  const started = await keeping.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(values),
  })
  const { id } = started.body as { readonly id: string }
  await until(async () => {
    const { body } = await keeping.get(`${path}/${id}`, { headers })
    return (body as { readonly status: string }).status === 'completed'
  })
  const { body } = await keeping.get(`${path}/${id}/errors`, { headers })
  const { errors } = body as { readonly errors: readonly { readonly code: string }[] }
  return { status: errors[0]?.code === 'EFORBIDDENURL' ? 403 : 200 }
}

/** True for a route that takes an address in a field, or behind its path; others of its name do the same. */
function readsTarget({ method, path, fields, isFree }: DoorRoute) {
  if (/^\/chrom(?:e|ium)\//.test(path)) return false
  const isBehindPath = method === 'GET' && path.endsWith('/*') && !isFree
  return 'url' in fields || 'urls' in fields || isBehindPath
}

const ROUTES = Object.entries(await loadDoors()).flatMap(([name, { routes }]) =>
  routes.filter(readsTarget).map((route) => ({
    title: `${route.method} ${route.path}`,
    route,
    // Clients of Mercury take nothing but 200.
    status: name === 'mercury' ? 200 : 403,
  })),
)

describe.each(ROUTES)('$title', ({ route, status }) => {
  test('no spelling of a private address is fetched', async () => {
    for (const host of FORBIDDEN_HOSTS) {
      const reply = await send(route, `http://${host}:${canary.port}/`)
      expect([host, reply.status, canary.touched()]).toEqual([host, status, 0])
    }
  })

  test('no redirect leads to a private address', async () => {
    for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '0x7f.1', 'localhost', 'inner.test']) {
      location = `http://${host}:${canary.port}/`
      const reply = await send(route, `http://site.test:${origin.port}/moved`)
      expect([host, reply.status, canary.touched()]).toEqual([host, status, 0])
    }
  })

  test('the key, cookies and headers of the caller do not reach the target', async () => {
    const headers = { authorization: 'Bearer secret-key', cookie: 'own=secret', 'x-own': 'secret' }
    await send(route, `http://site.test:${origin.port}/`, { headers })
    expect(origin.requests[0]).toBe('GET /')
    expect(JSON.stringify(origin.headers)).not.toContain('secret')
  })
})

const COOKIES = [{ name: 'own', value: 'secret', domain: 'site.test' }]
const HEADERS = { cookie: 'own=secret', authorization: 'Basic secret' }

/** How a door is told cookies and headers for the target; the others take none. */
const SECRETS: Partial<Record<DoorName, Sent>> = {
  browserless: { fields: { cookies: COOKIES, setExtraHTTPHeaders: HEADERS } },
  firecrawl: { fields: { headers: HEADERS } },
  gotenberg: {
    fields: { cookies: JSON.stringify(COOKIES), extraHttpHeaders: JSON.stringify(HEADERS) },
  },
  jina: { headers: { 'x-set-cookie': 'own=secret' } },
  mercury: { fields: { headers: JSON.stringify(HEADERS) } },
}

test.each(Object.entries(SECRETS))(
  '%s: cookies and headers stay with their origin',
  async (name, sent) => {
    const { routes } = (await loadDoors())[name as DoorName]
    location = `http://other.test:${other.port}/`
    for (const route of routes.filter(readsTarget)) {
      await send(route, `http://site.test:${origin.port}/moved`, sent)
      expect([route.path, JSON.stringify(origin.headers)]).toEqual([
        route.path,
        expect.stringContaining('secret'),
      ])
    }
    expect(other.requests.length).toBeGreaterThan(0)
    expect(JSON.stringify(other.headers)).not.toContain('secret')
  },
)
