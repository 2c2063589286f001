import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { png, svg } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { startRaw } from '../../support/raw-server.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service

function typed(type: string, body: string | Uint8Array, more: Record<string, string> = {}) {
  return {
    headers: { 'content-type': type, ...more },
    body,
  }
}

beforeAll(async () => {
  origin = await startOrigin({
    '/photo.png': typed('image/png', png(300, 200)),
    '/drawing': typed('image/svg+xml', svg('width="64" height="32"')),
    '/data.json': typed('application/json', '{"items":[1,2]}'),
    '/notes.txt': typed('text/plain; charset=utf-8', 'Just <some> words', {
      'content-language': 'de',
    }),
    '/report%20final.pdf': typed('application/pdf', '%PDF-1.7 …'),
    '/download': typed('application/zip', 'PK\x03\x04', {
      'content-disposition': "attachment; filename*=UTF-8''J%C3%BCrgen.zip",
    }),
    '/page-as-text': typed('text/plain', '<!doctype html><title>Really a page</title>'),
    '/nothing': { status: 204, headers: { 'content-type': 'text/html' } },
    '/gzipped.html': typed('text/html', gzipSync('<title>Unpacked</title>'), {
      'content-encoding': 'gzip',
    }),
    '/zeros.html': typed('text/html', gzipSync(`<title>Bomb</title>${'\0'.repeat(30_000_000)}`), {
      'content-encoding': 'gzip',
    }),
    '/shift_jis': typed(
      'text/html; charset=shift_jis',
      Buffer.from('<title>\x83\x65\x83\x58\x83\x67</title>', 'latin1'),
    ),
    '/windows-1252': typed(
      'text/html',
      Buffer.from('<meta charset=iso-8859-1><title>\x80 caf\xe9</title>', 'latin1'),
    ),
    '/utf-16': typed('text/html', Buffer.from('\ufeff<title>größer</title>', 'utf16le')),
    '/header-wins': typed(
      'text/html; charset=utf-8',
      '<meta charset="windows-1252"><title>größer</title>',
    ),
    '/late': typed(
      'text/html',
      Buffer.from(
        `<!--${' '.repeat(3_000)}--><meta charset="windows-1251"><title>\xcf\xf0\xe8</title>`,
        'latin1',
      ),
    ),
    '/undeclared': typed('text/html', '<title>größer</title>'),
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

async function dataOf(path: string, parameters: Record<string, string> = {}) {
  const { body } = await service.ask({ url: at(path), ...parameters })
  return (body as { data: unknown }).data
}

/** What a target that is not a page is told by. */
function file(path: string, title: string, more: object = {}) {
  return {
    title,
    description: null,
    lang: null,
    author: null,
    publisher: 'site',
    image: null,
    date: null,
    url: at(path),
    logo: null,
    ...more,
  }
}

describe('targets that are no pages', () => {
  test('a picture is its own image', async () => {
    const image = {
      url: at('/photo.png'),
      type: 'png',
      width: 300,
      height: 200,
      size: png(300, 200).length,
      size_pretty: expect.any(String),
    }
    expect(await dataOf('/photo.png')).toEqual(file('/photo.png', 'photo.png', { image }))
  })

  test('so is a small drawing', async () => {
    expect(await dataOf('/drawing', { 'meta.image': 'true' })).toEqual({
      image: expect.objectContaining({ url: at('/drawing'), type: 'svg', width: 64, height: 32 }),
    })
  })

  test.each([
    ['JSON', '/data.json', 'data.json', {}],
    ['text, with its language', '/notes.txt', 'notes.txt', { lang: 'de' }],
    ['a PDF, its name decoded', '/report%20final.pdf', 'report final.pdf', {}],
    ['a download by the name it is saved under', '/download', 'Jürgen.zip', {}],
  ])('%s', async (_, path, title, more) => {
    expect(await dataOf(path)).toEqual(file(path, title, more))
  })

  test('rules see the text of JSON', async () => {
    const rules = { meta: 'false', 'data.all.attr': 'json', 'data.raw.attr': 'text' }
    expect(await dataOf('/data.json', rules)).toEqual({
      all: { items: [1, 2] },
      raw: '{"items":[1,2]}',
    })
  })

  test('a page that is sent as text is a page all the same', async () => {
    expect(await dataOf('/page-as-text', { 'meta.title': 'true' })).toEqual({
      title: 'Really a page',
    })
  })

  test('a page without a content type is told by its beginning, however it arrives', async () => {
    const dripping = await startOrigin(async (_, response) => {
      response.removeHeader('content-type')
      for (const letter of '<!doctype html><title>Drop by drop</title>') {
        await new Promise((resolve) => response.write(letter, resolve))
      }
      response.end()
    })
    const url = `http://site.test:${dripping.port}/`
    const { body } = await service.ask({ url, 'meta.title': 'true' })
    await dripping.close()
    expect((body as { data: unknown }).data).toEqual({ title: 'Drop by drop' })
  })

  test('an empty answer is a page without anything', async () => {
    expect(await dataOf('/nothing', { 'meta.title': 'true' })).toEqual({ title: null })
  })
})

describe('encodings', () => {
  test.each([
    ['gzip', '/gzipped.html', 'Unpacked'],
    ['Shift_JIS by its header', '/shift_jis', 'テスト'],
    ['latin1, which means windows-1252', '/windows-1252', '€ café'],
    ['UTF-16 by its byte order mark', '/utf-16', 'größer'],
    ['a wrong declaration, which the header outranks', '/header-wins', 'größer'],
    ['a late declaration', '/late', 'При'],
    ['no declaration', '/undeclared', 'größer'],
  ])('%s', async (_, path, title) => {
    expect(await dataOf(path, { 'meta.title': 'true' })).toEqual({ title })
  })
})

const CUT_GZIP = gzipSync(`<h1>Half</h1>${'<p>of a page'.repeat(50)}`).subarray(0, -12)

test.each([
  ['connection breaks', 'content-length: 1000', '<h1>Half</h1>'],
  ['gzip is cut', `content-encoding: gzip\r\ncontent-length: ${CUT_GZIP.length}`, CUT_GZIP],
])(
  'a page whose %s is read as far as it came, says so, and is kept for a minute',
  async (_, head, page) => {
    const breaking = await startRaw((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${head}\r\n\r\n`)
      socket.end(page)
    })
    const url = `http://site.test:${breaking.port}/`
    const { status, headers, body } = await service.ask({
      url,
      meta: 'false',
      'data.a.selector': 'h1',
    })
    await breaking.close()
    expect([status, headers.get('cache-control'), body]).toEqual([
      200,
      'public, immutable, max-age=60',
      {
        status: 'success',
        data: { a: 'Half' },
        statusCode: 200,
        redirects: [],
        headers: expect.objectContaining({ 'content-type': 'text/html' }),
        warnings: [
          { code: 'EINCOMPLETE', message: expect.stringContaining('only its beginning was read') },
        ],
      },
    ])
  },
)

describe('a page that sends its head and then drips', () => {
  const HEAD = '<!doctype html><html lang="en"><title>Slow bread</title>'

  async function askDripping(beginning: string, parameters: Record<string, string>) {
    const dripping = await startOrigin((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.write(beginning)
      const drip = setInterval(() => response.write(' '), 20)
      request.socket.on('close', () => clearInterval(drip))
    })
    const url = `http://site.test:${dripping.port}/`
    const { status, headers, body } = await service.ask({ url, timeout: '6s', ...parameters })
    await dripping.close()
    const { data, code, warnings } = body as Record<string, unknown>
    return { status, ttl: headers.get('x-cache-ttl'), data, code, warnings }
  }

  const CUT = [{ code: 'ETRUNCATED', message: expect.stringContaining('came too slowly') }]

  test.concurrent('is answered from what came, and kept for a minute', async () => {
    const asked = { 'meta.title': 'true', 'meta.author': 'true', 'data.t.selector': 'title' }
    expect(await askDripping(HEAD, asked)).toEqual({
      status: 200,
      ttl: '60000',
      data: { title: 'Slow bread', author: null, t: 'Slow bread' },
      code: undefined,
      warnings: CUT,
    })
  })

  test.concurrent('by rules alone', async () => {
    const asked = { meta: 'false', 'data.h.selector': 'h1', 'data.p.selector': 'p' }
    expect(await askDripping('<h1>Bread</h1>', asked)).toEqual({
      status: 200,
      ttl: '60000',
      data: { h: 'Bread', p: null },
      code: undefined,
      warnings: [...CUT, { code: 'ENOMATCH', message: '`data.p`: nothing matches `p`.' }],
    })
  })

  test.concurrent.each<[string, string, Record<string, string>]>([
    ['nothing but white space', ' ', {}],
    ['nothing that was asked for', HEAD, { 'meta.author': 'true' }],
    ['no match of a rule', HEAD, { meta: 'false', 'data.h.selector': 'h1' }],
  ])('and is too late with %s', async (_, beginning, parameters) => {
    const url = 'The target took longer than 1 s to answer.'
    expect(await askDripping(beginning, { timeout: '1s', ...parameters })).toEqual({
      status: 500,
      ttl: '0',
      data: { url },
      code: 'ETIMEOUT',
      warnings: undefined,
    })
  })
})

test('a page over the limit is cut and read, and says so', async () => {
  const { status, body } = await service.ask({
    url: at('/zeros.html'),
    'meta.title': 'true',
    'meta.author': 'true',
  })
  expect([status, body]).toEqual([
    200,
    {
      status: 'success',
      data: { title: 'Bomb', author: null },
      statusCode: 200,
      redirects: [],
      headers: expect.objectContaining({ 'content-encoding': 'gzip' }),
      warnings: [
        { code: 'ETRUNCATED', message: expect.stringContaining('only its beginning was read') },
      ],
    },
  ])
})
