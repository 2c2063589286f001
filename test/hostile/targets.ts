import { gzipSync } from 'node:zlib'
import { brotli } from '../support/brotli.js'
import { answer, drip, HTML, OK, pour, redirect, type Talk } from './support/talk.js'

export const PAGE = '<!doctype html><title>Found</title><p>Text'
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
const BROTLI = brotli(Buffer.alloc(100_000_000))
const CHUNKED = `${OK}${HTML}transfer-encoding: chunked\r\n\r\n`

/** Targets that hold out for ever. */
export const SLOW: Readonly<Record<string, Talk>> = {
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
  'drips redirects': (socket) => void setTimeout(redirect('/'), 150, socket),
  'redirects with a dripping body': drip('HTTP/1.1 302 Found\r\nlocation: /\r\n\r\n', 'x', 30),
}

/** More than a page may have. */
export const CUT: Readonly<Record<string, Talk>> = {
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

/** What is not an answer, and the code that says so. */
export const REFUSED: Readonly<Record<string, readonly [code: string, talk: Talk]>> = {
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
