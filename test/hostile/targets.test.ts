import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Watch, watchHealth } from '../support/health.js'
import { png } from '../support/images.js'
import { type RawServer, startRaw } from '../support/raw-server.js'
import { type Hosted, startHosted } from './support/hosted.js'
import { answer, drip, HTML, OK, pour, redirect, type Talk } from './support/talk.js'
import { within } from './support/within.js'

const PAGE = '<!doctype html><title>Found</title><p>Text'
const KILO = Buffer.alloc(1_000, 'x')
const MEGA = Buffer.alloc(1_000_000, '<p>more</p>')

function gzip(bytes: Uint8Array) {
  return gzipSync(bytes, { level: 9 })
}

function times(count: number, bytes: Uint8Array): Uint8Array {
  return count === 0 ? bytes : times(count - 1, gzip(bytes))
}

function coded(coding: string) {
  return `${HTML}content-encoding: ${coding}\r\n`
}

/** 10 GB of zeros: a gzip member of 12 MB, a thousand times over (RFC 1952, section 2.2). */
const MEMBER = gzip(Buffer.alloc(12_000_000))
const BROTLI = brotliCompressSync(Buffer.alloc(100_000_000))
const CHUNKED = `${OK}${HTML}transfer-encoding: chunked\r\n\r\n`

/** The deadline that the tests below ask for. */
const DEADLINE = 1_000

const SLOW: Readonly<Record<string, Talk>> = {
  'says nothing': () => undefined,
  'drips its status line': drip('', 'HTTP/1.1 2', 300),
  'drips its headers': drip(OK, 'x-a: b\r\n', 50),
  'stops inside its headers': (socket) => socket.write(`${OK}content-type: te`),
  'drips its body': drip(`${OK}${HTML}\r\n`, 'x', 50),
  'drips its body in chunks': drip(CHUNKED, '1\r\nx\r\n', 50),
  'drips the size of a chunk': drip(CHUNKED, '0', 50),
  'drips the extensions of a chunk': drip(`${CHUNKED}1;`, 'x=y;', 50),
  'drips trailers': drip(`${CHUNKED}1\r\nx\r\n0\r\n`, 'x-a: b\r\n', 50),
  'stops inside its body': (socket) =>
    socket.write(`${OK}${HTML}content-length: 999\r\n\r\n${PAGE}`),
  'never ends its chunks': (socket) => socket.write(`${CHUNKED}5\r\nhello\r\n`),
  'is a stream of events': drip(`${OK}content-type: text/event-stream\r\n\r\n`, 'data: x\n\n', 50),
  'drips gzip': drip(`${OK}${coded('gzip')}\r\n`, gzip(Buffer.from(PAGE)).subarray(0, 10), 100),
  'drips interim answers': drip('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', 90),
  'drips redirects': (socket) => void setTimeout(redirect('/slow/drips redirects'), 150, socket),
  'redirects with a dripping body': drip(
    'HTTP/1.1 302 Found\r\nlocation: /slow/redirects%20with%20a%20dripping%20body\r\n\r\n',
    'x',
    30,
  ),
}

const CUT: Readonly<Record<string, Talk>> = {
  'a body without an end': pour(`${OK}${HTML}\r\n`, MEGA),
  '1 GB with a length': pour(`${OK}${HTML}content-length: 1000000000\r\n\r\n`, MEGA, 1e9),
  '10 GB in gzip': pour(`${OK}${coded('gzip')}\r\n`, MEMBER, MEMBER.length * 1_000),
  '100 MB in brotli': answer(BROTLI, coded('br')),
  'gzip in gzip': answer(gzip(MEMBER), coded('gzip, gzip')),
  'gzip in five times': answer(times(4, MEMBER), coded('gzip, gzip, gzip, gzip, gzip')),
  'a gzip of nothing without an end': pour(`${OK}${coded('gzip')}\r\n`, gzip(Buffer.alloc(0))),
  'chunks of one byte': pour(CHUNKED, Buffer.from('1\r\nx\r\n'.repeat(20_000))),
  'chunks with long extensions': pour(
    CHUNKED,
    Buffer.from(`1;${'x'.repeat(10_000)}\r\nx\r\n`.repeat(10)),
  ),
}

