import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEgress } from '../../src/browser/egress.js'
import { type Canary, startCanary } from '../support/canary.js'
import { type DnsServer, startDns } from '../support/dns-server.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { type Service, TEST_NETWORK } from '../support/service.js'
import { startWithBrowser } from './support.js'

/** All pages are asked for at once, and wait for each other. */
const PATIENT = { LINKGLASS_BROWSER_QUEUE: '100', LINKGLASS_TIMEOUT: '100s' }

/** What a page may try, given an address and its `host:port`. */
const WAYS: Record<string, (url: string, host: string) => string> = {
  image: (url) => `<img src="${url}">`,
  'image set': (url) => `<img srcset="${url} 2x">`,
  script: (url) => `<script src="${url}"></script>`,
  module: (url) => `<script type="module">import '${url}'</script>`,
  'style sheet': (url) => `<link rel="stylesheet" href="${url}">`,
  '@import': (url) => `<style>@import '${url}';</style>`,
  'CSS url': (url) => `<div style="height:9px;background:url(${url})"></div>`,
  font: (url) => `<style>@font-face{font-family:x;src:url(${url})}body{font-family:x}</style>text`,
  favicon: (url) => `<link rel="icon" href="${url}">`,
  video: (url) => `<video autoplay muted src="${url}"></video>`,
  object: (url) => `<object data="${url}"></object><embed src="${url}">`,
  iframe: (url) => `<iframe src="${url}"></iframe>`,
  'iframe in a document of its own': (url) =>
    `<iframe srcdoc="<img src='${url}'><script>fetch('${url}')</script>"></iframe>`,
  prefetch: (url) => `<link rel="prefetch" href="${url}"><link rel="prerender" href="${url}">`,
  preload: (url) => `<link rel="preload" as="image" href="${url}">`,
  'speculation rules': (url) =>
    `<script type="speculationrules">{"prefetch":[{"urls":["${url}"],"eagerness":"immediate"}],"prerender":[{"urls":["${url}"],"eagerness":"immediate"}]}</script>`,
  preconnect: (url) => `<link rel="preconnect" href="${url}">`,
  'DNS prefetch': (url) => `<link rel="dns-prefetch" href="${url}">`,
  fetch: (url) => `<script>fetch('${url}', { mode: 'no-cors' })</script>`,
  XHR: (url) =>
    `<script>const x = new XMLHttpRequest(); x.open('GET', '${url}'); x.send()</script>`,
  beacon: (url) => `<script>navigator.sendBeacon('${url}', 'x')</script>`,
  WebSocket: (_, host) => `<script>new WebSocket('ws://${host}/')</script>`,
  WebTransport: (_, host) => `<script>new WebTransport('https://${host}/')</script>`,
  EventSource: (url) => `<script>new EventSource('${url}')</script>`,
  WebRTC: (_, host) => `<script>
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: 'stun:${host}' },
      { urls: ['turn:${host}', 'turn:${host}?transport=tcp'], username: 'a', credential: 'b' } ] })
    peer.createDataChannel('x')
    peer.createOffer().then((offer) => peer.setLocalDescription(offer))</script>`,
  worker: (url) => `<script>
    new Worker(URL.createObjectURL(new Blob(["fetch('${url}', { mode: 'no-cors' })"])))</script>`,
  'shared worker': (url) => `<script>
    new SharedWorker(URL.createObjectURL(new Blob(["fetch('${url}', { mode: 'no-cors' })"])))</script>`,
  'service worker': () => `<script>navigator.serviceWorker?.register('/worker.js')</script>`,
  'blob in a blob': (url) => `<script>
    const blob = (text) => URL.createObjectURL(new Blob([text], { type: 'text/html' }))
    const frame = document.createElement('iframe')
    frame.src = blob('<iframe src="' + blob("<img src='${url}'>") + '"></iframe>')
    document.body.append(frame)</script>`,
  popup: (url) => `<script>open('${url}')</script>`,
  form: (url) =>
    `<form action="${url}" target="frame"><iframe name="frame"></iframe></form><script>document.forms[0].submit()</script>`,
  'form of the page': (url) =>
    `<form action="${url}" method="post"></form><script>document.forms[0].submit()</script>`,
  'meta refresh': (url) => `<meta http-equiv="refresh" content="0;url=${url}">`,
  navigation: (url) => `<script>location = '${url}'</script>`,
  'view-source': (url) =>
    `<script>location = 'view-source:${url}'</script><iframe src="view-source:${url}"></iframe>`,
  'subresource that redirects': (url) =>
    `<img src="/redirect?${url}"><iframe src="/redirect?${url}"></iframe>`,
}

