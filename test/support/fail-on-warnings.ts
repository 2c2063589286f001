import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'

/** Collects warnings of Node.js while one file of tests runs (`process`, event `warning`). */
const warnings: Error[] = []
const note = (warning: Error) => {
  if (!isOfIoredis(warning)) warnings.push(warning)
}

/**
 * A cluster that is lost is asked for again and again, and `ioredis` listens to the same old socket
 * each time until it has closed it, which it does in two seconds.
 */
function isOfIoredis({ stack = '' }: Error): boolean {
  return /StandaloneConnector\.disconnect[\s\S]*ClusterSubscriber\.selectSubscriber/.test(stack)
}

process.on('warning', note)

afterAll(async () => {
  // They are told in the next turn of the loop.
  await nextTurn()
  process.off('warning', note)
  expect(warnings.map(({ stack }) => stack)).toEqual([])
})
