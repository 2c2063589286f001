import { once } from 'node:events'
import { Agent, IncomingMessage, request, ServerResponse } from 'node:http'
import { type AddressInfo, connect, createServer, Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LinkglassError } from '../../src/contracts/errors.js'
import { findPublicOrigin } from '../../src/entry/http/error-response.js'
import { fetchMedia } from '../../src/entry/http/routes/media-stream.js'
import {
  createFetch,
  type GuardedFetch,
  loadConfig,
} from '../../src/entry/library/guarded-fetch.js'
import { tryWriteHead } from '../../src/lib/net/http-head.js'
import { findRedirectTarget } from '../../src/network/fetch/redirect.js'
import { openForwardProxy } from '../../src/network/proxy/forward-proxy.js'
import { type Service, startService, TEST_NETWORK } from '../support/service.js'

/** Heads of each kind that each place is fed with: so many batches, and so many at once. */
const BATCHES = 200
const AT_ONCE = 50

/** Any byte but those that end a line, the awkward ones more often. */
const byte = fc.oneof(
  fc.integer({ min: 0, max: 255 }),
  fc.constantFrom(0, 1, 9, 0x1f, 0x20, 0x22, 0x2c, 0x3a, 0x7f, 0x80, 0xff),
)
const text = fc
  .array(byte, { maxLength: 20 })
  .map((bytes) => String.fromCharCode(...bytes).replace(/[\r\n]/g, ' '))
const token = fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,12}$/)
const KNOWN = [
  ...[
    'connection',
    'content-length',
    'content-type',
    'transfer-encoding',
    'location',
    'set-cookie',
  ],
  ...['trailer', 'upgrade', 'host', 'date', 'content-range', '__proto__', 'retry-after', 'accept'],
  ...['x-forwarded-for', 'x-forwarded-proto', 'origin', 'if-none-match', 'range', 'expect', 'te'],
]
const header = fc.tuple(fc.oneof(token, fc.constantFrom(...KNOWN), text), text)
const headers = fc.array(header, { maxLength: 5 })
const lines = headers.map((list) => list.map(([name, value]) => `${name}: ${value}\r\n`).join(''))
const status = fc.oneof(
  fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0')),
  fc.constantFrom('000', '099', '100', '101', '103', '199', '204', '304', '407', '999', '20', ''),
)
const answerHead = fc
  .tuple(status, text, lines)
  .map(([code, reason, rest]) => `HTTP/1.1 ${code} ${reason}\r\n${rest}\r\n`)
const requestHead = fc
  .tuple(
    fc.oneof(fc.constantFrom('GET', 'HEAD', 'POST', 'CONNECT', 'OPTIONS', 'DELETE'), token),
    fc.oneof(
      fc.constantFrom(
        '/',
        '*',
        '/mcp',
        '//mcp',
        'http://x/mcp',
        '/?url=',
        '/batch',
        '/oembed?url=x',
      ),
      fc.webUrl(),
      text.map((path) => `/${path}`),
      text,
    ),
    lines,
  )
  .map(([method, target, rest]) => `${method} ${target} HTTP/1.1\r\n${rest}\r\n`)

/** Feeds a place with batches until one fails. */
function feed<T>(kind: fc.Arbitrary<T>, place: (given: T) => unknown): Promise<void> {
  const batch = fc.array(kind, { minLength: AT_ONCE, maxLength: AT_ONCE })
  const property = fc.asyncProperty(batch, async (all) => {
    await Promise.all(all.map(place))
  })
  return fc.assert(property, { numRuns: BATCHES, endOnFailure: true })
}

/** Answers the request for `/n` by the n-th head. */
const heads: string[] = []
const target = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.once('data', (bytes) => {
    const number = Number(/^GET \/(\d+)/.exec(bytes.toString('latin1'))?.[1])
    socket.end(heads[number] ?? 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\ngood', 'latin1')
  })
})
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
let port: number
let proxy: Awaited<ReturnType<typeof openForwardProxy>>
let service: Service
let guarded: GuardedFetch
beforeAll(async () => {
  await once(target.listen(0, '127.0.0.1'), 'listening')
  port = (target.address() as AddressInfo).port
  proxy = await openForwardProxy('127.0.0.1', {
    authorize: () => async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      return socket
    },
    explain: () => ({ status: 502, headers: {} }),
  })
  service = await startService({ LINKGLASS_MCP: 'true' })
  guarded = createFetch(loadConfig(TEST_NETWORK))
})
afterAll(async () => {
  agent.destroy()
  proxy.close()
  target.close()
  await guarded.close()
  await service.close()
})

