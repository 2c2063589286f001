import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeadline } from '../../../src/lib/async/deadline.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('aborts when the time is up, and says after how long', () => {
  const { signal } = createDeadline(1_500)
  vi.advanceTimersByTime(1_499)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({
    code: 'ETIMEOUT',
    status: 500,
    message: 'The target took longer than 1.5 s to answer. Try again later, or raise `timeout`.',
    data: { url: 'The target took longer than 1.5 s to answer.' },
  })
})

test('aborts with the reason of a caller who leaves first, and keeps it', () => {
  const caller = new AbortController()
  const { signal } = createDeadline(1_500, caller.signal)
  caller.abort(new Error('left'))
  vi.advanceTimersByTime(2_000)
  expect(signal.reason).toEqual(new Error('left'))
})

test('once the time is up does not listen to a caller, who may stay for many calls', () => {
  const caller = new AbortController()
  createDeadline(1_500, caller.signal)
  vi.advanceTimersByTime(1_500)
  expect(getEventListeners(caller.signal, 'abort')).toEqual([])
})

test('has aborted from the start for a caller who has left', () => {
  const { signal } = createDeadline(1_500, AbortSignal.abort(new Error('left')))
  expect(signal.reason).toEqual(new Error('left'))
})

test('once cleared holds no timer and does not listen', () => {
  const caller = new AbortController()
  const { signal, clear } = createDeadline(1_500, caller.signal)
  clear()
  expect([vi.getTimerCount(), getEventListeners(caller.signal, 'abort')]).toEqual([0, []])
  caller.abort()
  vi.advanceTimersByTime(2_000)
  expect(signal.aborted).toBe(false)
})

test('ended, it aborts what is still at work, and holds no timer', () => {
  const caller = new AbortController()
  const { signal, end } = createDeadline(1_500, caller.signal)
  end()
  expect([vi.getTimerCount(), getEventListeners(caller.signal, 'abort')]).toEqual([0, []])
  expect(signal.reason).toMatchObject({
    code: 'ETIMEOUT',
    message: 'The request was answered already.',
  })
})
