import { expect, test } from 'vitest'
import { createLoopBudget } from '../../src/reading/loop-budget.js'

/** Keeps the process busy for so many milliseconds. */
function spend(milliseconds: number): void {
  const ends = performance.now() + milliseconds
  while (performance.now() < ends);
}

test('much work at once leaves every turn of the loop time for others', async () => {
  const loopBudget = createLoopBudget(5)
  const order: string[] = []
  const piece = (name: string) => () => {
    spend(3)
    order.push(name)
  }
  const work = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => loopBudget.run(piece(name)))
  const others = (async () => {
    await new Promise((resolve) => setImmediate(resolve))
    order.push('the others')
  })()
  await Promise.all([...work, others])
  expect(order.filter((name) => name.length === 1)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(order.indexOf('the others')).toBeLessThanOrEqual(4)
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
