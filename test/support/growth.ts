import { expect } from 'vitest'
import { cpuTime } from './cpu.js'

/** Milliseconds below which a cost is noise. */
const LEAST = 5

/**
 * Throws if four times the input costs eight times as much.
 * @param prepare returns the work to measure
 */
export async function expectLinear(
  parts: number,
  prepare: (parts: number) => () => unknown,
): Promise<void> {
  const small = prepare(parts)
  const cost = () => cpuTime(small)
  // Warm, so that compiling is not counted.
  await cost()
  const once = Math.min(await cost(), await cost(), await cost())
  const limit = 8 * Math.max(once, LEAST)
  const large = prepare(4 * parts)
  let fourTimes = await cpuTime(large)
  // Once may be what another thread of this process does meanwhile.
  for (let again = 0; again < 2 && fourTimes >= limit; again++) fourTimes = await cpuTime(large)
  expect(fourTimes).toBeLessThan(limit)
}
