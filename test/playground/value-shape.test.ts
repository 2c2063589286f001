import { expect, test } from 'vitest'
import { findShape, type ValueShape } from '../../playground/state/rules/value-shape.js'
import type { Value } from '../../src/contracts/result.js'

const IMAGE = { url: 'https://a.test/a.png', type: 'png', width: 9, height: 9 }

test.each<[Value, ValueShape]>([
  [null, { kind: 'nothing' }],
  ['', { kind: 'nothing' }],
  ['words', { kind: 'text', text: 'words' }],
  [12.5, { kind: 'number', text: '12.5' }],
  [false, { kind: 'number', text: 'false' }],
  [
    { amount: 1290, currency: 'EUR' },
    { kind: 'number', text: '1290.00 EUR' },
  ],
  [
    { amount: 5, currency: null },
    { kind: 'number', text: '5.00' },
  ],
  ['2024-03-14T00:00:00.000Z', { kind: 'date', text: 'March 14, 2024' }],
  ['2024-03-14T06:30:00.000Z', { kind: 'date', text: 'March 14, 2024 at 6:30 AM' }],
  ['2024-03-14', { kind: 'date', text: 'March 14, 2024' }],
  ['2024-03-14T07:30:00+01:00', { kind: 'date', text: 'March 14, 2024 at 7:30 AM' }],
  ['2024-13-45', { kind: 'text', text: '2024-13-45' }],
  ['https://a.test/', { kind: 'link', url: 'https://a.test/', text: 'https://a.test/' }],
  ['javascript:x', { kind: 'text', text: 'javascript:x' }],
  [IMAGE, { kind: 'image', media: IMAGE }],
  [
    { text: 'Words', url: 'https://a.test/' },
    { kind: 'link', url: 'https://a.test/', text: 'Words' },
  ],
  [
    { text: 'Words', url: 'javascript:x' },
    { kind: 'table', table: { columns: ['text', 'url'], rows: [['Words', 'javascript:x']] } },
  ],
  [['a', 2], { kind: 'table', table: { columns: [''], rows: [['a'], [2]] } }],
  [
    [{ a: 1, b: null }, { a: 2 }, null],
    {
      kind: 'table',
      table: {
        columns: ['a', 'b', ''],
        rows: [
          [1, null, null],
          [2, null, null],
          [null, null, null],
        ],
      },
    },
  ],
])('%j is shown as what it is', (value, expected) => {
  expect(findShape(value)).toEqual(expected)
})
