import { createHash } from 'node:crypto'
import { constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brotli } from '../../support/brotli.js'
import { cpuTime } from '../../support/cpu.js'
import { bytesOf, codeOf, makeFetcher, never, read } from '../../support/fetcher.js'
import { type RawServer, startRaw } from '../../support/raw-server.js'

const TEXT = `<title>Ünïcode</title>${'lorem ipsum '.repeat(2_000)}`
const plain = Buffer.from(TEXT)
/** Bytes that no coding makes shorter. */
const noise = Buffer.concat(
  Array.from({ length: 800 }, (_, index) => createHash('sha512').update(`${index}`).digest()),
)
const LIMIT = 1_000_000

function zeros(size: number) {
  return Buffer.alloc(size)
}

function gzipTwice(bytes: Buffer) {
  return gzipSync(gzipSync(bytes))
}

function times(count: number, bytes: Buffer): Buffer {
  return count === 0 ? bytes : times(count - 1, gzipSync(bytes))
}

/** Joins bytes and Latin-1 text. */
function join(...parts: readonly (Buffer | string)[]) {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)))
}

function latin1(text: string) {
  return Buffer.from(text, 'latin1')
}

function inChunks(headers: string, body: Buffer) {
  const chunks = [...body].map((byte) => Buffer.from([49, 13, 10, byte, 13, 10]))
  return join(head(`transfer-encoding: chunked\r\n${headers}`), ...chunks, '0\r\n\r\n')
}

/** Every part that may stand before the data: extra field, name, comment, checksum (RFC 1952, 2.3). */
const LONG_GZIP = join(
  '\x1f\x8b\x08\x1e\0\0\0\0\0\xff\x03\0\0ab',
  'page.html\0a comment\0\0\0',
  gzipSync(plain).subarray(10),
)
const FLUSH = { finishFlush: constants.Z_SYNC_FLUSH }

function head(headers: string, status = '200 OK') {
  return `HTTP/1.1 ${status}\r\n${headers}\r\n`
}

function withLength(body: Buffer, headers = '') {
  return Buffer.concat([Buffer.from(head(`content-length: ${body.length}\r\n${headers}`)), body])
}

function encoded(coding: string, body: Buffer) {
  return withLength(body, `content-encoding: ${coding}\r\n`)
}

