import { describe, expect, test } from 'vitest'
import { addressOf, placeAt } from '../../playground/state/request/location.js'
import { toSearch } from '../../playground/state/request/parameters.js'
import {
  aboutPage,
  askedSearch,
  completeAddress,
  fromSearch,
  type Request,
  toParameters,
} from '../../playground/state/request/request.js'
import { hintFor, newAlternative, newRow, type Row } from '../../playground/state/rules/rules.js'
import { withOptions } from '../../scripts/docs-parameters.js'
import type { Parameter } from '../../src/params/kinds/parameter.js'
import { PARAMETERS } from '../../src/params/parameters.js'

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
        newRow({ name: 'a', alternatives: [newAlternative({ selector: 'p' })] }),
        newRow({ name: 'a', alternatives: [newAlternative({ selector: 'q' })] }),
      ],
      [['data.a.selector', 'p']],
    ],
  ])('%s', (_, rows, expected) => {
    expect(toParameters({ url, rows, options: [] })).toEqual([['url', url], ...expected])
  })
})

test('a link gives back the request that it was made of', () => {
  const request: Request = { url, rows: [price, cards], options: [['ttl', '1h']] }
  const read = fromSearch(toSearch(toParameters(request)))
  expect(toParameters(read)).toEqual(toParameters(request))
  expect(read.rows.map(({ name }) => name)).toEqual(['price', 'cards'])
})

test.each([
  ['', { url: '', rows: [], options: [] }],
  ['data=x', { url: '', rows: [], options: [['data', 'x']] }],
  ['data.a=x&url=u', { url: 'u', rows: [], options: [['data.a', 'x']] }],
])('a link that is no request (%s) is read as far as it goes', (search, expected) => {
  expect(fromSearch(search)).toEqual(expected)
})

test('a link cannot reach an object’s prototype', () => {
  const { rows } = fromSearch('data.__proto__.selector=p&data.constructor.selector=q')
  expect(rows.map(({ name }) => name)).toEqual(['__proto__', 'constructor'])
  expect(Object.hasOwn(Object.prototype, 'selector')).toBe(false)
})

/** A query's parameters, whatever their order. */
function sorted(search: string): string[] {
  return search.split('&').toSorted()
}

describe('nothing of a question is lost on its way through the page', () => {
  const parameters = Object.entries<Parameter>(PARAMETERS)
    .filter(([name]) => name !== 'url')
    .flatMap(([name, parameter]) => withOptions(name, parameter).slice(0, 1))

  test.each(parameters)('the parameter %s, as its documentation writes it', (_, { example }) => {
    const search = `url=${encodeURIComponent(url)}&${example}`
    const place = placeAt({ search: `?${search}`, hash: '' })
    const address = addressOf(place)
    const [path, again = ''] = address.split('?')
    const decode = (text: string) => toSearch([...new URLSearchParams(text)])
    expect([path, sorted(decode(again))]).toEqual(['/playground', sorted(decode(search))])
  })

  test.each([
    'meta=false&meta=true',
    'data.a.selector=p&data.a.selector=q',
    'data.a=nothing',
    'data.a=%7B%22x.y%22%3A1%7D',
    'data.a.selector.0=p&data.a.selector.1=q&data.a.attr.0=href&data.a.attr.1=src',
    'data.a.selector=p&data.a.type.0=number&data.a.type.1=string',
    'data.a.attr=markdown',
    'data.a.evaluate=%28html%29+%3D%3E+html.length',
    'nosuch=1&headers.user-agent=a',
    'force&palette=',
  ])('%s', (parameters) => {
    const search = `url=x&${parameters}`
    const given = toSearch([...new URLSearchParams(search)])
    expect(sorted(toSearch(toParameters(fromSearch(search))))).toEqual(sorted(given))
  })

  test.each<[string, string, string]>([
    [
      'rules as JSON',
      'data.a=[{"selector":"h1"},{"selector":"h2","attr":["title","text"]}]',
      'data.a.0.selector=h1&data.a.1.selector=h2&data.a.1.attr.0=title&data.a.1.attr.1=text',
    ],
    ['all rules as JSON', 'data={"a":{"selectorAll":"p"}}', 'data.a.selectorAll=p'],
    ['nested rules in attr', 'data.a.attr.b.selector=i', 'data.a.data.b.selector=i'],
    ['snake case', 'data.a.selector_all=p', 'data.a.selectorAll=p'],
  ])('%s mean the same in dotted names', (_, parameters, expected) => {
    expect(decodeURIComponent(toSearch(toParameters(fromSearch(parameters))))).toBe(
      `url=&${expected}`,
    )
  })
})

test('what is asked gives the reasons, and never a bare value', () => {
  const request = fromSearch('url=u&embed=title&explain=false&ttl=1h&data.a.selector=p')
  expect(askedSearch(request)).toBe('url=u&ttl=1h&data.a.selector=p&explain=true')
  expect(askedSearch(fromSearch('ttl=1h'))).toBe('')
})

test('what is asked about the page alone opens it the same way', () => {
  const request = fromSearch(
    'url=u&meta.title=true&filter=title&headers.cookie=a&prerender=true&screenshot=true&data.a.selector=p',
  )
  expect(aboutPage(request, [['data.page.attr', 'outerHTML']])).toBe(
    'url=u&headers.cookie=a&prerender=true&meta=false&data.page.attr=outerHTML',
  )
})

test.each([
  ['?url=u&ttl=1h', '#code', '/playground?url=u&ttl=1h#code'],
  ['?url=u', '', '/playground?url=u'],
  ['', '#url=u&ttl=1h', '/playground?url=u&ttl=1h'],
  ['', '#code', '/playground'],
  ['', '', '/playground'],
])('the address %s%s is %s', (search, hash, expected) => {
  expect(addressOf(placeAt({ search, hash }))).toBe(expected)
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
