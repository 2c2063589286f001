import { expect, test } from 'vitest'
import { finishFile } from '../../../src/contracts/own-files.js'
import { writeCapture } from '../../../src/network/captures/index.js'
import { readWarc } from '../../support/read-warc.js'

const at = new Date('2026-05-06T07:08:09.123Z')
const answer = { url: 'http://site.test/', at, version: '1.2.3', query: {}, answer: {} }

test.each([0, 1, 65_000, 65_535, 70_000, 3_000_000])(
  'the length of a file with a body of %i bytes is known before it is finished',
  async (size) => {
    const body = [Buffer.alloc(size, 'a')]
    const response = { statusCode: 200, headers: {}, body }
    const file = await writeCapture([{ ...answer, headers: {}, response }], [], answer)
    const bytes = await finishFile(file)
    expect(bytes).toHaveLength(file.length)
    expect(readWarc(bytes).map(({ type, block }) => [type, block.length])).toEqual([
      ['warcinfo', 57],
      ['request', 35],
      ['response', 19 + size],
      ['metadata', 100],
    ])
  },
)

test('an address that looks like a digest to be filled in stays as it is', async () => {
  const url = `http://site.test/${'0'.repeat(64)}`
  const response = { statusCode: 200, headers: {}, body: [Buffer.from('a')] }
  const file = await writeCapture([{ ...answer, url, headers: {}, response }], [], answer)
  const records = readWarc(await finishFile(file))
  expect(records.map((record) => record.url)).toEqual([undefined, url, url, answer.url])
})

test('a record of a browser is compressed, and stands whole between others', async () => {
  const response = { statusCode: 200, headers: {}, body: [Buffer.alloc(50_000, 'a')] }
  const exchange = { ...answer, headers: {}, resourceType: 'document', response }
  const picture = { kind: 'screenshot', url: answer.url, type: 'image/png', bytes: Buffer.alloc(9) }
  const file = await writeCapture([exchange], [picture], answer)
  const bytes = await finishFile(file)
  expect(bytes).toHaveLength(file.length)
  expect(bytes.length).toBeLessThan(5_000)
  expect(readWarc(bytes).map(({ type, block }) => [type, block.length])).toEqual([
    ['warcinfo', 57],
    ['request', 35],
    ['response', 50_019],
    ['resource', 9],
    ['metadata', 100],
  ])
})

test('texts beyond ASCII have their lengths and digests in bytes', async () => {
  const headers = { 'x-latin': 'caf\u00e9', 'x-wide': '\u20ac' }
  const response = { statusCode: 200, headers, body: [Buffer.from([0xe9, 0x80])] }
  const exchange = { ...answer, headers: { 'user-agent': '\u00e9' }, response }
  const told = { ...answer, query: { title: '\u00e9' }, answer: { title: '\u20ac' } }
  const bytes = await finishFile(await writeCapture([exchange], [], told))
  expect(readWarc(bytes).map(({ block }) => block.toString('latin1'))).toEqual([
    'software: linkglass 1.2.3\r\nformat: WARC File Format 1.1\r\n',
    'GET / HTTP/1.1\r\nhost: site.test\r\nuser-agent: \u00e9\r\n\r\n',
    'HTTP/1.1 200 OK\r\nx-latin: caf\u00c3\u00a9\r\nx-wide: \u00e2\u0082\u00ac\r\n\r\n\u00e9\u0080',
    '{"url":"http://site.test/","at":"2026-05-06T07:08:09.123Z","version":"1.2.3","query":{"title":"\u00c3\u00a9"},"answer":{"title":"\u00e2\u0082\u00ac"}}',
  ])
})
