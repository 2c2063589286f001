import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoopBudget } from '../../../src/pipeline/read/loop-budget.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('much work at once leaves every turn of the loop time for others', async () => {
  const loopBudget = createLoopBudget(5)
  const order: string[] = []
  const piece = (name: string) => () => {
    vi.advanceTimersByTime(3)
    order.push(name)
  }
  const work = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => loopBudget.run(piece(name)))
  const others = (async () => {
    for (let turn = 1; turn <= 3; turn++) {
      await new Promise((resolve) => setImmediate(resolve))
      order.push(`turn ${turn}`)
    }
  })()
  await Promise.all([...work, others])
  expect(order).toEqual(['a', 'b', 'c', 'd', 'turn 1', 'e', 'f', 'turn 2', 'turn 3'])
})

test('gives what the work gives, and its error', async () => {
  const loopBudget = createLoopBudget(5)
  expect(await loopBudget.run(() => 7)).toBe(7)
  await expect(
    loopBudget.run(() => {
      throw new Error('no page')
    }),
  ).rejects.toThrow('no page')
})