/** Ways that a visit takes to no address at all, allowed or not. */
const NOWHERE = new Set([
  'WebRTC',
  'WebTransport',
  'DNS prefetch',
  'service worker',
  'view-source',
  'popup',
  'preconnect',
  'favicon',
  'speculation rules',
  'shared worker',
  'blob in a blob',
])

/** A way by each of two forbidden addresses, with a canary of its own behind it. */
interface Trap {
  readonly canary: Canary
  readonly html: string
  readonly path: string
  readonly datagrams: () => number
  readonly close: () => Promise<unknown>
}

async function setTrap(name: string): Promise<Trap> {
  const canary = await startCanary()
  const sockets = [createSocket('udp4'), createSocket('udp6')] as const
  let datagrams = 0
  for (const socket of sockets) socket.on('message', () => datagrams++).on('error', () => {})
  sockets[0].bind(canary.port, '127.0.0.2')
  sockets[1].bind(canary.port, '::1')
  const make = WAYS[name] ?? (() => '')
  const hosts = [`127.0.0.2:${canary.port}`, `[::1]:${canary.port}`]
  return {
    canary,
    html: `<!doctype html><title>${name}</title><body>${hosts.map((host) => make(`http://${host}/x`, host)).join('')}`,
    path: `/${encodeURIComponent(name)}`,
    datagrams: () => datagrams,
    close: async () => {
      for (const socket of sockets) socket.close()
      await canary.close()
    },
  }
}

let traps: Map<string, Trap>
let site: Origin
let dns: DnsServer
beforeAll(async () => {
  const names = Object.keys(WAYS)
  traps = new Map(
    await Promise.all(names.map(async (name) => [name, await setTrap(name)] as const)),
  )
  site = await startOrigin((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.test')
    const trap = [...traps.values()].find(({ path }) => path === pathname)
    if (pathname === '/redirect') response.writeHead(302, { location: search.slice(1) })
    else if (pathname === '/worker.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      response.write(
        [...traps.values()]
          .map(({ canary }) => `fetch('http://127.0.0.2:${canary.port}/')`)
          .join(';'),
      )
    } else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(trap?.html ?? '')
  })
  dns = await startDns((name, type, count) => {
    if (type === 'AAAA') return {}
    if (name === 'both.test') return { a: ['192.0.2.1', '127.0.0.2'] }
    // The page itself is let through; what it then asks the same name for leads elsewhere.
    return name === 'rebind.test' ? { a: [count === 1 ? '127.0.0.3' : '127.0.0.2'] } : undefined
  })
})
afterAll(async () => {
  await Promise.all([...(traps?.values() ?? [])].map((trap) => trap.close()))
  await dns?.close()
  await site?.close()
})

/** Visits the page of every way, and counts what arrived behind it. */
async function visitAll(service: Service): Promise<Map<string, number>> {
  const before = new Map([...traps].map(([name, { canary }]) => [name, canary.touched()]))
  await Promise.all(
    [...traps].map(async ([name, { path }]) => {
      const url = `http://site.test:${site.port}${path}`
      const { status, body } = await service.ask({
        url,
        prerender: 'true',
        waitForTimeout: '700',
        waitUntil: 'domcontentloaded',
      })
      // A page that led itself to a forbidden address is refused, all others are answered.
      if (status !== 200) expect(body, name).toMatchObject({ code: 'EFORBIDDENURL' })
    }),
  )
  return new Map(
    [...traps].map(([name, { canary }]) => [name, canary.touched() - (before.get(name) ?? 0)]),
  )
}

