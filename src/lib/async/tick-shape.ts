import { AsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps an object like those that `process.nextTick` creates, so that V8 never drops their hidden class at a garbage
 * collection. Without the class, each tick (an answer has ten) takes three times as long.
 */
export function keepTickShape(): object {
  const [asyncId = '', triggerId = ''] = Object.getOwnPropertySymbols(new AsyncResource('TICK'))
  // Ids of ticks are doubles to V8, so that an integer would have another hidden class.
  const tick = { [asyncId]: 0.5, [triggerId]: 0.5, callback: keepTickShape, args: undefined }
  kept.push(tick)
  return tick
}
