import { afterEach, expect, test, vi } from 'vitest'
import type { RulesInput } from '../../../src/contracts/rules.js'
import { loadItems } from '../../../src/items/index.js'
import { PageText } from '../../../src/page/page-text.js'
import { readQueryInput } from '../../../src/params/index.js'
import { type OptionalReaders, readPage } from '../../../src/pipeline/read/read-page.js'
import type { ReadRequest } from '../../../src/pipeline/read/read-request.js'
import * as ruleValues from '../../../src/pipeline/read/rule-values.js'
import { isSmallWithCheapRules, readSmallPage } from '../../../src/pipeline/read/small-page.js'
import { OPTIONS } from '../../params/options.js'
import { readRequest } from '../../support/read-request.js'

const URL = 'https://www.example.com/a'

function requestFor(data: RulesInput): ReadRequest {
  return readRequest({ url: URL, rules: readQueryInput(URL, { data }, OPTIONS).rules })
}

function readSmall(html: string, request: ReadRequest) {
  const readers = { rules: ruleValues }
  return readSmallPage(Buffer.from(html), 'text/html; charset=utf-8', request, readers)
}

afterEach(() => vi.restoreAllMocks())

const PLAIN: RulesInput = { names: { selectorAll: 'ul.names > li b', attr: 'text' } }

test.each<[string, boolean, number, RulesInput]>([
  ['a rule', true, 32_768, PLAIN],
  ['a page that is not small', false, 32_769, PLAIN],
  ['a look at the element before', true, 100, { a: { selector: 'ul > li:first-child b' } }],
  ['a pseudo-class', false, 100, { a: { selector: 'p:has(b)' } }],
  [
    'a pseudo-class within',
    false,
    100,
    { a: { selector: 'p', data: { b: { selector: ':main' } } } },
  ],
  ['a type that converts slowly', false, 100, { a: { selector: 'p', type: 'regexp' } }],
  ['authors', false, 100, { a: { selector: 'p', type: 'author' } }],
  ['Markdown', false, 100, { a: { selector: 'p', attr: ['title', 'markdown'] } }],
  [
    '32 rules',
    true,
    100,
    Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`r${i}`, { selector: 'p' }])),
  ],
  [
    '33 rules',
    false,
    100,
    Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`r${i}`, { selector: 'p' }])),
  ],
])('%s: read on the spot is %s', (_, expected, size, data) => {
  expect(isSmallWithCheapRules(size, requestFor(data))).toBe(expected)
})

test('is read as in a thread', () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const html = '<title>N</title><ul class="names"><li><b>Ada</b><li><b>Käthe</b></ul>'
  const reading = readSmall(html, requestFor(PLAIN))
  expect(reading).toEqual(readPage(new PageText([html]), requestFor(PLAIN), { rules: ruleValues }))
  expect(reading?.draft?.rules).toMatchObject([{ kind: 'done', value: ['Ada', 'Käthe'] }])
})

test('is left to a thread if the tree for its item takes too long', async () => {
  let [time, step] = [0, 0]
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += step
    return time
  })
  const items = await loadItems()
  const slowItems: typeof items = {
    ...items,
    readItem: (...asked) => {
      step = 10
      try {
        return items.readItem(...asked)
      } finally {
        step = 0
      }
    },
  }
  const html = `${'<p>A line.'.repeat(900)}<h1>News</h1>
    <div itemscope itemtype="https://schema.org/Article"><b itemprop="headline">News</b></div>`
  const request = { ...requestFor(PLAIN), item: true }
  const read = (readers: OptionalReaders) =>
    readSmallPage(Buffer.from(html), 'text/html; charset=utf-8', request, readers)
  expect(read({ rules: ruleValues, items })?.item?.item?.name).toBe('News')
  expect(read({ rules: ruleValues, items: slowItems })).toBe(undefined)
})

test.each<[string, string, RulesInput]>([
  ['elements', '<i></i>'.repeat(4_001), PLAIN],
  [
    'values',
    '<i>x</i>'.repeat(900),
    { a: { selectorAll: 'i' }, b: { selectorAll: 'i' }, c: { selectorAll: 'i' } },
  ],
  [
    'characters',
    `${'<p>'.repeat(50)}${'long '.repeat(2_000)}`,
    {
      a: { selectorAll: 'p, body', attr: 'html' },
      b: { selectorAll: 'html, body, p', attr: 'outerHTML' },
      c: { selector: 'html' },
      d: { selector: 'html' },
      e: { selector: 'html' },
      f: { selector: 'html' },
      g: { selector: 'html' },
    },
  ],
])('what makes too many %s is left to a thread', (_, html, data) => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  expect(readSmall(html, requestFor(data))).toBeUndefined()
})

test('what takes too long is left to a thread', () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 4))
  expect(readSmall('<p>a', requestFor(PLAIN))).toBeUndefined()
})
