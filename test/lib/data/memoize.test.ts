import { expect, it } from 'vitest'
import { memoize, memoizeByObject } from '../../../src/lib/data/memoize.js'

it('asks once for each key, and forgets rather than grow', () => {
  const asked: number[] = []
  const double = memoize((key: number) => {
    asked.push(key)
    return 2 * key
  })
  const keys = Array.from({ length: 1_001 }, (_, index) => index)
  expect([7, 7, 7].map(double)).toEqual([14, 14, 14])
  expect(asked).toEqual([7])
  expect(keys.map(double)).toEqual(keys.map((key) => 2 * key))
  expect(asked).toHaveLength(1_001)
  expect(double(7)).toBe(14)
  expect(asked.slice(1_001)).toEqual([7])
})

it('asks once for each object, also where the answer is undefined', () => {
  const asked: object[] = []
  const find = memoizeByObject((key: { readonly name?: string }) => {
    asked.push(key)
    return key.name
  })
  const [nameless, named] = [{}, { name: 'a' }]
  expect([nameless, nameless, named, named, { name: 'a' }].map(find)).toEqual([
    undefined,
    undefined,
    'a',
    'a',
    'a',
  ])
  expect(asked).toEqual([nameless, named, { name: 'a' }])
})
