import { createFieldError, type LinkglassError } from '../../contracts/errors.js'
import { rejectOnAbort } from '../../lib/async/abortable.js'

export class VisitClock {
  readonly signal: AbortSignal
  readonly #until: number

  constructor(milliseconds: number, signal: AbortSignal) {
    this.#until = performance.now() + milliseconds
    this.signal = signal
  }

  get remaining(): number {
    return Math.max(1, this.#until - performance.now())
  }

  /** Returns the fraction `share` of the remaining milliseconds, but at most `max`. */
  getTimeout({ share, max = Number.POSITIVE_INFINITY }: { share: number; max?: number }): number {
    return Math.max(1, Math.min(this.remaining * share, max))
  }

  /** Waits for `work`. Throws `StepTimeout` after `milliseconds`, or when the visit's time is over. */
  async waitFor<T>(work: Promise<T>, milliseconds = this.remaining): Promise<T> {
    return rejectOnAbort(work, this.signal, {
      milliseconds: Math.min(milliseconds, this.remaining),
      timedOut: () => new StepTimeout(),
    })
  }
}

export class StepTimeout extends Error {
  override readonly message = 'there was no time left for it'
}

export function createVisitTimeoutError(cause?: unknown): LinkglassError {
  const text = 'The page could not be used in a browser in time.'
  const advice = 'Try again later, or raise `timeout`.'
  return createFieldError('EBRWSRTIMEOUT', 'url', text, { advice, cause })
}
