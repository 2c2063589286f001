import { AsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Stores an object with V8's hidden class of Node's ticks for the life of the process. Without it, V8 may drop the
 * class at a full garbage collection, and each `process.nextTick` (an answer has ten) then takes three times as long.
 */
export function keepTickShape(): object {
  const [asyncId = '', triggerId = ''] = Object.getOwnPropertySymbols(new AsyncResource('TICK'))
  // Ids of ticks are doubles to V8, so that an integer would have another hidden class.
  const tick = { [asyncId]: 0.5, [triggerId]: 0.5, callback: keepTickShape, args: undefined }
  kept.push(tick)
  return tick
}
