import { AsyncResource } from 'node:async_hooks'

const kept: object[] = []

/** Keeps V8 from deleting the hidden class of `process.nextTick` objects, which makes ticks faster. */
export function keepTickHiddenClass(): object {
  const [asyncId = '', triggerId = ''] = Object.getOwnPropertySymbols(new AsyncResource('TICK'))
  // V8 treats ids of ticks as doubles, not as integers.
  const tick = { [asyncId]: 0.5, [triggerId]: 0.5, callback: keepTickHiddenClass, args: undefined }
  kept.push(tick)
  return tick
}
