import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { PageText } from '../../../src/page/page-text.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { applyRules, createReadTest } from '../../../src/rules/index.js'
import { soup } from '../../page/tree/soup.js'
import { DOM_LIMITS } from '../../support/limits.js'
import { LIMITS, PAGE_URL, rulesOf, type Short } from '../apply/support.js'

const PAGE = `<html lang="en"><head><base href="/base/"></head><body>out
<h1 class="Big">One <b>two</b></h1><p id="a&#98;c" data-x="1">three</p>
<ul>out<li>out <a href="x" title='class="none"'>four</a></li><li>out</li></ul>
<svg><text class="big">five</text></svg></body></html>`

/** Returns the values of rules in a tree that has only the texts that they read. */
function read(short: Short, page = PAGE) {
  const rules = rulesOf(short)
  const isRead = createReadTest(rules)
  if (!isRead) return undefined
  const { document } = parseDocument(page, DOM_LIMITS, isRead)
  const context = { url: PAGE_URL, text: new PageText([page]), rules, now: 0, limits: LIMITS }
  return applyRules(document, context).rules.map((rule) => rule.kind === 'done' && rule.value)
}

function text(selector: string) {
  return { selectors: [selector], attrs: ['text'] }
}

describe('rules that name what they read', () => {
  it.each<[string, Short, unknown]>([
    ['by tag', { a: text('h1'), b: text('LI a') }, ['One two', 'four']],
    ['by class', { a: text('.Big'), b: text('body > .big') }, ['One two', null]],
    ['by class, in SVG', { a: text('svg .big') }, ['five']],
    ['by an id with a reference', { a: text('#abc') }, ['three']],
    ['by attribute', { a: text('[data-x]'), b: text('[DATA-X="1"]') }, ['three', 'three']],
    ['not by what stands in a value', { a: text('[class=none]') }, [null]],
    [
      'by place, below others',
      { a: { selectors: ['ul'], rules: { b: text('li:first-child') } } },
      [{ b: 'out four' }],
    ],
    [
      'by attribute, an address',
      { a: { selectors: ['a'], attrs: ['href'] } },
      ['https://site.test/base/x'],
    ],
    [
      'in rules below others',
      { a: { selectors: ['ul'], rules: { b: text('li + li') } } },
      [{ b: 'out' }],
    ],
    ['in quirks mode', { a: text('.bIG') }, ['One two']],
  ])('%s', (name, short, expected) => {
    const page = name === 'in quirks mode' ? PAGE : `<!doctype html>${PAGE}`
    expect(read(short, page)).toEqual(expected)
  })
})

describe('rules that may read any text', () => {
  it.each<[string, Short]>([
    ['have no selector', { a: { attrs: ['text'] } }],
    ['take any element', { a: text('*'), b: text('h1') }],
    ['look at siblings', { a: text('ul + svg'), b: text('li ~ li') }],
    ['look at places', { a: text('li:first-child') }],
    ['begin with a combinator', { a: text('> h1') }],
    ['look at texts', { a: text('h1:contains("x")') }],
    ['leave out by texts', { a: { ...text('h1'), exclude: ['b:empty'] } }],
    ['read Markdown', { a: { selectors: ['h1'], attrs: ['markdown'] } }],
    ['do so below others', { a: { selectors: ['h1'], rules: { b: text('b:empty') } } }],
    [
      'find siblings of a match',
      { a: { selectors: ['li'], rules: { b: { selectors: ['b, + li'], attrs: ['class'] } } } },
    ],
    [
      'find later siblings of a match, further below',
      {
        a: { selectors: ['ul'], rules: { b: { selectors: ['li'], rules: { c: text('~ li') } } } },
      },
    ],
    ['name what an element has not', { a: text('[lang!=en]') }],
  ])('%s', (_, short) => {
    expect(read(short)).toBeUndefined()
  })
})

test('of any page the values are those of the whole tree', () => {
  const selectors = fc.constantFrom(
    ...['h1', 'a, b', 'p a', 'table > tbody td', '[a]', 'div [a] b', 'svg [href]', '[type=hidden]'],
    ...['template', 'body[a]', 'select option', 'html', 'x-y, p > b', 'i a'],
  )
  const rules = fc
    .tuple(selectors, selectors, fc.constantFrom('text', 'outerHTML', 'a'))
    .map(([outer, inner, attr]) => ({
      a: { selectors: [outer], all: true, attrs: [attr] },
      b: { selectors: [outer], all: true, rules: { c: { selectors: [inner], attrs: [attr] } } },
    }))
  fc.assert(
    fc.property(soup, rules, (markup, short) => {
      const all = rulesOf(short)
      const context = {
        url: PAGE_URL,
        text: new PageText([markup]),
        rules: all,
        now: 0,
        explain: true,
        limits: LIMITS,
      }
      const [whole, part] = [undefined, createReadTest(all)].map((isRead) => {
        return applyRules(parseDocument(markup, DOM_LIMITS, isRead).document, context)
      })
      expect(part).toEqual(whole)
    }),
    { numRuns: 1_000 },
  )
})
