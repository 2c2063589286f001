import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBatchedCounter } from '../../../src/service/limits/batched-counter.js'
import { createFixedWindows } from '../../../src/service/limits/fixed-window.js'

const WINDOW = 60_000

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** A common count, and two processes that count there. */
function setUp() {
  const now = () => Date.now()
  const common = createFixedWindows({ maxCallers: 10, now })
  const process = () => createBatchedCounter(common, { maxCallers: 10, now })
  return { common, one: process(), other: process() }
}

function usedAt(count: { used: number } | undefined) {
  return count?.used
}

test('far from the limit, requests are counted at once and told together a moment later', async () => {
  const { common, one } = setUp()
  expect(one.tryIncrement('me', WINDOW, 100_000)).toBeUndefined()
  await one.increment('me', WINDOW)
  const counted = [1, 2, 3].map(() => usedAt(one.tryIncrement('me', WINDOW, 100_000)))
  expect([counted, usedAt(common.peek('me', WINDOW))]).toEqual([[2, 3, 4], 1])
  await vi.advanceTimersByTimeAsync(25)
  expect(usedAt(common.peek('me', WINDOW))).toBe(4)
})

test('what other processes counted is known with the next word from there', async () => {
  const { one, other } = setUp()
  await one.increment('me', WINDOW)
  await other.increment('me', WINDOW, 500)
  one.tryIncrement('me', WINDOW, 100_000)
  await vi.advanceTimersByTimeAsync(25)
  expect(usedAt(one.tryIncrement('me', WINDOW, 100_000))).toBe(503)
})

test.each([
  ['near the limit', 0, 1_000],
  ['with a small share of it left', 95_000, 100_000],
])('%s, each request is asked for', async (_, used, limit) => {
  const { common, one } = setUp()
  common.increment('me', WINDOW, used)
  await one.increment('me', WINDOW)
  expect(one.tryIncrement('me', WINDOW, limit)).toBeUndefined()
})

test('an old word is no word', async () => {
  const { one } = setUp()
  await one.increment('me', WINDOW)
  vi.advanceTimersByTime(51)
  expect(one.tryIncrement('me', WINDOW, 100_000)).toBeUndefined()
})

test('a window that is over is not counted in', async () => {
  const { one } = setUp()
  await one.increment('me', 20)
  vi.advanceTimersByTime(20)
  expect(one.tryIncrement('me', 20, 100_000)).toBeUndefined()
})
