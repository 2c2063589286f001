import { AsyncResource } from 'node:async_hooks'

const kept: object[] = []

/** Makes V8 keep the hidden class of `process.nextTick` objects, so that ticks stay fast. */
export function keepTickShape(): object {
  const [asyncId = '', triggerId = ''] = Object.getOwnPropertySymbols(new AsyncResource('TICK'))
  // Ids of ticks are doubles to V8, so that an integer would have another hidden class.
  const tick = { [asyncId]: 0.5, [triggerId]: 0.5, callback: keepTickShape, args: undefined }
  kept.push(tick)
  return tick
}
