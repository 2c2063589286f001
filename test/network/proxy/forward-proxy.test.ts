import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  createFetch,
  type GuardedFetch,
  loadConfig,
} from '../../../src/entry/library/guarded-fetch.js'
import { parseHostAndPort } from '../../../src/network/proxy/index.js'
import { type Canary, startCanary } from '../../support/canary.js'
import { type DnsServer, startDns } from '../../support/dns-server.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { startProgram } from '../../support/program.js'
import { TEST_NETWORK } from '../../support/service.js'
import { FORBIDDEN_HOSTS } from '../fetch/notations.js'
import { FORBIDDEN_ZONES } from '../fetch/zones.js'

let canary: Canary
let dns: DnsServer
let origin: Origin
let guarded: GuardedFetch
let proxy: { readonly port: number; readonly stop: () => Promise<number | null> }

beforeAll(async () => {
  canary = await startCanary()
  dns = await startDns(FORBIDDEN_ZONES)
  origin = await startOrigin((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: forbidden() }).end()
    else if (request.url === '/moved') response.writeHead(302, { location: '/page' }).end()
    else if (request.url === '/empty') response.writeHead(204).end()
    else if (request.url === '/odd') response.writeHead(999).end('odd')
    else if (request.url === '/broken') {
      response.writeHead(200, { 'content-length': '9' })
      response.write('half', () => response.socket?.destroy())
    } else request.pipe(response.writeHead(200, { 'x-seen': request.headers['x-one'] ?? '' }))
  })
  const env = { ...TEST_NETWORK, LINKGLASS_DNS: dns.address, LINKGLASS_MAX_BODY: '1kB' }
  guarded = createFetch(loadConfig(env))
  proxy = await startProxyProgram(env)
})
afterAll(async () => {
  expect(canary.touched()).toBe(0)
  expect(await proxy.stop()).toBe(0)
  await Promise.all([canary.close(), dns.close(), origin.close(), guarded.close()])
})

async function startProxyProgram(env: NodeJS.ProcessEnv) {
  const child = startProgram(['proxy', '--port', '0'], env)
  const [line] = await once(createInterface({ input: child.stderr }), 'line')
  const port = Number(/^linkglass: .* at http:\/\/127\.0\.0\.1:(\d+)$/.exec(line)?.[1])
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      return code as number | null
    },
  }
}

function forbidden() {
  return `http://127.0.0.1:${canary.port}/`
}

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

/** Asks the proxy for a tunnel: the status, why it was refused, and the way if it was not. */
async function askTunnel(authority: string) {
  const asked = request({ port: proxy.port, method: 'CONNECT', path: authority, agent: false })
  asked.end()
  const [response, socket] = await once(asked, 'connect')
  sockets.push(socket)
  return { status: response.statusCode, why: reasonOf(response.headers), socket: socket as Socket }
}

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

async function askForward(path: string, method = 'GET', body = '', headers = {}) {
  const asked = request({ port: proxy.port, method, path, headers, agent: false })
  asked.end(body)
  const [response] = await once(asked, 'response')
  const { statusCode: status, headers: answered } = response
  return { status, why: reasonOf(answered), answered, text: `${await buffer(response)}` }
}

function reasonOf(headers: Record<string, string | string[] | undefined>) {
  return /error=(\w+)/.exec(String(headers['proxy-status']))?.[1]
}

const PROHIBITED = { status: 403, why: 'destination_ip_prohibited' }

describe('an address that is not public', () => {
  /** `fetch` reads an address as the URL standard does; so does the proxy. */
  const names = [...FORBIDDEN_HOSTS, ...Object.keys(FORBIDDEN_ZONES)]

  test.each(names)('is reached by none of the ways as %s', async (host) => {
    const url = `http://${host}:${canary.port}/`
    await expect(guarded(url)).rejects.toMatchObject({ code: 'EFORBIDDENURL' })
    // A head is ASCII: what is not is written as the URL standard spells it.
    const { href, host: authority } = new URL(url)
    expect(await askTunnel(written(host) ?? authority)).toMatchObject(PROHIBITED)
    expect(await askForward(href)).toMatchObject(PROHIBITED)
    expect(canary.touched()).toBe(0)
  })

  function written(host: string) {
    return /^[\x21-\x7e]+$/.test(host) ? `${host}:${canary.port}` : undefined
  }

  test('is not reached by a redirect', async () => {
    await expect(guarded(at('/away'))).rejects.toMatchObject({ code: 'EFORBIDDENURL' })
    const { status, answered } = await askForward(at('/away'))
    expect([status, answered.location]).toEqual([302, forbidden()])
  })
})

