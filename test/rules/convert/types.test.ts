import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RuleType } from '../../../src/contracts/rules.js'
import { toNumber } from '../../../src/rules/convert/readers.js'
import { cpuTime } from '../../support/cpu.js'
import { answer, extract, probed } from '../apply/support.js'

function ofText(type: RuleType, text: string) {
  const html = `<p title="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
  return answer(html, { selectors: ['p'], attrs: ['title'], type })
}

describe('number', () => {
  it.each([
    ['0', 0],
    ['42', 42],
    ['-1.5', -1.5],
    ['+7', 7],
    ['−3', -3],
    ['.5', 0.5],
    ['1e3', 1000],
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['1,299', 1299],
    ['1.299', 1.299],
    ['1.299.000', 1_299_000],
    ['1 299', 1299],
    ['1 299,50', 1299.5],
    ['1\u00a0299', 1299],
    ['1\u202f299,5', 1299.5],
    ["1'299.50", 1299.5],
    ['1’299', 1299],
    ['12,34,567.89', 1_234_567.89],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['0,125', 0.125],
    ['1,2345', 1.2345],
    ['$1,299.00', 1299],
    ['-$5', -5],
    ['$ -5', -5],
    ['€ 12,50', 12.5],
    ['12,50 €', 12.5],
    ['R$ 10', 10],
    ['US$10', 10],
    ['10 USD', 10],
    ['EUR 10', 10],
    ['199 kr', 199],
    ['99%', 99],
    ['１２３', 123],
    ['', null],
    ['abc', null],
    ['12 items', 12],
    ['1.2k', null],
    ['1,2,3', null],
    ['1,29,9', null],
    ['1.2.3', null],
    ['12:30', null],
    ['2024-01-01', null],
    ['1-2', null],
    ['--1', null],
    ['0x10', null],
    ['Infinity', null],
    ['1e999', null],
    ['NaN', null],
    ['$', null],
  ])('%j is %j', (text, expected) => {
    expect(toNumber(text)).toBe(expected)
  })

  it('reads what it is written as, in any grouping', () => {
    const styles = [
      ['en-US', ','],
      ['de-DE', '.'],
      ['fr-FR', ' '],
      ['de-CH', '’'],
      ['en-IN', ','],
    ] as const
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.constantFrom(...styles),
        (cents, [locale]) => {
          const value = cents / 100
          const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
          expect(toNumber(new Intl.NumberFormat(locale, digits).format(value))).toBe(value || 0)
        },
      ),
    )
  })

  it('gives a finite number or null for any text, in no time', async () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const value = toNumber(text)
        return value === null || Number.isFinite(value)
      }),
    )
    for (const text of [
      '1,'.repeat(50_000),
      '1 '.repeat(50_000),
      '$'.repeat(100_000),
      '1'.repeat(1e5),
    ]) {
      expect(await cpuTime(() => expect(toNumber(text)).toBe(null))).toBeLessThan(500)
    }
  })
})

describe('types of text', () => {
  it.each<[RuleType, string, unknown]>([
    ['auto', ' 1,299.00 ', ' 1,299.00 '],
    ['string', ' a ', ' a '],
    ['boolean', 'true', true],
    ['boolean', 'Yes', true],
    ['boolean', '0', false],
    ['boolean', 'off', false],
    ['boolean', 'maybe', null],
    ['title', ' a \n b ', 'a b'],
    ['description', ' a \n b ', 'a b'],
    ['publisher', ' a \n b ', 'a b'],
    ['author', 'By Jane Doe', 'Jane Doe'],
    ['lang', 'en-US', 'en'],
    ['lang', 'nonsense', null],
    ['date', '2020-09-22T09:33:36Z', '2020-09-22T09:33:36.000Z'],
    ['date', 'soon', null],
    ['price', 'from 1.299,00 € *', { amount: 1299, currency: 'EUR' }],
    ['price', 'free', null],
    ['ip', '8.8.8.8', '8.8.8.8'],
    ['ip', 'at [2001:db8::1]:80.', '2001:db8::1'],
    ['ip', 'your address is 2001:db8::1.', '2001:db8::1'],
    ['ip', 'from 10.0.0.1, then', '10.0.0.1'],
    ['ip', 'std::vector 1.2.3', null],
    ['ip', '256.1.1.1', null],
    ['url', '/x', 'https://site.test/x'],
    ['url', 'https://other.test', 'https://other.test/'],
    ['url', 'mailto:a@b.test', null],
    ['url', 'javascript:void(0)', null],
    ['url', 'data:,x', null],
    ['url', '   ', null],
    ['email', 'a@b.test, c.d+e@f.co.uk; a@b.test', ['a@b.test', 'c.d+e@f.co.uk']],
    [
      'email',
      `<a href="mailto:a.b@c.test?subject=x">'d@e.test' x=f@g.test`,
      ['a.b@c.test', 'd@e.test', 'f@g.test'],
    ],
    ['email', `${'a'.repeat(65)}@b.test ${'a'.repeat(64)}@b.test`, [`${'a'.repeat(64)}@b.test`]],
    ['email', 'icon@2x.png a@b @c.test', null],
    ['object', '{"a":1}', { a: 1 }],
    ['object', '[1]', [1]],
    ['object', '1', null],
    ['object', 'no', null],
    ['object', `${'['.repeat(1e5)}${']'.repeat(1e5)}`, null],
    ['regexp', '/a+b/gi', '/a+b/gi'],
    ['regexp', '^a.b$', '^a.b$'],
    ['regexp', 'a(', null],
    ['regexp', '/a/nope', null],
    ['image', '/i.png', probed('https://site.test/i.png')],
    ['logo', 'i.png', probed('https://site.test/dir/i.png')],
    ['video', 'v.mp4', probed('https://site.test/dir/v.mp4')],
    ['audio', 'a.mp3', probed('https://site.test/dir/a.mp3')],
    ['image', 'a.png 1x, b.png 2x', probed('https://site.test/dir/b.png')],
    ['image', 'data:image/png;base64,AA', null],
  ])('%s of %j is %j', async (type, text, expected) => {
    expect(await ofText(type, text)).toEqual(expected)
  })

  it('does not stall on hostile text', async () => {
    const types: RuleType[] = ['email', 'ip', 'url', 'image', 'boolean', 'regexp', 'date', 'author']
    const texts = [
      'a.'.repeat(5e4),
      'a@'.repeat(5e4),
      `${'a'.repeat(1e5)}@`,
      ':'.repeat(1e5),
      ' '.repeat(1e5),
    ]
    const spent = await cpuTime(async () => {
      for (const type of types) for (const text of texts) await ofText(type, text)
    })
    expect(spent).toBeLessThan(5_000)
  })
})

describe('types and the default attr', () => {
  it.each<[RuleType, string, unknown]>([
    ['title', '<h1>a &amp; <b>b</b></h1>', 'a & b'],
    ['number', '<h1><b>1</b>,299</h1>', 1299],
    ['string', '<h1>a <b>b</b></h1>', 'a <b>b</b>'],
    ['auto', '<h1>a <b>b</b></h1>', 'a <b>b</b>'],
    ['email', '<h1><a href="mailto:a@b.test">write</a></h1>', ['a@b.test']],
  ])('%s reads %s as %j', async (type, html, expected) => {
    expect(await answer(html, { selectors: ['h1'], type })).toEqual(expected)
  })
})

describe('a number that can be read in two ways', () => {
  const page = (lang: string) =>
    `<html${lang && ` lang="${lang}"`}><b content="1.299">1.299 €</b><i>1.299</i>` +
    '<script type="application/json">"1.299"</script>'
  const rules = {
    number: { selectors: ['b'], attrs: ['text'], type: 'number' },
    price: { selectors: ['b'], attrs: ['text'], type: 'price' },
    bare: { selectors: ['i', 'i'], all: true, attrs: ['text'], type: 'number' },
    declared: { selectors: ['b'], attrs: ['content'], type: 'number' },
    json: { selectors: ['script'], attrs: ['json'], type: 'number' },
  } as const

  it('is read as the page writes numbers', async () => {
    const { data, warnings } = await extract(page('de'), rules)
    expect({ data, warnings }).toEqual({
      data: {
        number: 1299,
        price: { amount: 1299, currency: 'EUR' },
        bare: [1299],
        declared: 1.299,
        json: 1.299,
      },
      warnings: [],
    })
  })

  it('is warned of once for each rule where nothing decides', async () => {
    const { data, warnings } = await extract(page(''), rules)
    expect({ data, warnings }).toEqual({
      data: {
        number: 1299,
        price: { amount: 1299, currency: 'EUR' },
        bare: [1.299],
        declared: 1.299,
        json: 1.299,
      },
      warnings: [
        {
          code: 'EAMBIGUOUS',
          message: '`data.bare`: `1.299` was read as 1.299, and may mean 1299.',
        },
      ],
    })
  })

  it('stays as it is where a function or JSON gives a number', async () => {
    const html = '<html lang="de"><b>[1.299]</b>'
    const number = { selectors: ['b'], attrs: ['json'], type: 'number' } as const
    expect(await answer(html, number)).toEqual([1.299])
    const evaluate = '() => 1.299'
    const given = await extract(
      html,
      { n: { ...number, evaluate }, p: { ...number, type: 'price', evaluate } },
      { evaluate: async (_, inputs) => inputs.map(() => 1.299) },
    )
    expect(given.data).toEqual({ n: 1.299, p: { amount: 1.299, currency: null } })
  })
})

describe('types in lists', () => {
  const list = (type: RuleType, attr = 'text') => ({
    selectors: ['a'],
    all: true,
    attrs: [attr],
    type,
  })
  it.each<[string, RuleType, string, string, unknown]>([
    ['null and empty values are dropped', 'auto', 'text', '<a>x</a><a></a><a>x</a>', ['x', 'x']],
    ['what is not of the type is dropped', 'number', 'text', '<a>1</a><a>x</a><a>0</a>', [1, 0]],
    [
      'addresses stand once',
      'url',
      'href',
      '<a href="/x"></a><a href="mailto:x"></a><a href="/x">',
      ['https://site.test/x'],
    ],
    [
      'emails are one list',
      'email',
      'text',
      '<a>a@b.test c@d.test</a><a>a@b.test</a><a>x</a>',
      ['a@b.test', 'c@d.test'],
    ],
    ['no match is an empty list', 'auto', 'text', '<p>', []],
  ])('%s', async (_, type, attr, html, expected) => {
    expect(await answer(html, list(type, attr))).toEqual(expected)
  })
})