/** What the server writes before it closes the connection. */
const ANSWERS: Readonly<Record<string, Buffer>> = {
  '/plain': withLength(plain),
  '/gzip': encoded('gzip', gzipSync(plain)),
  '/x-gzip': encoded('X-GZIP', gzipSync(plain)),
  '/members': encoded(
    'gzip',
    Buffer.concat([gzipSync(plain.subarray(0, 50)), gzipSync(plain.subarray(50))]),
  ),
  '/trailing': encoded('gzip', Buffer.concat([gzipSync(plain), zeros(64)])),
  '/long-gzip': encoded('gzip', LONG_GZIP),
  '/long-gzip-in-chunks': inChunks('content-encoding: gzip\r\n', LONG_GZIP),
  '/stray-byte': encoded('gzip', join(gzipSync(plain), '\n')),
  '/stray-bytes': encoded('gzip', join(gzipSync(plain), '\r\n<!-- served by a -->')),
  '/stray-magic': encoded('gzip', join(gzipSync(plain), '\x1f')),
  '/no-trailer': encoded('gzip', gzipSync(plain).subarray(0, -8)),
  '/half-trailer': encoded('gzip', gzipSync(plain).subarray(0, -3)),
  '/flushed': encoded('gzip', gzipSync(plain, FLUSH)),
  '/flushed-in-chunks': inChunks('content-encoding: gzip\r\n', gzipSync(plain, FLUSH)),
  '/zlib-no-trailer': encoded('deflate', deflateSync(plain).subarray(0, -4)),
  '/zlib-stray-byte': encoded('deflate', join(deflateSync(plain), '\n')),
  '/stacked-stray': encoded('deflate, gzip', join(gzipSync(join(deflateSync(plain), '\n')), '\n')),
  '/zlib': encoded('deflate', deflateSync(plain)),
  '/raw': encoded('deflate', deflateRawSync(plain)),
  '/br': encoded('br', brotli(plain)),
  '/stacked': encoded('deflate, gzip, br', brotli(gzipSync(deflateSync(plain)))),
  '/five': encoded('gzip, gzip, gzip, gzip, gzip', times(5, plain)),
  '/six': encoded('gzip, gzip, gzip, gzip, gzip, gzip', times(6, plain)),
  '/identity': encoded('identity', plain),
  '/charset': encoded('UTF-8', plain),
  '/no-coding': encoded('', plain),
  '/aws-chunked': encoded('aws-chunked', plain),
  '/media-type': encoded('text/html', plain),
  '/unknown-and-gzip': encoded('x-none, gzip', gzipSync(plain)),
  '/zstd': encoded('zstd', Buffer.from('28b52ffd', 'hex')),
  '/compress': encoded('compress', plain),
  '/dictionary': encoded('dcb', plain),
  '/not-gzip': encoded('gzip', plain),
  '/not-br': encoded('br', plain),
  '/empty-gzip': encoded('gzip', Buffer.alloc(0)),
  '/empty': withLength(Buffer.alloc(0)),
  '/no-content': Buffer.from(head('', '204 No Content')),
  '/close': Buffer.concat([Buffer.from(head('connection: close\r\n')), plain]),
  '/too-long': Buffer.concat([Buffer.from(head('content-length: 99999\r\n')), plain]),
  '/chunk-cut': Buffer.concat([
    Buffer.from(head('transfer-encoding: chunked\r\n')),
    Buffer.from('fff0\r\n'),
    plain,
  ]),
  '/one-byte-chunks': inChunks('', plain),
  '/head-cut': encoded('gzip', gzipSync(plain).subarray(0, 8)),
  '/gzip-cut': encoded('gzip', gzipSync(noise).subarray(0, -20)),
  '/zlib-cut': encoded('deflate', deflateSync(noise).subarray(0, -20)),
  '/raw-cut': encoded('deflate', deflateRawSync(noise).subarray(0, -20)),
  '/stacked-cut': encoded('deflate, gzip', gzipSync(deflateSync(noise)).subarray(0, -20)),
  '/gzip-cut-in-chunks': inChunks('content-encoding: gzip\r\n', gzipSync(noise).subarray(0, -20)),
  '/member-cut': encoded(
    'gzip',
    join(gzipSync(noise.subarray(0, 50)), gzipSync(noise.subarray(50)).subarray(0, -20)),
  ),
  '/br-cut': encoded('br', brotli(noise).subarray(0, -20)),
  '/nothing-came': Buffer.from(head('content-length: 10\r\n')),
  '/bomb-gzip': encoded('gzip', gzipSync(zeros(60_000_000))),
  '/bomb-br': encoded('br', brotli(zeros(60_000_000))),
  '/bomb-twice': encoded('gzip, gzip', gzipTwice(zeros(60_000_000))),
  // 3 million empty gzip members: nothing comes out of the second step
  '/bomb-empty': encoded('gzip, gzip', gzipSync(Buffer.alloc(20_000_000, gzipSync('')))),
  '/exact': withLength(zeros(LIMIT)),
  '/over': withLength(zeros(LIMIT + 1)),
  '/reset': Buffer.alloc(0),
  '/garbage': Buffer.from('SSH-2.0-OpenSSH_9.6\r\n'),
  '/http09': Buffer.from('<html>hello</html>'),
  '/header-flood': Buffer.from(
    head(Array.from({ length: 3_000 }, (_, i) => `x-${i}: ${'y'.repeat(20)}\r\n`).join('')),
  ),
  '/long-header': Buffer.from(head(`x: ${'y'.repeat(40_000)}\r\n`)),
  '/fits-header': withLength(Buffer.from('ok'), `x: ${'y'.repeat(30_000)}\r\n`),
  '/interim': Buffer.concat([
    Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(3)),
    withLength(plain),
  ]),
  '/interim-flood': Buffer.concat([
    Buffer.from('HTTP/1.1 102 Processing\r\n\r\n'.repeat(200)),
    withLength(plain),
  ]),
  '/upgrade': Buffer.from(head('upgrade: h2c\r\nconnection: upgrade\r\n', '101 Switching')),
  '/two-lengths': Buffer.from(`${head('content-length: 5\r\ncontent-length: 6\r\n')}123456`),
  '/smuggle': Buffer.from(
    `${head('content-length: 5\r\ntransfer-encoding: chunked\r\n')}0\r\n\r\n`,
  ),
  '/proto': withLength(
    Buffer.from('ok'),
    '__proto__: polluted\r\nconstructor: x\r\nx-two: 1\r\nX-Two: 2\r\n',
  ),
}

let server: RawServer
const fetcher = makeFetcher({ limits: { maxBytes: LIMIT } })

function at(path: string) {
  return `http://site.test:${server.port}${path}`
}

beforeAll(async () => {
  server = await startRaw((socket, path) => socket.end(ANSWERS[path] ?? ''))
})
afterAll(async () => {
  await fetcher.close()
  await server.close()
})

