import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, TEST_NAMES } from '../../support/service.js'
import { until } from '../../support/until.js'
import { startWithBrowser } from '../support.js'

/** Names for one machine, so that only their ports and labels tell origins apart. */
const NAMES = ['site.test', 'sub.site.test']

/** What pages wait for. */
const held = new Set<ServerResponse>()

let site: Origin
let neighbor: Origin
let service: Service
beforeAll(async () => {
  neighbor = await startOrigin((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' })
    response.end('<!doctype html><title>Neighbor</title><p>Text')
  })
  site = await startOrigin((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.test')
    if (pathname === '/held') return void held.add(response)
    const location = { location: search.slice(1) }
    response.writeHead(pathname === '/redirect' ? 302 : 200, {
      'content-type': pathname === '/worker.js' ? 'text/javascript' : 'text/html',
      ...(pathname === '/redirect' && location),
    })
    response.end(pathname === '/worker.js' ? ask('worker') : page())
  })
  service = await startWithBrowser({
    LINKGLASS_HOSTS: NAMES.map((name) => `${name}=127.0.0.1`).join(','),
    LINKGLASS_ALLOW: NAMES.map((name) => `${name}=127.0.0.0/8`).join(','),
    LINKGLASS_CORS_ORIGINS: TEST_NAMES.LINKGLASS_CORS_ORIGINS,
    LINKGLASS_LOG_LEVEL: 'error',
  })
})
afterAll(async () => {
  await service?.close()
  await neighbor?.close()
  await site?.close()
})

function at(name: string, path: string) {
  return `http://${name}:${neighbor.port}/${path}`
}

function ask(who: string): string {
  const addresses = NAMES.map((name) => `'${at(name, `${who}-${name}`)}'`)
  return `for (const url of [${addresses}]) fetch(url, { mode: 'no-cors', credentials: 'include' }).catch(() => {})`
}

/** Asks for addresses of other origins in every way in which a browser sends cookies. */
function page(): string {
  const elements = NAMES.map(
    (
      name,
    ) => `<img src="${at(name, `image-${name}`)}"><iframe src="${at(name, `frame-${name}`)}"></iframe>
      <form action="${at(name, `form-${name}`)}" target="x"></form>
      <script>new WebSocket('${at(name, `socket-${name}`).replace('http', 'ws')}')</script>`,
  )
  return `<!doctype html><title>Page</title><body>${elements.join('')}
    <script>fetch('/held').then(() => document.body.append(document.createElement('hr')))</script>
    <script>${ask('fetch')}; new Worker('/worker.js'); navigator.sendBeacon('${at('site.test', 'beacon')}')</script>`
}

const SECRET = { headers: { 'x-api-header-cookie': 'session=hush', 'x-api-header-x-key': 'hush' } }

async function visit(path: string, init: RequestInit = {}, more: Record<string, string> = {}) {
  const { status, body } = await service.ask(
    {
      url: `http://site.test:${site.port}${path}`,
      prerender: 'true',
      'meta.title': 'true',
      ...more,
    },
    init,
  )
  const { data } = body as { data: { title: string } }
  return [status, data.title]
}

const WAYS = ['image', 'frame', 'socket', 'fetch', 'worker']

/** Stays until the neighbor was asked in all ways, by each of these names. */
async function visitUntilAsked(names: readonly string[], init?: RequestInit) {
  const before = neighbor.requests.length
  const visited = visit('/', init, { waitForSelector: 'hr' })
  await until(() => {
    const lines = neighbor.requests.slice(before)
    return WAYS.every((way) => names.every((name) => lines.includes(`GET /${way}-${name}`)))
  })
  await until(() => held.size > 0)
  for (const response of held) response.end()
  held.clear()
  return visited
}

/** What the neighbor was asked for since, and what of it told the secret. */
async function during(work: () => Promise<unknown>) {
  const before = neighbor.requests.length
  await work()
  const paths = neighbor.requests.slice(before).map((line) => line.split(' ')[1])
  const told = paths.filter((_, at) =>
    JSON.stringify(neighbor.headers[before + at]).includes('hush'),
  )
  return { paths, told }
}

test('callers’ cookies go to no other port of the host, and to no other name', async () => {
  const free = await during(() => visitUntilAsked(NAMES))
  expect(free.paths).toEqual(
    expect.arrayContaining(WAYS.flatMap((who) => NAMES.map((name) => `/${who}-${name}`))),
  )
  const before = site.requests.length
  const { paths, told } = await during(async () => {
    expect(await visitUntilAsked(['sub.site.test'], SECRET)).toEqual([200, 'Page'])
  })
  expect(told).toEqual([])
  // Other names have no part in it.
  expect(paths).toContain('/image-sub.site.test')
  const own = site.headers.slice(before)
  expect(own.map(({ cookie }) => cookie)).toEqual(own.map(() => 'session=hush'))
})

test.each<[string, string, (url: string) => Record<string, string>]>([
  ['a redirect', '/redirect?', () => ({})],
  ['a script', '/?', (url) => ({ scripts: `location.href = '${url}'`, waitForSelector: 'title' })],
  ['a function', '/?', (url) => ({ function: `({ page }) => page.goto('${url}')` })],
])('nor does %s take them along to one', async (_, path, more) => {
  const url = at('site.test', 'moved')
  const moved = await during(async () => {
    expect(await visit(`${path}${url}`, SECRET, more(url))).toEqual([200, 'Neighbor'])
  })
  expect(moved.told).toEqual([])
  expect(moved.paths).toContain('/moved')
})

test('what the browser says of an address that it cannot open is logged without its secrets', async () => {
  service.log.splice(0)
  // A port that browsers refuse; the driver repeats the address whenever it says so.
  const url = 'http://site.test:1/page?token=hush#hush'
  const { status, headers } = await service.ask({ url, screenshot: 'true', retry: '0' }, SECRET)
  const lines = service.log.map((line) => JSON.parse(line))
  expect([status, lines]).toEqual([
    500,
    [
      {
        level: 50,
        time: expect.any(Number),
        pid: process.pid,
        hostname: expect.any(String),
        reqId: headers.get('x-request-id'),
        code: 'EFATAL',
        err: {
          type: 'Error',
          message: expect.stringContaining('net::ERR_UNSAFE_PORT at http://site.test:1/page\n'),
          stack: expect.any(String),
        },
        msg: 'The target could not be opened in the browser.',
      },
    ],
  ])
  expect(service.log.filter((line) => line.includes('hush'))).toEqual([])
})
