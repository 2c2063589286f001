import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { createFinder } from '../../../src/rules/select/find.js'
import { compileSelectors } from '../../../src/rules/select/selector.js'

import { DOM_LIMITS } from '../../support/limits.js'

const PAGE = `<!doctype html><html><head><title>T</title></head><body>
  <h1 id="a">A</h1>
  <div id="b" class="x"><p id="c">one</p><p id="d">two</p></div>
  <div id="e"><p id="f" lang="en-GB">three</p><span id="g">x</span><p id="h" class="x">four</p></div>
  <form id="i"><input id="j"><input id="k" type="checkbox" checked></form>
  <svg id="l"><linearGradient id="m"/></svg>
  <template><p id="no">hidden</p></template>
</body></html>`

function ids(selectors: string | string[], page = PAGE) {
  const { document } = parseDocument(page, DOM_LIMITS)
  return createFinder(document)
    .find(compileSelectors([selectors].flat()), document)
    .map(({ attribs }) => attribs.id)
}

describe('CSS', () => {
  it.each([
    ['p', ['c', 'd', 'f', 'h']],
    ['.x', ['b', 'h']],
    ['html > body > div:nth-child(3) > p:nth-child(1)', ['f']],
    ['body > div:nth-of-type(2) > p:last-child', ['h']],
    ['#b > p + p', ['d']],
    ['p:nth-child(1 of .x)', ['h']],
    ['p:lang(en)', ['f']],
    ['div:has(> span)', ['e']],
    [':is(h1, span)', ['a', 'g']],
    ['p:not(.x)', ['c', 'd', 'f']],
    ['[id="c"], h1', ['a', 'c']],
    ['linearGradient', ['m']],
    [':scope > body > h1', ['a']],
    ['input:checked', ['k']],
    ['p:contains("three")', ['f']],
    ['p:contains(three)', ['f']],
    [':header', ['a']],
    ['input:text', ['j']],
    ['.missing', []],
  ])('%s', (selector, expected) => {
    expect(ids(selector)).toEqual(expected)
    // Of a page with many elements, those of a name are looked up.
    expect(ids(selector, PAGE + '<i></i>'.repeat(100))).toEqual(expected)
  })

  it('matches ids and classes in any case in quirks mode only', () => {
    expect(ids('#A', '<p id="a">')).toEqual(['a'])
    expect(ids('#A', '<!doctype html><p id="a">')).toEqual([])
  })
})

describe('jQuery forms look at the place in the result', () => {
  it.each([
    ['p:first', ['c']],
    ['p:last', ['h']],
    ['p:eq(1)', ['d']],
    ['p:nth(0)', ['c']],
    ['p:eq(-1)', ['h']],
    ['p:eq(9)', []],
    ['p:even', ['c', 'f']],
    ['p:odd', ['d', 'h']],
    ['p:lt(2)', ['c', 'd']],
    ['p:lt(-1)', ['c', 'd', 'f']],
    ['p:gt(1)', ['f', 'h']],
    ['p:gt(-2)', ['h']],
    ['p:not(:first)', ['d', 'f', 'h']],
    ['p:not(:first, :last)', ['d', 'f']],
    ['p:not(:eq(0)):first', ['d']],
    ['div:first p', ['c', 'd']],
    ['div:last > p:first', ['f']],
    ['div:first + div > span', ['g']],
    ['div:first ~ form input:last', ['k']],
    ['p:gt(0):lt(2)', ['d', 'f']],
    ['p:gt(0).x', ['h']],
    ['div p:first, h1', ['a', 'c']],
    [':first', [undefined]],
    ['span:first, p:last', ['g', 'h']],
  ])('%s', (selector, expected) => {
    expect(ids(selector)).toEqual(expected)
  })
})

describe('several selectors give a union', () => {
  it.each([
    [
      ['#h', '#a', '#c'],
      ['a', 'c', 'h'],
    ],
    [
      ['p', '.x'],
      ['b', 'c', 'd', 'f', 'h'],
    ],
    [
      ['p:last', 'h1'],
      ['a', 'h'],
    ],
  ])('%j, each element once, in document order', (selectors, expected) => {
    expect(ids(selectors)).toEqual(expected)
  })
})

describe('inside an element', () => {
  const inside = (selector: string) => {
    const { document } = parseDocument(PAGE, DOM_LIMITS)
    const finder = createFinder(document)
    const [scope] = finder.find(compileSelectors(['#e']), document)
    if (!scope) throw new Error('The page has lost its element.')
    return finder.find(compileSelectors([selector]), scope).map(({ attribs }) => attribs.id)
  }

  it.each([
    ['p', ['f', 'h']],
    ['> p', ['f', 'h']],
    [':scope > span', ['g']],
    ['div p', []],
    ['p:first', ['f']],
    ['p:last, span', ['g', 'h']],
    ['#c', []],
    ['#e', []],
  ])('%s', (selector, expected) => {
    expect(inside(selector)).toEqual(expected)
  })
})

describe('what can not be compiled says why', () => {
  it.each([
    ['', /empty/],
    ['p[', /./],
    ['p,,a', /./],
    ['p >', /ends in a combinator/],
    ['p, a ~', /ends in a combinator/],
    ['p:has(>)', /ends in a combinator/],
    ['p:has(b, > i +)', /ends in a combinator/],
    ['p:not(:is(a >))', /ends in a combinator/],
    ['p::text', /pseudo-elements/i],
    ['p:visible', /unknown pseudo-class :visible/i],
    ['p:eq', /:eq needs a whole number/],
    ['p:eq(x)', /:eq needs a whole number/],
    ['p:first(1)', /:first takes no argument/],
    ['p:not(:first, .x)', /stands alone/],
    ['div:has(p:first)', /unknown pseudo-class :first/i],
    ['svg|a', /namespace/i],
    ['123', /a name begins with a digit/],
    ['div > p:not(b 1a)', /a name begins with a digit/],
    ['[=x]', /an attribute has no name/],
    ['p:nth-child(x)', /./],
  ])('%s', (selector, reason) => {
    expect(() => compileSelectors([selector])).toThrow(reason)
  })
})

it('compiles the deepest selector that fits into 4 kB', () => {
  expect(ids(`${':not('.repeat(680)}p${')'.repeat(680)}`)).toEqual(['c', 'd', 'f', 'h'])
})