describe('a body', () => {
  it.each([
    '/plain',
    '/gzip',
    '/x-gzip',
    '/members',
    '/trailing',
    '/long-gzip',
    '/long-gzip-in-chunks',
    '/stray-byte',
    '/stray-bytes',
    '/stray-magic',
    '/no-trailer',
    '/half-trailer',
    '/flushed',
    '/flushed-in-chunks',
    '/zlib-no-trailer',
    '/zlib-stray-byte',
    '/stacked-stray',
    '/zlib',
    '/raw',
    '/br',
    '/stacked',
    '/five',
    '/identity',
    '/charset',
    '/no-coding',
    '/aws-chunked',
    '/media-type',
    '/unknown-and-gzip',
    '/close',
    '/interim',
  ])('%s is read whole', async (path) => {
    expect(await read(fetcher, at(path))).toEqual({
      url: at(path),
      statusCode: 200,
      redirects: [],
      text: TEXT,
      truncated: false,
    })
  })

  it.each(['/empty', '/empty-gzip', '/no-content'])('%s is empty', async (path) => {
    const { text, truncated } = await read(fetcher, at(path))
    expect([text, truncated]).toEqual(['', false])
  })

  it.each(['/too-long', '/chunk-cut'])(
    '%s that ends early is read as far as it came',
    async (path) => {
      const { text, truncated } = await read(fetcher, at(path))
      expect([text, truncated]).toEqual([TEXT, true])
    },
  )

  it.each([
    '/gzip-cut',
    '/zlib-cut',
    '/raw-cut',
    '/br-cut',
    '/stacked-cut',
    '/gzip-cut-in-chunks',
    '/member-cut',
  ])('%s is decoded as far as it came, and is not whole', async (path) => {
    const fetched = await fetcher.fetch(new URL(at(path)), { signal: never })
    const bytes = await bytesOf(fetched)
    expect(bytes.length).toBeGreaterThan(noise.length - 5_000)
    expect(bytes.equals(noise.subarray(0, bytes.length))).toBe(true)
    expect(fetched.cutBy()).toBe('target')
  })

  it.each(['/bomb-gzip', '/bomb-br', '/bomb-twice', '/over'])(
    '%s is cut at the limit',
    async (path) => {
      const spent = await cpuTime(async () => {
        const { text, truncated } = await read(fetcher, at(path))
        expect([text.length, truncated]).toEqual([LIMIT, true])
      })
      expect(spent).toBeLessThan(2_000)
      await server.quiet()
    },
  )

  it('/bomb-empty is cut though nothing comes out of it', async () => {
    const { text, truncated } = await read(fetcher, at('/bomb-empty'))
    expect([text, truncated]).toEqual(['', true])
  })

  it('in pieces of one byte each is read whole', async () => {
    expect((await read(fetcher, at('/one-byte-chunks'))).text).toBe(TEXT)
  })

  it('of exactly the limit is whole', async () => {
    const { text, truncated } = await read(fetcher, at('/exact'))
    expect([text.length, truncated]).toEqual([LIMIT, false])
  })

  it('is cut at what the caller wants, but never beyond the limit', async () => {
    const wanted = await read(fetcher, at('/plain'), { maxBytes: 100 })
    expect([wanted.text.length, wanted.truncated]).toEqual([98, true])
    const more = await read(fetcher, at('/over'), { maxBytes: LIMIT * 2 })
    expect([more.text.length, more.truncated]).toEqual([LIMIT, true])
  })

  it.each([
    '/six',
    '/zstd',
    '/compress',
    '/dictionary',
    '/not-gzip',
    '/not-br',
    '/head-cut',
    '/nothing-came',
    '/reset',
    '/garbage',
    '/http09',
    '/header-flood',
    '/long-header',
    '/interim-flood',
    '/upgrade',
    '/two-lengths',
    '/smuggle',
  ])('%s can not be read', async (path) => {
    expect(await codeOf(read(fetcher, at(path)))).toBe('EFATAL')
    await server.quiet()
  })

  it('may come with large headers', async () => {
    expect((await read(fetcher, at('/fits-header'))).text).toBe('ok')
  })

  it('comes with headers by name, joined, and nothing polluted', async () => {
    const fetched = await fetcher.fetch(new URL(at('/proto')), { signal: never })
    expect(Object.entries(fetched.headers)).toEqual([
      ['content-length', '2'],
      ['__proto__', 'polluted'],
      ['constructor', 'x'],
      ['x-two', '1, 2'],
    ])
    expect(Object.getPrototypeOf(fetched.headers)).toBe(Object.prototype)
    fetched.cancel()
  })

  it('of any bytes whatever is read or refused, and the connection closed', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...Object.values(ANSWERS).filter((bytes) => bytes.length < 60_000)),
      fc.constantFrom(
        'HTTP/1.1 200 OK\r\n',
        '\r\n',
        '5\r\nhello\r\n',
        'x: y\r\n',
        'HTTP/1.1 101 S\r\n',
      ),
      fc.uint8Array({ maxLength: 40 }),
    )
    const answer = fc.array(
      piece.map((part) => Buffer.from(part)),
      { maxLength: 5 },
    )
    const ending = fc.constantFrom('end', 'destroy', 'resetAndDestroy')
    await fc.assert(
      fc.asyncProperty(answer, ending, async (parts, how) => {
        const hostile = await startRaw((socket) => {
          socket.write(Buffer.concat([...parts, Buffer.from('\r\n')]), () => socket[how]())
        })
        const code = await codeOf(read(fetcher, `http://site.test:${hostile.port}/`))
        expect([undefined, 'EFATAL', 'EMAXREDIRECTS']).toContain(code)
        await hostile.quiet()
        await hostile.close()
      }),
      { numRuns: 150 },
    )
  })
})
