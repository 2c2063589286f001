import { Resolver } from 'node:dns/promises'
import { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLinkglass, loadConfig } from '../../../src/entry/library/library.js'
import { UNHURRIED } from '../../support/service.js'
import { toRecord } from '../../support/warc.js'

const offline = createLinkglass(loadConfig({ ...UNHURRIED, LINKGLASS_BROWSER: 'none' }))
afterAll(() => offline.close())

beforeEach(() => {
  vi.spyOn(Socket.prototype, 'connect')
  vi.spyOn(Resolver.prototype, 'resolve4')
  vi.spyOn(Resolver.prototype, 'resolve6')
})
afterEach(() => {
  expect(Socket.prototype.connect).not.toHaveBeenCalled()
  expect(Resolver.prototype.resolve4).not.toHaveBeenCalled()
  expect(Resolver.prototype.resolve6).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

const PAGE = '<title>Inside</title><img class=i src=http://169.254.169.254/token>'
const TITLE = { meta: { title: true }, retry: 0 } as const

/** The answer, or what an error says of itself. */
function ask(url: string, replay: Uint8Array, options: object = TITLE) {
  return offline(url, { ...options, replay }).catch(({ code, message, data }) => ({
    code,
    message,
    data,
  }))
}

test.each([
  'http://127.0.0.1/',
  'http://10.0.0.1:8080/admin',
  'http://169.254.169.254/',
  'http://[::1]/',
  'http://localhost/',
])('a record of %s is a page like any other, and nothing is asked there', async (url) => {
  expect(await ask(url, toRecord({ url, body: PAGE }))).toEqual({
    status: 'success',
    data: { title: 'Inside' },
    statusCode: 200,
    redirects: [],
    headers: { 'content-type': 'text/html' },
  })
})

test('what a record points to is not asked for: inner addresses, files, redirects', async () => {
  const url = 'http://site.test/'
  const missing = (at: string) => ({
    code: 'ENOTCAPTURED',
    message: `\`${at}\` is not in the capture. Capture it again with what you ask for now; \`ping=false\` does without images.`,
    data: { url: at },
  })
  const image = { meta: false, data: { i: { selector: '.i', attr: 'src', type: 'image' } } }
  const inner = 'http://169.254.169.254/token'
  expect(await ask(url, toRecord({ url, body: PAGE }), image)).toEqual(missing(inner))
  const head = `HTTP/1.1 302 Found\r\nLocation: ${inner}\r\n\r\n`
  expect(await ask(url, toRecord({ url, head }))).toEqual(missing(inner))
})

test.each(['../../etc/passwd', 'file:///../../etc/passwd', 'http://site.test/../../etc/passwd'])(
  'a record that is named %s names no file',
  async (name) => {
    const file = Buffer.concat([
      toRecord({ type: 'warcinfo', url: name, lines: [`WARC-Filename: ${name}`] }),
      toRecord({ url: name, body: '<title>Other</title>' }),
    ])
    expect(await ask('http://site.test/page', file)).toEqual({
      code: 'ENOTCAPTURED',
      message:
        '`http://site.test/page` is not in the capture. Capture it again with what you ask for now; `ping=false` does without images.',
      data: { url: 'http://site.test/page' },
    })
  },
)

test('a million records are refused at the first that is too many', async () => {
  const small = 'WARC/1.0\r\nContent-Length: 0\r\n\r\n\r\n\r\n'
  expect(await ask('http://site.test/', gzipSync(small.repeat(1_000_000)))).toEqual({
    code: 'EINVALQUERY',
    message:
      'The capture has more than 100000 records. Give a WARC file, as `--capture FILE.warc.gz` writes it.',
    data: undefined,
  })
})