const REFUSED: Readonly<Record<string, readonly [code: string, talk: Talk]>> = {
  'six encodings': [
    'EFATAL',
    answer(times(6, Buffer.from(PAGE)), coded('gzip,gzip,gzip,gzip,gzip,gzip')),
  ],
  'an encoding that nobody asked for': ['EFATAL', answer(PAGE, coded('zstd'))],
  'no gzip though it says so': ['EFATAL', answer(PAGE, coded('gzip'))],
  'headers without an end': ['EFATAL', pour(OK, Buffer.from('x-a: b\r\n'.repeat(1_000)))],
  'one header without an end': ['EFATAL', pour(`${OK}x-a: `, KILO)],
  'interim answers without an end': [
    'EFATAL',
    pour('', Buffer.from('HTTP/1.1 102 Wait\r\n\r\n'.repeat(50))),
  ],
  'a status line without an end': ['EFATAL', pour('HTTP/1.1 200 ', KILO)],
  'two lengths': [
    'EFATAL',
    (socket) => socket.end(`${OK}content-length: 1\r\ncontent-length: 2\r\n\r\nxy`),
  ],
  'a length and chunks': [
    'EFATAL',
    (socket) => socket.end(`${OK}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`),
  ],
  'a negative length': ['EFATAL', (socket) => socket.end(`${OK}content-length: -1\r\n\r\nx`)],
  'no HTTP': ['EFATAL', (socket) => socket.end('220 smtp.example ESMTP\r\n')],
  'a switch of protocols': [
    'EFATAL',
    (socket) => socket.end('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  ],
  'nothing at all': ['EFATAL', (socket) => socket.end()],
  'a reset': ['EFATAL', (socket) => socket.resetAndDestroy()],
  'a redirect to itself': ['EMAXREDIRECTS', redirect('/refused/a redirect to itself')],
  'a redirect to another scheme': ['EINVALURL', redirect('file:///etc/passwd')],
  'a redirect to a script': ['EINVALURL', redirect('javascript:alert(1)')],
  'a redirect to nowhere': ['EINVALURL', redirect('http://')],
}

const TABLES: Readonly<Record<string, Readonly<Record<string, Talk>>>> = {
  slow: SLOW,
  cut: CUT,
  refused: Object.fromEntries(Object.entries(REFUSED).map(([what, [, talk]]) => [what, talk])),
}

let origin: RawServer
let stalled: RawServer
let service: Hosted
let health: Watch
beforeAll(async () => {
  origin = await startRaw((socket, path) => {
    const [, table = '', what = ''] = decodeURIComponent(path).split('/')
    const talk = TABLES[table]?.[what] ?? OTHERS[`/${table}`] ?? answer(PAGE)
    talk(socket)
  })
  stalled = await startRaw(() => undefined)
  service = await startHosted()
  health = await watchHealth(service.base)
})
afterAll(async () => {
  await health.stop()
  // Other files run at the same time; the heavy tests, which run alone, hold it to 250 ms.
  expect(health.worst()).toBeLessThan(within(1_000))
  expect(service.memory().peak).toBeLessThan(512)
  await service.close()
  await Promise.all([origin.close(), stalled.close()])
})

const OTHERS: Readonly<Record<string, Talk>> = {
  '/images': answer(
    `<meta property="og:image" content="/slow-image"><link rel="icon" href="/icon.png"><title>Found`,
  ),
  '/slow-image': drip(`${OK}content-type: image/png\r\n\r\n`, 'x', 50),
  '/icon.png': answer(png(64, 64), 'content-type: image/png\r\n'),
}

function ask(path: string, parameters: Record<string, string> = {}) {
  return service.ask({
    url: `http://site.test:${origin.port}${encodeURI(path)}`,
    retry: '0',
    timeout: String(DEADLINE),
    ...parameters,
  })
}

describe('time', () => {
  it.each(Object.keys(SLOW))('a target that %s is left at the deadline', async (what) => {
    const { body, milliseconds } = await ask(`/slow/${what}`)
    expect(['ETIMEOUT', 'EFATAL', 'EMAXREDIRECTS']).toContain(body.code)
    expect(milliseconds).toBeLessThan(within(DEADLINE + 1_000))
    await origin.quiet()
    expect(origin.openSockets()).toBe(0)
  })

  it.each(Object.keys(SLOW))('also when rules wait for it: %s', async (what) => {
    const { body, milliseconds } = await ask(`/slow/${what}`, {
      meta: 'false',
      'data.x.selector': 'p',
    })
    expect(['ETIMEOUT', 'EFATAL', 'EMAXREDIRECTS']).toContain(body.code)
    expect(milliseconds).toBeLessThan(within(DEADLINE + 1_000))
    await origin.quiet()
  })

  it('a target that never finishes its TLS handshake is left too', async () => {
    const { body, milliseconds } = await service.ask({
      url: `https://site.test:${stalled.port}/`,
      timeout: String(DEADLINE),
    })
    expect(body.code).toBe('ETIMEOUT')
    expect(milliseconds).toBeLessThan(within(DEADLINE + 1_000))
    await stalled.quiet()
  })

  it('retries share the one deadline', async () => {
    const { milliseconds } = await ask('/refused/a reset', { retry: '5' })
    expect(milliseconds).toBeLessThan(within(DEADLINE + 1_000))
  })

  it('a slow picture is no picture, and says so', async () => {
    const { body, milliseconds } = await ask('/images')
    expect(body).toMatchObject({
      status: 'success',
      data: { title: 'Found', image: null, logo: { type: 'png' } },
      warnings: [{ code: 'EMEDIA', message: expect.stringContaining('/slow-image') }],
    })
    expect(milliseconds).toBeLessThan(within(DEADLINE))
    await origin.quiet()
  })

  it('a slow picture of a rule fails nothing else', async () => {
    const { body } = await ask('/images', {
      meta: 'false',
      'data.slow.selector': 'meta',
      'data.slow.attr': 'content',
      'data.slow.type': 'image',
      'data.icon.selector': 'link',
      'data.icon.attr': 'href',
      'data.icon.type': 'image',
    })
    expect(body).toMatchObject({
      data: { slow: null, icon: { type: 'png', width: 64 } },
      warnings: [{ code: 'EMEDIA', message: expect.stringContaining('/slow-image') }],
    })
  })
})

describe('size', () => {
  it.each(Object.keys(CUT))('%s is cut and read', async (what) => {
    const { status, body, milliseconds } = await ask(`/cut/${what}`, { timeout: '5s' })
    expect([status, body.code]).toEqual([200, undefined])
    expect(body.warnings).toContainEqual({
      code: 'ETRUNCATED',
      message: 'The page is larger than the limit: only its beginning was read.',
    })
    expect(milliseconds).toBeLessThan(within(2_000))
    await origin.quiet()
  })

  it.each(Object.entries(REFUSED))('%s is an error', async (what, [code]) => {
    const { body, milliseconds } = await ask(`/refused/${what}`)
    expect(body.code).toBe(code)
    expect(milliseconds).toBeLessThan(within(2_000))
    await origin.quiet()
  })
})
