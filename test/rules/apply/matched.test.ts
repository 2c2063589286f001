import { expect, test } from 'vitest'
import type { MatchedElements } from '../../../src/contracts/result.js'
import { PageText } from '../../../src/page/page-text.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { selectMatches } from '../../../src/rules/select/select.js'
import { DOM_LIMITS } from '../../support/limits.js'
import { LIMITS, PAGE_URL, rulesOf, type Short } from './support.js'

/** The numbers that are told, and what stands under them in the page: its elements' ids. */
function matched(html: string, short: Short, explain = true): MatchedElements | undefined {
  const { document } = parseDocument(html, DOM_LIMITS)
  const text = new PageText([html])
  const context = { url: PAGE_URL, text, rules: rulesOf(short), explain, limits: LIMITS }
  return selectMatches(document, context).matched
}

// html 0, head 1, body 2, then each element by its id.
const PAGE = `<ul id=3><li id=4><b id=5>One</b><template><b>hidden</b></template><li id=7><b id=8>Two</b>
<li id=9></ul>`

test.each<[string, Short, MatchedElements['rules']]>([
  ['the first match', { a: { selectors: ['li'] } }, { 'data.a': [[4]] }],
  ['every match', { a: { selectors: ['li'], all: true } }, { 'data.a': [[4, 7, 9]] }],
  ['jQuery forms', { a: { selectors: ['li:contains(Two)'] } }, { 'data.a': [[7]] }],
  ['no match', { a: { selectors: ['.none'] } }, { 'data.a': [[]] }],
  [
    'each alternative',
    { a: [{ selectors: ['.none'] }, { selectors: ['ul'] }] },
    { 'data.a': [[], [3]] },
  ],
  [
    'nested rules, whatever they stand in',
    { a: { selectors: ['li'], all: true, rules: { b: { selectors: ['b'] } } } },
    { 'data.a': [[4, 7, 9]], 'data.a.b': [[5, 8]] },
  ],
])('%s: the numbers of the elements in document order', (_, short, rules) => {
  expect(matched(PAGE, short)).toEqual({ of: 10, rules })
})

test('what the main content holds counts as what it was copied from', () => {
  const page = `<nav id=3><a id=4 href=/>Home</a></nav><article id=5><p id=6>Glass is made of sand,
and sand was there before anybody had thought of it. Whoever first let it melt beside a fire on a
beach, as the old story has it, was surprised, and kept what was found.</p>
<p id=7>A furnace is hotter than any fire on a beach. What comes out of it is blown, turned and cut,
by people who have learned in ten years when to wait, and in ten more when not to.</p></article>`
  expect(
    matched(page, {
      a: { selectors: [':main p'], all: true },
      b: { selectors: [':main'] },
      c: { selectors: ['p'], all: true },
    }),
  ).toEqual({ of: 8, rules: { 'data.a': [[6, 7]], 'data.b': [[5]], 'data.c': [[6, 7]] } })
})

test('not told of more than ten thousand', () => {
  const told = matched('<p>'.repeat(600), {
    a: { selectors: ['p'], all: true, rules: { b: { selectors: ['html p'], all: true } } },
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`p${at}`, { selectors: ['p'], all: true }]),
    ),
  })
  expect(Object.values(told?.rules ?? {}).flat(2)).toHaveLength(10_000)
})

test.each<[string, Short, boolean]>([
  ['not asked for', { a: { selectors: ['li'] } }, false],
  ['no selector', { a: { attrs: ['text'] } }, true],
])('nothing is told: %s', (_, short, explain) => {
  expect(matched(PAGE, short, explain)).toBeUndefined()
})
