import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'

/** Warnings of Node.js during a test file. */
const warnings: Error[] = []
const note = (warning: Error) => {
  if (!isOfIoredis(warning)) warnings.push(warning)
}

/** Known warning: `ioredis` adds listeners to a lost cluster's old socket. */
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
