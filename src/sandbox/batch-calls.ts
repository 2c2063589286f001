import type { Value } from '../core/result.js'

/** Runs a caller's function over inputs; see `createSandbox`. */
export type Evaluate = (
  source: string,
  inputs: readonly Value[],
  signal: AbortSignal,
) => Promise<Value[]>

interface PendingCall {
  readonly input: Value
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers the calls of one function that are made in the same turn of the event loop into one:
 * a list of a thousand elements costs one sandbox, not a thousand.
 */
export function batchCalls(
  run: (inputs: readonly Value[]) => Promise<Value[]>,
): (input: Value) => Promise<Value> {
  let waiting: PendingCall[] = []
  const flush = async () => {
    const calls = waiting
    waiting = []
    try {
      const values = await run(calls.map(({ input }) => input))
      for (const [index, call] of calls.entries()) call.resolve(values[index] ?? null)
    } catch (error) {
      for (const call of calls) call.reject(error)
    }
  }
  return (input) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ input, resolve, reject })
    })
}
