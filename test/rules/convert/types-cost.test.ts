import { expect, test } from 'vitest'
import { toIp, toNumber } from '../../../src/rules/convert/readers.js'
import { cpuTime } from '../../support/cpu.js'

test('an address is looked for in a text of nothing but dots', async () => {
  expect(await cpuTime(() => toIp('.'.repeat(150_000)))).toBeLessThan(500)
  expect(toIp('192.0.2.1...')).toBe('192.0.2.1')
})

test.each([
  ['digits', '1'],
  ['groups', '1,'],
  ['signs and spaces', '- '],
  ['units', 'USD '],
  // One character that becomes eighteen in its compatible form (NFKC).
  ['a ligature', '\ufdfa'],
])('a number is looked for a thousand times in a text of %s', async (_, piece) => {
  const text = piece.repeat(500 / piece.length)
  const spent = await cpuTime(() => {
    for (let turn = 0; turn < 1_000; turn++) toNumber(`${text.slice(1)}x`)
  })
  expect(spent).toBeLessThan(1_500)
})
