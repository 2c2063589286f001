import { expect, test } from 'vitest'
import type { Data } from '../../playground/state/answer/answer.js'
import { exportCsv, toSafeCsv } from '../../playground/state/export/table.js'
import { newRow } from '../../playground/state/rules/rules.js'

const PRICES = [
  { amount: 89, currency: 'EUR' },
  { amount: 5, currency: null },
]

test.each<[string, Data, string[], string]>([
  [
    'fields, where there are no rules',
    { title: 'Lamps, all', lang: null },
    [],
    'title,lang\r\n"Lamps, all",\r\n',
  ],
  [
    'a list, a row for each of its items',
    { title: 'x', prices: PRICES },
    ['prices'],
    'amount,currency\r\n89,EUR\r\n5,\r\n',
  ],
  [
    'lists of one length side by side, with what is the same in each row',
    { names: ['a', 'b'], prices: PRICES, shop: 's' },
    ['names', 'prices', 'shop'],
    'names,prices.amount,prices.currency,shop\r\na,89,EUR,s\r\nb,5,,s\r\n',
  ],
  [
    'other lists below each other, since they may have left something out',
    { names: ['a', 'b', 'c'], prices: PRICES },
    ['names', 'prices'],
    'names,prices.amount,prices.currency\r\na,,\r\nb,,\r\nc,,\r\n,89,EUR\r\n,5,\r\n',
  ],
  ['rules that a filter left out', { title: 'x' }, ['gone'], 'title\r\nx\r\n'],
])('as CSV: %s', (_, data, names, expected) => {
  const rows = names.map((name) => newRow({ name }))
  expect(exportCsv({ data }, rows)).toBe(expected)
})

test('what a spreadsheet would run as a formula is text, numbers stay numbers', () => {
  expect(
    toSafeCsv([
      { a: '=1+1', b: -5, c: { d: '@x' } },
      { a: '+x', b: '-x', c: null },
    ]),
  ).toBe("a,b,c.d,c\r\n'=1+1,-5,'@x,\r\n'+x,'-x,,\r\n")
})
