import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readCapture } from '../../../src/network/captures/index.js'
import { toRecord } from '../../support/warc.js'

const LIMITS = { maxBytes: 2_000_000 }

async function bodies(file: Uint8Array): Promise<Record<string, string>> {
  const { exchanges } = await readCapture(file, LIMITS)
  return Object.fromEntries(
    exchanges.map(({ url, response }) => [url, Buffer.concat(response?.body ?? []).toString()]),
  )
}

const CHUNKED = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'

test('several pages of another program are read, compressed by record or not at all', async () => {
  const records = [
    toRecord({ type: 'warcinfo', head: 'software: other\r\n' }),
    toRecord({ url: '<http://site.test/wget>', body: 'one' }),
    toRecord({ url: 'http://site.test/b#part', body: 'two' }),
    toRecord({ type: 'request', head: 'GET / HTTP/1.1\r\n\r\n' }),
  ]
  const pages = { 'http://site.test/wget': 'one', 'http://site.test/b': 'two' }
  expect(await bodies(Buffer.concat(records))).toEqual(pages)
  expect(await bodies(Buffer.concat(records.map((record) => gzipSync(record))))).toEqual(pages)
  expect(await bodies(gzipSync(Buffer.concat(records)))).toEqual(pages)
})

test('chunks are joined, and what says so wrongly is taken as it is', async () => {
  const chunks = '3\r\nabc\r\n2;x=y\r\nde\r\n0\r\n\r\n'
  const file = Buffer.concat([
    toRecord({ url: 'http://site.test/chunked', head: CHUNKED, body: chunks }),
    toRecord({ url: 'http://site.test/joined', head: CHUNKED, body: '<p>joined already</p>' }),
  ])
  expect(await bodies(file)).toEqual({
    'http://site.test/chunked': 'abcde',
    'http://site.test/joined': '<p>joined already</p>',
  })
})

test('a revisit has the body of the record that it refers to', async () => {
  const digest = 'WARC-Payload-Digest: sha1:B2LTWWPUOYAH7UIPQ7ZUPQ4VMBSVC36A'
  const file = Buffer.concat([
    toRecord({ url: 'http://site.test/first', body: 'same', lines: [digest] }),
    toRecord({ type: 'revisit', url: 'http://site.test/second', lines: [digest] }),
  ])
  expect(await bodies(file)).toMatchObject({ 'http://site.test/second': 'same' })
})

test('header lines that stand twice, and bytes beyond ASCII, are read', async () => {
  const head =
    'HTTP/1.1 302 Found\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nLocation: /caf\xc3\xa9/\xe6\x97\xa5\r\n\r\n'
  const { exchanges } = await readCapture(toRecord({ head }), LIMITS)
  expect(exchanges[0]?.response).toMatchObject({
    statusCode: 302,
    headers: { 'set-cookie': ['a=1', 'b=2'], location: '/caf\xc3\xa9/\xe6\x97\xa5' },
  })
})

const BOMB = gzipSync(Buffer.alloc(50_000_000))

test.each<[string, Uint8Array, string]>([
  ['nothing', Buffer.alloc(0), 'has no record'],
  ['a page', Buffer.from('<!doctype html><title>No archive</title>'), 'record'],
  ['random bytes', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'packed'],
  ['half a file', gzipSync(toRecord({ body: 'x'.repeat(5_000) })).subarray(0, 60), 'packed'],
  ['a bomb', BOMB, 'LINKGLASS_MAX_CAPTURE'],
  ['a bomb after a record', Buffer.concat([gzipSync(toRecord({})), BOMB]), 'LINKGLASS_MAX_CAPTURE'],
  ['a head without an end', Buffer.from(`WARC/1.0\r\n${'a: b\r\n'.repeat(200_000)}`), 'record'],
  ['a line without an end', Buffer.from(`WARC/1.0${'x'.repeat(1_900_000)}`), 'record'],
  ['returns only', Buffer.alloc(1_900_000, '\r'), 'record'],
  ['no addresses', toRecord({ url: '' }), 'has no record'],
])('%s is no capture, and is refused', async (_, file, reason) => {
  await expect(readCapture(file, LIMITS)).rejects.toMatchObject({
    code: 'EINVALQUERY',
    message: expect.stringContaining(reason),
  })
})

test('more records than are read are refused', async () => {
  const small = Buffer.from('WARC/1.0\r\nContent-Length: 0\r\n\r\n\r\n\r\n')
  const file = Buffer.concat(Array.from({ length: 100_002 }, () => small))
  await expect(readCapture(file, { maxBytes: 10_000_000 })).rejects.toMatchObject({
    message: expect.stringContaining('100000 records'),
  })
})

test.each<[string, number | string]>([
  ['too long', 1_000_000],
  ['too short', 60],
  ['negative', -5],
  ['no number', 'many'],
  ['beyond all numbers', '9'.repeat(400)],
])('a record whose length is %s is read as far as it goes, or refused', async (_, length) => {
  const file = Buffer.concat([
    toRecord({ body: 'page', length }),
    toRecord({ url: 'http://b.test/' }),
  ])
  const outcome = await readCapture(file, LIMITS).catch((error: unknown) => error)
  const known = [
    { exchanges: expect.arrayContaining([expect.anything()]) },
    { code: 'EINVALQUERY' },
  ]
  expect(known.some((one) => matches(outcome, one))).toBe(true)
})

function matches(value: unknown, pattern: object): boolean {
  try {
    expect(value).toMatchObject(pattern)
    return true
  } catch {
    return false
  }
}

test('others have their turn while a large file is read', async () => {
  const record = toRecord({ url: 'http://site.test/one', body: 'x'.repeat(1_000) })
  const file = Buffer.concat(Array.from({ length: 4_000 }, () => record))
  let turns = 0
  let isReading = true
  const count = () => {
    turns++
    if (isReading) setImmediate(count)
  }
  count()
  const { exchanges } = await readCapture(file, { maxBytes: 10_000_000 })
  isReading = false
  expect(exchanges).toHaveLength(4_000)
  expect(turns).toBeGreaterThanOrEqual(Math.floor(file.length / 65_536))
})
