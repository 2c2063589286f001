import { LinkglassError } from '../../contracts/errors.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import type { Evaluate } from './batch-calls.js'
import type { EvaluateTask, GuestLimits } from './protocol.js'
import { createSandboxPool, type SandboxPoolOptions } from './sandbox-pool.js'

export interface SandboxOptions
  extends Omit<GuestLimits, 'cpu'>,
    Pick<SandboxPoolOptions, 'workers' | 'queue' | 'spare'> {
  readonly timeout: number
}

/** Seconds that callers should wait before they repeat a refused call. */
const RETRY_AFTER = 2

/** Milliseconds that a worker has after the time limit to stop by itself. */
const GRACE = 100

export function createEvaluateSandbox(options: SandboxOptions) {
  const { timeout, memory, maxResult, output, spare, workers, queue } = options
  const limits = { cpu: timeout, memory, maxResult, output }
  const refusal = () =>
    createBusyError('Too many functions of `evaluate` are waiting.', RETRY_AFTER)
  const pool = createSandboxPool({ guest: 'evaluate', limits, workers, queue, spare, refusal })
  /** @throws LinkglassError `EINVALEVAL` if the function fails, `EBUSY` if too many calls wait */
  const evaluate: Evaluate = async (source, inputs, call, conversion) => {
    const { signal } = call
    const { thread, end } = await pool.lendThread(call)
    try {
      await thread.start(signal)
      const task: EvaluateTask = {
        kind: 'evaluate',
        source,
        inputs: JSON.stringify(inputs),
        now: Date.now(),
        conversion,
      }
      const report = await thread.ask(task, { signal, timeout: timeout + GRACE })
      if (report === 'late') throw createEvaluateError(`it took longer than ${timeout} ms`)
      if (!report) throw createEvaluateError('it ran out of memory')
      if (report.kind === 'done') return JSON.parse(report.outputs)
      throw createEvaluateError(report.kind === 'failed' ? report.message : 'it gave no result')
    } finally {
      end()
    }
  }
  return { evaluate, load: pool.load, close: pool.close }
}

function createEvaluateError(reason: string): LinkglassError {
  return new LinkglassError('EINVALEVAL', `The function failed: ${reason}.`)
}