function serve(head: string): string {
  return `http://site.test:${port}/${heads.push(head) - 1}`
}

/** The status of an answer by way of the proxy; 0 where there was none. */
async function askProxy(path: string): Promise<number> {
  const asked = request(proxy.address, { path, agent }).end()
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    for await (const _ of response);
    return response.statusCode ?? 0
  } catch {
    return 0
  }
}

/** Sends bytes and waits until the other side has answered, or closed. */
async function talk(to: number, head: string): Promise<void> {
  const socket = connect(to, '127.0.0.1').on('error', () => undefined)
  socket.end(head, 'latin1')
  socket.resume()
  if (!socket.closed) await once(socket, 'close')
}

describe('whatever a stranger’s head is, only the stranger is without an answer', () => {
  test('of a target, through the proxy', async () => {
    await feed(answerHead, (head) => askProxy(serve(head)))
    expect(await askProxy(`http://site.test:${port}/good`)).toBe(200)
  })

  test.each([
    ['099', 'OK'],
    ['000', 'OK'],
    ['200', 'O\x00K'],
    ['200', 'O\x01K'],
    ['200', 'O\x7fK'],
  ])('of a target, through the proxy: status %j, reason %j', async (code, reason) => {
    const answered = await askProxy(
      serve(`HTTP/1.1 ${code} ${reason}\r\ncontent-length: 0\r\n\r\n`),
    )
    expect([0, 502]).toContain(answered)
    expect(await askProxy(`http://site.test:${port}/good`)).toBe(200)
  })

  test('of a client of the proxy', async () => {
    const { port: own } = new URL(proxy.address)
    await feed(requestHead, (head) => talk(Number(own), head))
    expect(await askProxy(`http://site.test:${port}/good`)).toBe(200)
  })

  test('of a target, through linkglass/fetch', async () => {
    await feed(answerHead, async (head) => {
      const answer = guarded(serve(head)).then((response) => response.text())
      await answer.catch((error) => expect(error).toBeInstanceOf(LinkglassError))
    })
  })

  test('of a client of the service', async () => {
    await feed(requestHead, (head) => talk(service.port, head))
    expect((await service.get('/health')).status).toBe(200)
    expect(service.log).toEqual([])
  })

  test('of a redirect', () =>
    feed(fc.tuple(fc.integer({ min: 300, max: 399 }), text), ([code, location]) => {
      try {
        findRedirectTarget(new URL('http://site.test/a'), code, location)
      } catch (error) {
        expect(error).toBeInstanceOf(LinkglassError)
      }
    }))

  test('of an image that is passed on', () =>
    feed(fc.tuple(fc.integer({ min: 0, max: 999 }), headers), async ([statusCode, list]) => {
      const fetched = {
        ...{ url: new URL('http://site.test/'), statusCode, headers: Object.fromEntries(list) },
        ...{ redirects: [], body: (async function* () {})(), cancel: () => {} },
        ...{ truncated: () => false, cutBy: () => undefined },
      }
      const { signal } = new AbortController()
      const asked = { range: '', signal, headOnly: true, maxBytes: 1_000 }
      const opened = fetchMedia(async () => fetched, { url: 'http://site.test/' }, asked)
      const head = await opened.catch((error) => void expect(error).toBeInstanceOf(LinkglassError))
      if (!head) return
      const { statusCode: code, headers: passed } = head
      tryWriteHead(newResponse(), { status: code, headers: Object.entries(passed).flat() })
    }))

  test('of a request that asks by which name the service is called', () =>
    feed(headers, (list) => {
      const asked = new IncomingMessage(new Socket())
      Object.assign(asked.headers, Object.fromEntries(list))
      expect(findPublicOrigin(asked, true)).toMatch(/^https?:\/\/./)
    }))

  test('of an answer of ours, in whichever form', () =>
    feed(fc.tuple(fc.integer({ min: -1, max: 1_100 }), text, headers), ([code, reason, list]) => {
      tryWriteHead(newResponse(), { status: code, reason, headers: Object.fromEntries(list) })
      tryWriteHead(newResponse(), { status: code, headers: list.flat() })
    }))
})

function newResponse(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()))
}
