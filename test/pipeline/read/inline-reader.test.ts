import { serialize } from 'parse5'
import { expect, test } from 'vitest'
import { adapter } from '../../../src/page/tree/adapter.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { readQueryInput } from '../../../src/params/index.js'
import { createInlineReader } from '../../../src/pipeline/read/inline-reader.js'
import { OPTIONS } from '../../params/options.js'
import { DOM_LIMITS } from '../../support/limits.js'
import { readRequest } from '../../support/read-request.js'

test('a page that drips a byte at a time is looked at as seldom as one that pours', () => {
  const html = Buffer.from(`<title>T</title>${'<p>text</p>'.repeat(20_000)}`)
  const reader = createInlineReader(readRequest(), 'text/html')
  let looks = 0
  for (let at = 0; at < html.length; at++) {
    if (!reader.add(html.subarray(at, at + 1))) continue
    looks++
    reader.read()
  }
  expect(reader.end(true).detection.text).toEqual({ title: 'T' })
  expect(looks).toBeLessThan(100)
})

const head = '<title>A &amp; B</title><meta property="og:title" content="A &amp; B">'

test('a page that comes at once is left where all is known, with the answer of the whole', () => {
  const html = Buffer.from(`${head}${'<p>text</p>'.repeat(20_000)}<h1>Another</h1>`)
  const reader = createInlineReader(readRequest(), 'text/html; charset=utf-8')
  expect(reader.add(html)).toBe(true)
  expect(reader.read()).toBe(true)
  expect(reader.page.html.length).toBeLessThan(20_000)
  const whole = createInlineReader(readRequest({ readToEnd: true }), 'text/html; charset=utf-8')
  whole.add(html)
  expect(whole.read()).toBe(false)
  expect(reader.end(false).detection).toEqual(whole.end(true).detection)
})

test('a page is read to its end for rules, whatever is known', () => {
  const html = Buffer.from(`${head}${'<p>text</p>'.repeat(20_000)}`)
  const { rules } = readQueryInput(
    'https://a.example/',
    { data: { a: { selector: 'p' } } },
    OPTIONS,
  )
  const reader = createInlineReader(readRequest({ rules }), 'text/html; charset=utf-8')
  reader.add(html)
  expect(reader.read()).toBe(false)
  expect(reader.page.html).toBe(html.toString())
})

test.each([
  ['utf-8', 'a\0b', 'utf8'],
  ['utf-16le', 'a\0b', 'utf16le'],
] as const)(
  'a NUL in a page in %s is dropped from texts and replaced in SVG',
  (charset, text, encoding) => {
    const html = Buffer.from(`<p>${text}</p><svg><text>${text}</text></svg>`, encoding)
    const { rules } = readQueryInput(
      'https://a.example/',
      { data: { a: { selector: 'p' } } },
      OPTIONS,
    )
    const reader = createInlineReader(readRequest({ rules }), `text/html; charset=${charset}`)
    for (const byte of html) if (reader.add(Uint8Array.of(byte))) reader.read()
    reader.end(true)
    const { document } = parseDocument(reader.page, DOM_LIMITS)
    expect(serialize(document, { treeAdapter: adapter })).toBe(
      '<html><head></head><body><p>ab</p><svg><text>a\ufffdb</text></svg></body></html>',
    )
  },
)
