import { expect, test, vi } from 'vitest'
import { computeOnce, loadOnce } from '../../../src/lib/data/lazy.js'

test('computes once, and not before it is asked', () => {
  const compute = vi.fn(() => ({ made: true }))
  const get = computeOnce(compute)
  expect(compute).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect([get(), compute.mock.calls.length]).toEqual([{ made: true }, 1])
})

test('loads once for all who ask, and again only after a failure', async () => {
  const load = vi.fn(async () => ({ made: true })).mockRejectedValueOnce(new Error('not yet'))
  const get = loadOnce(load)
  expect(load).not.toHaveBeenCalled()
  const failed = { status: 'rejected', reason: new Error('not yet') }
  expect(await Promise.allSettled([get(), get()])).toEqual([failed, failed])
  expect([await get(), load.mock.calls.length]).toEqual([{ made: true }, 2])
  expect(await get()).toBe(await get())
  expect(load).toHaveBeenCalledTimes(2)
})
