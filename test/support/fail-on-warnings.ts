import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'

/** Warnings of Node.js while one file of tests runs (`process`, event `warning`). */
const warnings: Error[] = []
const note = (warning: Error) => void warnings.push(warning)

process.on('warning', note)

afterAll(async () => {
  // They are told in the next turn of the loop.
  await nextTurn()
  process.off('warning', note)
  expect(warnings.map(({ stack }) => stack)).toEqual([])
})
