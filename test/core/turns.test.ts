import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { Turns } from '../../src/core/turns.js'

const { signal: never } = new AbortController()

/** Takes a turn and notes its name when it has it. */
function taker(turns: Turns) {
  const order: string[] = []
  const take = (name: string, signal = never) => turns.take(signal).then(() => order.push(name))
  return { order, take }
}

test('lets so many in at once, and the others in the order in which they came', async () => {
  const turns = new Turns(2)
  const { order, take } = taker(turns)
  const all = ['a', 'b', 'c', 'd'].map((name) => take(name))
  await Promise.all(all.slice(0, 2))
  expect([order, turns.full, turns.queued]).toEqual([['a', 'b'], true, 2])
  turns.give()
  await all[2]
  turns.give()
  await all[3]
  expect([order, turns.queued, turns.idle]).toEqual([['a', 'b', 'c', 'd'], 0, false])
  turns.give()
  turns.give()
  expect([turns.full, turns.idle]).toEqual([false, true])
})

test('one who gives up while waiting is passed over and leaves nothing behind', async () => {
  const turns = new Turns(1)
  const { order, take } = taker(turns)
  const controller = new AbortController()
  await take('a')
  const left = take('b', controller.signal)
  const next = take('c')
  controller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(turns.queued).toBe(1)
  turns.give()
  await next
  expect(order).toEqual(['a', 'c'])
  expect(getEventListeners(controller.signal, 'abort')).toEqual([])
})

test('one who has given up before takes no turn', async () => {
  const turns = new Turns(1)
  await expect(turns.take(AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  expect(turns.idle).toBe(true)
})
