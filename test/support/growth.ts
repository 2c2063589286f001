import { expect } from 'vitest'
import { cpuTime } from './cpu.js'

/** Milliseconds below which a cost is noise. */
const LEAST = 5

const MOST_TRIES = 6

/**
 * Times the input, of which linear work costs as much and quadratic work the square. Caches that
 * are too small for the larger input make linear work cost about twice as much.
 */
const FACTOR = 8

/** Cost that is as far from linear as from quadratic. */
const MOST_GROWTH = FACTOR ** 1.5

/**
 * Throws if eight times the input costs 23 times as much.
 * @param prepare returns the work to measure
 */
export async function expectLinear(
  parts: number,
  prepare: (parts: number) => () => unknown,
): Promise<void> {
  const [small, large] = [prepare(parts), prepare(FACTOR * parts)]
  // Warm, so that compiling is not counted.
  await cpuTime(small)
  let [once, more, limit] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0]
  // A single run may be slowed by another thread, or by what else the machine does.
  for (let tries = 0; tries < MOST_TRIES && more >= limit; tries++) {
    once = Math.min(once, await cpuTime(small), await cpuTime(small))
    more = Math.min(more, await cpuTime(large))
    limit = MOST_GROWTH * Math.max(once, LEAST)
  }
  expect(more).toBeLessThan(limit)
}