describe('linkglass proxy', () => {
  test('tunnels bytes of any kind', async () => {
    const { status, socket } = await askTunnel(`site.test:${origin.port}`)
    expect(status).toBe(200)
    socket.write(
      'POST /echo HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 3\r\n\r\n\0é',
    )
    expect((await buffer(socket)).toString()).toContain('\r\n\r\n3\r\n\0é\r\n0')
  })

  test('forwards a request, for the host of its address', async () => {
    const before = origin.requests.length
    const headers = { host: 'evil.test', 'x-one': '1', 'proxy-authorization': 'Basic secret' }
    expect(await askForward(at('/echo?a=b'), 'POST', 'body', headers)).toMatchObject({
      status: 200,
      text: 'body',
      answered: { 'x-seen': '1' },
    })
    expect(origin.requests.slice(before)).toEqual(['POST /echo?a=b'])
    expect(origin.headers[before]?.host).toBe(`site.test:${origin.port}`)
    expect(origin.headers[before]).not.toHaveProperty('proxy-authorization')
  })

  test.each([
    ['/echo', 400, 'http_request_error'],
    ['https://site.test/', 400, 'http_request_error'],
    ['http://nowhere.invalid/', 400, 'http_request_error'],
    ['http://site.test:9/', 502, 'destination_unavailable'],
  ])('says what is wrong with %s', async (path, status, why) => {
    expect(await askForward(path)).toMatchObject({ status, why })
  })

  test.each(['', 'site.test/path', 'user@site.test:1', 'a b'])(
    'makes no tunnel to %j',
    async (to) => {
      const socket = connect(proxy.port, '127.0.0.1')
      socket.write(`CONNECT ${to} HTTP/1.1\r\nhost: a\r\n\r\n`)
      expect((await buffer(socket)).toString()).toMatch(/^HTTP\/1.1 400 /)
    },
  )

  test('waits for no head that does not come', async () => {
    const sockets = Array.from({ length: 50 }, () => connect(proxy.port, '127.0.0.1'))
    for (const socket of sockets) socket.write(`GET ${at('/page')} HTTP/1.1\r\nhost:`)
    const answers = await Promise.all(sockets.map((socket) => buffer(socket)))
    for (const answer of answers) expect(`${answer}`).toMatch(/^(?:HTTP\/1.1 408 |$)/)
  })

  test('has so many connections from one client', async () => {
    const other = await startProxyProgram({
      ...TEST_NETWORK,
      LINKGLASS_MAX_CONNECTIONS_PER_CLIENT: '2',
    })
    const held = [connect(other.port, '127.0.0.1'), connect(other.port, '127.0.0.1')]
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    const third = connect(other.port, '127.0.0.1').on('error', () => undefined)
    await once(third, 'close')
    for (const socket of held) socket.destroy()
    await other.stop()
  })

  test('says that it can not listen', async () => {
    const child = startProgram(['proxy', '--port', String(proxy.port)])
    const [said, [code]] = await Promise.all([buffer(child.stderr), once(child, 'exit')])
    expect([code, said.toString().split('\n')[0]]).toEqual([
      2,
      `linkglass: Port ${proxy.port} of 127.0.0.1 is taken; choose another by --port.`,
    ])
  })
})

describe('linkglass/fetch', () => {
  test('answers a Response of the web', async () => {
    const response = await guarded(at('/moved'), { headers: { 'X-One': '1' } })
    expect(response).toBeInstanceOf(Response)
    const { status, ok, url, redirected, headers } = response
    expect({ status, ok, url, redirected, seen: headers.get('x-seen') }).toEqual({
      status: 200,
      ok: true,
      url: at('/page'),
      redirected: true,
      seen: '1',
    })
    expect(await response.text()).toBe('')
  })

  test('has no body where there is none, and any status', async () => {
    const empty = await guarded(at('/empty'))
    expect([empty.status, empty.body]).toEqual([204, null])
    const odd = await guarded(at('/odd'))
    expect([odd.status, odd.ok, await odd.text()]).toEqual([999, false, 'odd'])
  })

  test('gives no half of an answer for a whole one', async () => {
    const broken = await guarded(at('/broken'))
    await expect(broken.text()).rejects.toMatchObject({ code: 'EFATAL' })
  })

  test('ends with the signal of its caller', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(guarded(at('/page'), { signal })).rejects.toThrow('enough')
  })

  test('only reads', async () => {
    const init = { method: 'POST' } as never
    await expect(guarded(at('/page'), init)).rejects.toThrow('POST is not GET')
    await expect(guarded('file:///etc/passwd')).rejects.toMatchObject({ code: 'EINVALURL' })
  })
})

test.each([
  ['127.0.0.1', { host: '127.0.0.1', port: 0 }],
  ['127.0.0.1:80', { host: '127.0.0.1', port: 80 }],
  ['127.0.0.1:3128', { host: '127.0.0.1', port: 3128 }],
  ['::1', { host: '::1', port: 0 }],
  ['[::1]:80', { host: '::1', port: 80 }],
])('an address is split into host and port: %s', (where, expected) => {
  expect(parseHostAndPort(where)).toEqual(expected)
})
