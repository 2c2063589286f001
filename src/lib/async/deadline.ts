import { createFieldError, LinkglassError } from '../../contracts/errors.js'

export interface Deadline {
  readonly signal: AbortSignal
  /** Stops the timer, without aborting the signal. */
  readonly clear: () => void
  /** Stops the timer and aborts the signal. */
  readonly end: () => void
  /** Lets the process end before the time is up. */
  readonly unref: () => void
}

/** Creates a signal that aborts with `ETIMEOUT` after `milliseconds`, or when `outer` aborts. */
export function createDeadline(milliseconds: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController()
  const leave = () => controller.abort(outer?.reason)
  const clear = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', leave)
  }
  const timer = setTimeout(() => {
    clear()
    controller.abort(createTimeoutError(milliseconds))
  }, milliseconds)
  if (outer?.aborted) leave()
  else outer?.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    clear,
    end: () => {
      clear()
      controller.abort(ANSWERED)
    },
    unref: () => void timer.unref(),
  }
}

/** Reason to abort after an answer. It is shared, since creating errors is slow. */
const ANSWERED = new LinkglassError('ETIMEOUT', 'The request was answered already.')

export function createTimeoutError(milliseconds: number): LinkglassError {
  const text = `The target took longer than ${milliseconds / 1000} s to answer.`
  const advice = 'Try again later, or raise `timeout`.'
  return createFieldError('ETIMEOUT', 'url', text, { advice })
}
