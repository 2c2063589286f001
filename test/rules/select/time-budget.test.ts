import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimeBudget } from '../../../src/rules/select/time-budget.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('work that is no selector’s takes none of the time', () => {
  const budget = createTimeBudget(1_000)
  const value = budget.runUntimed(() => {
    vi.advanceTimersByTime(5_000)
    return 'the main text'
  })
  expect(value).toBe('the main text')
  vi.advanceTimersByTime(1_000)
  budget.enterRule('data.text')
  vi.advanceTimersByTime(1)
  expect(() => budget.enterRule('data.rest')).toThrow(
    expect.objectContaining({
      code: 'EINVALDATA',
      message: '`data.rest`: selecting took longer than 1000 ms. Give simpler selectors.',
    }),
  )
})
