import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { Semaphore } from '../../../src/lib/async/semaphore.js'

const { signal: never } = new AbortController()

/** Takes a turn and notes its name when it has it. */
function taker(semaphore: Semaphore) {
  const order: string[] = []
  const take = (name: string, signal = never) =>
    semaphore.acquire(signal).then(() => order.push(name))
  return { order, take }
}

test('lets so many in at once, and the others in the order in which they came', async () => {
  const semaphore = new Semaphore(2)
  const { order, take } = taker(semaphore)
  const all = ['a', 'b', 'c', 'd'].map((name) => take(name))
  await Promise.all(all.slice(0, 2))
  expect([order, semaphore.isFull, semaphore.queuedCount]).toEqual([['a', 'b'], true, 2])
  semaphore.release()
  await all[2]
  semaphore.release()
  await all[3]
  expect([order, semaphore.queuedCount, semaphore.isIdle]).toEqual([['a', 'b', 'c', 'd'], 0, false])
  semaphore.release()
  semaphore.release()
  expect([semaphore.isFull, semaphore.isIdle]).toEqual([false, true])
})

test('one who gives up while waiting is passed over and leaves nothing behind', async () => {
  const semaphore = new Semaphore(1)
  const { order, take } = taker(semaphore)
  const controller = new AbortController()
  await take('a')
  const left = take('b', controller.signal)
  const next = take('c')
  controller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(semaphore.queuedCount).toBe(1)
  semaphore.release()
  await next
  expect(order).toEqual(['a', 'c'])
  expect(getEventListeners(controller.signal, 'abort')).toEqual([])
})

test('one who has given up before takes no turn', async () => {
  const semaphore = new Semaphore(1)
  await expect(semaphore.acquire(AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  expect(semaphore.isIdle).toBe(true)
})
