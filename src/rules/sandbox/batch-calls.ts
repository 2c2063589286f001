import type { CallContext } from '../../contracts/call-context.js'
import type { Value } from '../../contracts/result.js'
import type { RuleType } from '../../contracts/rules.js'
import type { LoopQuota } from '../../lib/async/loop-quota.js'
import type { TypeContext } from '../convert/index.js'

export interface Conversion extends Omit<TypeContext, 'onValue' | 'onDoubt'> {
  readonly type: RuleType
}

export type Evaluate = (
  source: string,
  inputs: readonly Value[],
  call: CallContext,
  conversion?: Conversion,
) => Promise<Value[]>

interface PendingCall {
  readonly input: Value
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}

/** Collects the calls of a function and runs them together in one sandbox. */
export function batchCalls(
  run: (inputs: readonly Value[]) => Promise<Value[]>,
  quota: LoopQuota,
): (input: Value) => Promise<Value> {
  let waiting: PendingCall[] = []
  const runWaitingCalls = async () => {
    if (quota.isBusy) return void setImmediate(runWaitingCalls)
    const calls = waiting
    waiting = []
    try {
      const values = await run(calls.map(({ input }) => input))
      for (const [index, call] of calls.entries()) {
        await quota.waitForTurn()
        call.resolve(values[index] ?? null)
      }
    } catch (error) {
      for (const call of calls) call.reject(error)
    }
  }
  return (input) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(runWaitingCalls)
      waiting.push({ input, resolve, reject })
    })
}
