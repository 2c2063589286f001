import { AsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps an object of the hidden class of Node's ticks. V8 forgets the class at a full garbage collection if no tick
 * waits, and each `process.nextTick`, of which an answer takes ten, then takes three times as long for good.
 */
export function keepTickShape(): object {
  const [asyncId = '', triggerId = ''] = Object.getOwnPropertySymbols(new AsyncResource('TICK'))
  // Ids of ticks are doubles to V8, so that an integer would have another hidden class.
  const tick = { [asyncId]: 0.5, [triggerId]: 0.5, callback: keepTickShape, args: undefined }
  kept.push(tick)
  return tick
}
