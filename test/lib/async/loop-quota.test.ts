import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LoopQuota } from '../../../src/lib/async/loop-quota.js'

test('lets so many steps be done in one turn of the loop, in order', async () => {
  const quota = new LoopQuota(3)
  const done: number[] = []
  const steps = Array.from({ length: 8 }, (_, index) =>
    quota.waitForTurn().then(() => done.push(index)),
  )
  await Promise.all(steps.slice(0, 3))
  const counts = [done.length]
  while (done.length < 8) {
    await nextTurn()
    counts.push(done.length)
  }
  expect([done, quota.isBusy]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], false])
  expect(counts.filter((count, index) => count !== counts[index - 1])).toEqual([3, 6, 8])
})

test('gives back what was not used', async () => {
  const quota = new LoopQuota(2)
  await quota.waitForTurn()
  await nextTurn()
  await nextTurn()
  let done = 0
  for (const step of [quota.waitForTurn(), quota.waitForTurn(), quota.waitForTurn()])
    step.then(() => done++)
  await Promise.resolve()
  await Promise.resolve()
  expect(done).toBe(2)
})
