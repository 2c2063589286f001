import { META_FIELDS } from '../../src/contracts/fields.js'
import { isExecutableSvg, isSvg, readSvgSize } from '../../src/media/svg.js'
import { detectMetadata } from '../../src/metadata/detect.js'
import { detectFileMetadata } from '../../src/metadata/file-metadata.js'
import { PageView } from '../../src/metadata/page-view.js'
import { readValidators } from '../../src/network/fetch/conditional.js'
import { createRequestHeaders } from '../../src/network/fetch/request-headers.js'
import { decodeBytes } from '../../src/page/encoding/charset.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'
import { toIp } from '../../src/rules/convert/readers.js'
import { findTraceSignals } from '../../src/technologies/header-evidence.js'
import { toAuthor } from '../../src/values/author-names.js'

import { type Case, of } from './growth-case.js'

function page(name: string, make: (size: number) => string) {
  return of(name, make, read)
}

function jsonLd(name: string, make: (size: number) => string) {
  return page(name, (size) => `<script type="application/ld+json">${make(size)}</script>`)
}

function svg(name: string, make: (size: number) => string) {
  return of(name, (size) => Buffer.from(make(size)), readSvg)
}

function header(name: string, make: (size: number) => string) {
  return of(`headers: ${name}`, (size) => ({ [name]: make(size) }), readHeaders)
}

/** What targets send, as far as fields and media are concerned. */
export const PAGE_CASES: readonly Case[] = [
  page('markup: nested elements', (size) => '<div>'.repeat(size / 5)),
  page('markup: a tag that does not end', (size) => `<a ${'b '.repeat(size / 2)}`),
  page('attributes: one long class', (size) => `<p class="${'byline '.repeat(size / 7)}">2020`),
  page('attributes: names in one property', (size) => {
    return `<meta property="${'author '.repeat(size / 14)}" content="${'x'.repeat(size / 2)}">`
  }),
  page('links: icons of many sizes', (size) => {
    return `<link rel="icon" href="/a" sizes="${'1'.repeat(size)}">`
  }),
  page('srcset', (size) => `<img srcset="${'a.png 1x, '.repeat(size / 10)}">`),
  jsonLd('JSON-LD: references', (size) => {
    const references = Array(50).fill('{"@id":"#a"}')
    return `[{"@type":"Article","author":[${references}]},{"@id":"#a","name":"${'x'.repeat(size)}"}]`
  }),
  jsonLd('JSON-LD: one @id', (size) => {
    const keys = Array.from({ length: size / 20 }, (_, key) => `"k${key}":1`)
    return `[{"@id":"#a",${keys}},${Array(Math.floor(size / 24)).fill('{"@id":"#a"}')}]`
  }),
  jsonLd('JSON-LD: no commas', (size) => `{${'"a":"b" '.repeat(size / 8)}`),
  jsonLd('JSON-LD: no ends of strings', (size) => `[${'"a\n'.repeat(size / 3)}]`),
  svg('SVG: width', (size) => `<svg width="${'1'.repeat(size)}!" height="1"/>`),
  svg('SVG: comments', (size) => `${'<!---->'.repeat(size / 7)}<svg/>`),
  of('type ip: dots', (size) => '.'.repeat(size), toIp),
  of('author: at signs', (size) => '@'.repeat(size), toAuthor),
  of('headers: content-type', (size) => `text/html;${' '.repeat(size)}`, decodeNothing),
  of('headers: set-cookie', (size) => Array(Math.floor(size / 8)).fill('a=b; c=d'), keepCookies),
  header('content-language', (size) => 'en, '.repeat(size / 4)),
  header('content-disposition', (size) => `a; ${'filename*=a'.repeat(size / 11)}`),
  header('server', (size) => 'cloudflarex'.repeat(size / 11)),
  header('x-powered-by', (size) => 'phpx'.repeat(size / 4)),
]

function read(html: string): void {
  const reader = new SignalReader({ limits: SIGNAL_LIMITS })
  reader.write(html)
  const wanted = new Set(META_FIELDS)
  detectMetadata(
    new PageView(reader.end(), {
      url: 'https://www.example.com/a',
      wanted,
      headers: {},
      now: 0,
      explain: false,
    }),
  )
}

/** Everything that headers of an answer are read for. */
function readHeaders(headers: Record<string, string>): void {
  const url = 'https://www.example.com/a'
  const wanted = new Set(META_FIELDS)
  detectMetadata(
    new PageView(new SignalReader({ limits: SIGNAL_LIMITS }).end(), {
      ...{ url, wanted, headers },
      now: 0,
      explain: false,
    }),
  )
  detectFileMetadata({ url, wanted, headers, kind: 'pdf', now: 0, explain: false })
  findTraceSignals({ url, headers, cookies: [], globals: [] })
  readValidators(new URL(url), [], 200, headers)
}

function readSvg(bytes: Uint8Array): void {
  isSvg(bytes)
  readSvgSize(bytes)
  isExecutableSvg(bytes)
}

function decodeNothing(contentType: string): void {
  decodeBytes(Buffer.from('a'), contentType)
}

function keepCookies(lines: string[]): void {
  const url = new URL('https://www.example.com/')
  const headers = createRequestHeaders(url, {}, { userAgent: 'a', acceptLanguage: 'en' })
  headers.storeCookies(url, lines)
  headers.createHeaders(url)
}
