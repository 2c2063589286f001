import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDifferences } from '../../../src/lib/data/differences.js'

test('values are told apart as deep as they can be', () => {
  const expected = { price: 12.5, tags: ['a', 'b'], by: { name: 'Ann' }, gone: 1, date: null }
  const found = { price: 13, tags: ['a', 'c', 'd'], by: { name: 'Ann' }, date: { day: 1 } }
  expect([...findDifferences(expected, found)]).toEqual([
    { path: 'price', expected: 12.5, found: 13 },
    { path: 'tags.1', expected: 'b', found: 'c' },
    { path: 'tags.2', expected: undefined, found: 'd' },
    { path: 'gone', expected: 1, found: undefined },
    { path: 'date', expected: null, found: { day: 1 } },
  ])
})

test.each([
  [[], {}],
  [[1], { 0: 1 }],
  [null, {}],
  ['', null],
  [0, '0'],
])('%j is not %j', (one, other) => {
  expect([...findDifferences(one, other)]).toEqual([{ path: '', expected: one, found: other }])
})

test('there are differences exactly where two values differ', () => {
  const json = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(json, json, (one, other) => {
      const [a, b] = [one, other].map((value) => JSON.parse(JSON.stringify(value)))
      expect([...findDifferences(a, structuredClone(a))]).toEqual([])
      expect([...findDifferences(a, b)].length === 0).toBe(isDeepStrictEqual(a, b))
    }),
  )
})
