import { expect, it } from 'vitest'
import { findValueAt } from '../../../src/lib/data/value-at.js'

it('finds own values alone, at any depth', () => {
  const value = { a: { b: [1, 2] } }
  expect(findValueAt(value, ['a', 'b', '1'])).toBe(2)
  expect(findValueAt(value, [])).toBe(value)
  expect(findValueAt(value, ['a', 'constructor'])).toBeUndefined()
  expect(findValueAt(value, ['a', 'b', '1', 'c'])).toBeUndefined()
})

it('looks no further than the first missing step', () => {
  const steps = new Proxy(Array<string>(500_000).fill('x'), {
    get: (list, name, receiver) => {
      if (name === '1') throw new Error('looked further')
      return Reflect.get(list, name, receiver)
    },
  })
  expect(findValueAt({}, steps)).toBeUndefined()
})
