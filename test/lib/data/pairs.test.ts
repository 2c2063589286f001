import { expect, test } from 'vitest'
import { parsePairs } from '../../../src/lib/data/pairs.js'

test('a table as text: keys and values by turns, over any number of lines', () => {
  const table = parsePairs(`
    α alpha  { {
    est -300
  `)
  expect([...table]).toEqual([
    ['α', 'alpha'],
    ['{', '{'],
    ['est', '-300'],
  ])
})
