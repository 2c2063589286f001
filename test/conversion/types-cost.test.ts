import { expect, test } from 'vitest'
import { toIp } from '../../src/conversion/simple.js'
import { cpuTime } from '../support/cpu.js'

test('an address is looked for in a text of nothing but dots', async () => {
  expect(await cpuTime(() => toIp('.'.repeat(150_000)))).toBeLessThan(500)
  expect(toIp('192.0.2.1...')).toBe('192.0.2.1')
})