describe('0 connections to forbidden addresses', () => {
  let service: Service
  beforeAll(async () => {
    service = await startWithBrowser({
      LINKGLASS_DNS: dns.address,
      LINKGLASS_CONNECT_TIMEOUT: '500ms',
      ...PATIENT,
    })
  })
  afterAll(() => service?.close())

  test('by anything that a page can do', async () => {
    const touched = await visitAll(service)
    expect([...touched].filter(([, count]) => count > 0)).toEqual([])
    expect([...traps].filter(([, trap]) => trap.datagrams() > 0).map(([name]) => name)).toEqual([])
  })

  const refused = async (parameters: Record<string, string>) => {
    const { status, body } = await service.ask({ screenshot: 'true', ...parameters })
    return [status, (body as { code?: string }).code]
  }
  const forbidden = () => {
    const [trap] = traps.values()
    return `http://127.0.0.2:${trap?.canary.port}/`
  }
  const count = () => [...traps.values()].reduce((sum, { canary }) => sum + canary.touched(), 0)

  test('by addresses of the document, or ones that redirect there', async () => {
    const before = count()
    const redirect = `http://site.test:${site.port}/redirect?${forbidden()}`
    for (const url of [forbidden(), redirect, forbidden().replace('127.0.0.2', '[::1]')]) {
      expect(await refused({ url })).toEqual([400, 'EFORBIDDENURL'])
    }
    for (const url of ['file:///etc/passwd', 'view-source:http://127.0.0.2/', 'chrome://version']) {
      expect(await refused({ url })).toEqual([400, 'EINVALURL'])
    }
    expect(count()).toBe(before)
  })

  test.each(['scripts', 'styles', 'modules', 'overlay.background'])('by `%s`', async (name) => {
    const before = count()
    const url = `http://site.test:${site.port}/empty`
    expect(await refused({ url, [name]: forbidden() })).toEqual([400, 'EFORBIDDENURL'])
    expect(count()).toBe(before)
  })

  test('by a name with one bad address, or one that changes', async () => {
    const before = count()
    const [trap] = traps.values()
    const { port } = trap?.canary ?? { port: 0 }
    expect(await refused({ url: `http://both.test:${port}/` })).toEqual([400, 'EFORBIDDENURL'])
    expect(await refused({ url: `http://rebind.test:${port}/` })).toEqual([400, 'EFORBIDDENURL'])
    expect(count()).toBe(before)
  })

  test('by reading files', async () => {
    const html = `<iframe src="file:///etc/passwd"></iframe><img src="file:///etc/passwd">
      <script>fetch('file:///etc/passwd').then((r) => r.text()).then((t) => document.title = t)</script>`
    const page = await startOrigin({ '/': `<!doctype html><title>safe</title><body>${html}` })
    const url = `http://site.test:${page.port}/`
    const { body } = await service.ask({
      url,
      prerender: 'true',
      'data.html.attr': 'html',
      waitForTimeout: '300',
    })
    await page.close()
    expect(body).toMatchObject({ data: { title: 'safe' } })
    expect(JSON.stringify(body)).not.toContain('root:')
  })
})

test('what is allowed is reached by the same ways, so that their silence says something', async () => {
  const service = await startWithBrowser({
    LINKGLASS_ALLOW: `${TEST_NETWORK.LINKGLASS_ALLOW},127.0.0.2,[::1]`,
    ...PATIENT,
  })
  try {
    const touched = await visitAll(service)
    const silent = [...touched].flatMap(([name, count]) => (count === 0 ? [name] : []))
    expect(silent.filter((name) => !NOWHERE.has(name))).toEqual([])
  } finally {
    await service.close()
  }
})

test('the way out is for the browser alone', async () => {
  const egress = await openEgress('127.0.0.1')
  const headers = { 'proxy-authorization': 'Basic YTpi' }
  const [response] = await once(
    get(egress.address, { headers, path: 'http://site.test/' }),
    'response',
  )
  response.resume()
  expect([response.statusCode, response.headers['proxy-authenticate']]).toEqual([
    407,
    'Basic realm="linkglass"',
  ])
  egress.close()
})
