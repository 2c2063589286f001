import { LinkglassError } from '../../contracts/errors.js'

export interface Deadline {
  readonly signal: AbortSignal
  /** Forgets the timer; the signal stays as it is. */
  readonly clear: () => void
  /** The same, and aborts what is still at work: nobody wants it any more. */
  readonly end: () => void
}

/**
 * One signal for everything a request does: it aborts after `milliseconds` with `ETIMEOUT`, or
 * with the reason of `outer` (the caller who left) if that comes first.
 */
export function deadline(milliseconds: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(timedOut(milliseconds)), milliseconds)
  const leave = () => controller.abort(outer?.reason)
  if (outer?.aborted) leave()
  else outer?.addEventListener('abort', leave, { once: true })
  const clear = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', leave)
  }
  return {
    signal: controller.signal,
    clear,
    end: () => {
      clear()
      controller.abort(ANSWERED)
    },
  }
}

/** One for all requests: nobody is told of it, and a stack is costly to note. */
const ANSWERED = new LinkglassError('ETIMEOUT', 'The request was answered already.')

export function timedOut(milliseconds: number): LinkglassError {
  const text = `The target took longer than ${milliseconds / 1000} s to answer.`
  return new LinkglassError('ETIMEOUT', `${text} Try again later, or raise \`timeout\`.`, {
    data: { url: text },
  })
}
