import { describe, expect, test } from 'vitest'
import {
  completeAddress,
  fromSearch,
  type Request,
  toParameters,
  toSearch,
} from '../../playground/state/request.js'
import { hintFor, newAlternative, newRow, type Row } from '../../playground/state/rules.js'

const url = 'https://example.com/?a=1&b=2#c'

const price = newRow({
  name: 'price',
  alternatives: [
    newAlternative({ selector: '.price', type: 'number' }),
    newAlternative({ selector: 'meta[itemprop=price]', attr: 'content' }),
  ],
})
const cards = newRow({
  name: 'cards',
  alternatives: [
    newAlternative({
      selector: '.card',
      all: true,
      children: [
        newRow({ name: 'title', alternatives: [newAlternative({ selector: 'h2' })] }),
        newRow({ name: 'link', alternatives: [newAlternative({ selector: 'a', attr: 'href' })] }),
      ],
    }),
  ],
})

describe('the parameters of a request', () => {
  test.each<[string, readonly Row[], [string, string][]]>([
    ['no rules', [], []],
    [
      'alternatives by index',
      [price],
      [
        ['data.price.0.selector', '.price'],
        ['data.price.0.attr', 'text'],
        ['data.price.0.type', 'number'],
        ['data.price.1.selector', 'meta[itemprop=price]'],
        ['data.price.1.attr', 'content'],
      ],
    ],
    [
      'nested rules in place of an attribute',
      [cards],
      [
        ['data.cards.selectorAll', '.card'],
        ['data.cards.data.title.selector', 'h2'],
        ['data.cards.data.title.attr', 'text'],
        ['data.cards.data.link.selector', 'a'],
        ['data.cards.data.link.attr', 'href'],
      ],
    ],
    ['a rule without a name is left out', [newRow({ alternatives: price.alternatives })], []],
    ['a rule without a selector is left out', [newRow({ name: 'price' })], []],
    ['a name with a dot is left out', [newRow({ ...price, name: 'a.b' })], []],
    [
      'the first of two equal names is asked',
      [
        newRow({ name: 'a', alternatives: [newAlternative({ selector: 'p', attr: '' })] }),
        newRow({ name: 'a', alternatives: [newAlternative({ selector: 'q' })] }),
      ],
      [['data.a.selector', 'p']],
    ],
  ])('%s', (_, rows, expected) => {
    expect(toParameters({ url, rows })).toEqual([['url', url], ...expected])
  })
})

test('a link gives back the request that it was made of', () => {
  const request: Request = { url, rows: [price, cards] }
  const read = fromSearch(toSearch(toParameters(request)))
  expect(toParameters(read)).toEqual(toParameters(request))
  expect(read.rows.map(({ name }) => name)).toEqual(['price', 'cards'])
})

test.each([
  ['', { url: '', rows: [] }],
  ['data=x', { url: '', rows: [] }],
  ['data.a=x&url=u', { url: 'u', rows: [] }],
])('a link that is no request (%s) is read as far as it goes', (search, expected) => {
  expect(fromSearch(search)).toEqual(expected)
})

test('a link cannot reach an object’s prototype', () => {
  const { rows } = fromSearch('data.__proto__.selector=p&data.constructor.selector=q')
  expect(rows.map(({ name }) => name)).toEqual(['__proto__', 'constructor'])
  expect(Object.hasOwn(Object.prototype, 'selector')).toBe(false)
})

test.each([
  ['example.com/a', 'https://example.com/a'],
  ['  http://example.com ', 'http://example.com'],
  ['ftp://example.com', 'ftp://example.com'],
  ['localhost:80', 'https://localhost:80'],
  ['', ''],
])('the address %s is taken as %s', (typed, expected) => {
  expect(completeAddress(typed)).toBe(expected)
})

test.each<[Row, string | undefined]>([
  [price, undefined],
  [newRow(), undefined],
  [newRow({ name: 'price' }), 'Another rule has this name.'],
  [newRow({ name: 'other' }), 'Give it a CSS selector.'],
  [newRow({ name: 'a.b' }), 'A name has no dots: nest a rule instead.'],
  [newRow({ alternatives: price.alternatives }), 'Give it a name.'],
])('a rule under way is told what it lacks (%#)', (row, expected) => {
  expect(hintFor(row, [price, row])).toBe(expected)
})
