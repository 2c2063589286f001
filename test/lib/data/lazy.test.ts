import { expect, test, vi } from 'vitest'
import { computeOnce } from '../../../src/lib/data/lazy.js'

test('computes once, and not before it is asked', () => {
  const compute = vi.fn(() => ({ made: true }))
  const get = computeOnce(compute)
  expect(compute).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect([get(), compute.mock.calls.length]).toEqual([{ made: true }, 1])
})
