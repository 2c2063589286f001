import { expect } from 'vitest'
import { cpuTime } from './cpu.js'

/** Milliseconds below which a cost is noise. */
const LEAST = 5

const MOST_TRIES = 6

/**
 * Throws if four times the input costs eight times as much.
 * @param prepare returns the work to measure
 */
export async function expectLinear(
  parts: number,
  prepare: (parts: number) => () => unknown,
): Promise<void> {
  const [small, large] = [prepare(parts), prepare(4 * parts)]
  // Warm, so that compiling is not counted.
  await cpuTime(small)
  let [once, fourTimes, limit] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0]
  // A single run may be slowed by another thread, or by what else the machine does.
  for (let tries = 0; tries < MOST_TRIES && fourTimes >= limit; tries++) {
    once = Math.min(once, await cpuTime(small), await cpuTime(small))
    fourTimes = Math.min(fourTimes, await cpuTime(large))
    limit = 8 * Math.max(once, LEAST)
  }
  expect(fourTimes).toBeLessThan(limit)
}
