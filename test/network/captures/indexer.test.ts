import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { finishFile } from '../../../src/contracts/own-files.js'
import { writeCapture } from '../../../src/network/captures/index.js'
import { type CheckedRecord, readWarc } from '../../support/read-warc.js'

const run = promisify(execFile)
const WARCIO = fileURLToPath(new URL('../../../node_modules/warcio/dist/cli.js', import.meta.url))

const at = new Date('2026-05-06T07:08:09.123Z')
const page = 'http://site.test/page?a=1'
const html = { 'content-type': 'text/html; charset=utf-8' }

async function writeSample(): Promise<Buffer> {
  const body = [Buffer.from('<title>A page</title>'), Buffer.from('<p>caf\u00e9')]
  const packed = { ...html, 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' }
  const file = await writeCapture(
    [
      {
        url: 'http://site.test/moved',
        at,
        headers: { accept: 'text/html' },
        response: { statusCode: 301, headers: { location: '/page?a=1' }, body: [] },
      },
      { url: page, at, headers: {}, response: { statusCode: 200, headers: html, body } },
      {
        url: 'http://site.test/packed',
        at,
        headers: {},
        response: { statusCode: 200, headers: packed, body: [gzipSync(Buffer.concat(body))] },
      },
      {
        url: 'http://site.test/large.png',
        at,
        headers: {},
        resourceType: 'image',
        response: { statusCode: 200, headers: {}, body: [Buffer.alloc(200_000, 'a')] },
      },
      { url: 'http://gone.test/', at, headers: {}, failure: { code: 'EFATAL', message: 'gone' } },
    ],
    [{ kind: 'pdf', url: page, type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }],
    { url: page, at, version: '1.2.3', query: { url: page }, answer: { data: { title: 'A' } } },
  )
  return finishFile(file)
}

interface Line {
  readonly url?: string
  readonly digest?: string
  readonly offset: number
  readonly length: number
}

function toLine({ type, url, block, start, end }: CheckedRecord): Line {
  const payload = block.subarray(block.indexOf('\r\n\r\n') + 4)
  return {
    ...(url !== undefined && { url }),
    ...(type === 'response' && { digest: createHash('sha256').update(payload).digest('hex') }),
    offset: start,
    length: end - start,
  }
}

test('the indexer of warcio finds the records of a file with their places and digests', async () => {
  const file = await writeSample()
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-index-'))
  const path = join(folder, 'page.warc.gz')
  await writeFile(path, file)
  const fields = ['url', 'digest', 'offset', 'length'].flatMap((name) => ['-f', name])
  const options = ['--all', '--format', 'json', ...fields]
  const { stdout } = await run(process.execPath, [WARCIO, 'cdx-index', path, ...options])
  const types = await run(process.execPath, [WARCIO, 'index', path, '-f', 'warc-type'])
  await rm(folder, { recursive: true })
  const records = readWarc(file)
  expect(toValues(stdout)).toEqual(records.map(toLine))
  expect(toValues(types.stdout)).toEqual(records.map(({ type }) => ({ 'warc-type': type })))
  expect(records).toHaveLength(13)
})

function toValues(lines: string): unknown[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
