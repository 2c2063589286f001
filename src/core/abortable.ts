/** How long to wait, and what to throw when it takes longer. */
export interface Timeout {
  readonly milliseconds: number
  readonly timedOut: () => Error
}

/**
 * Waits for `work`, but no longer than the signal or the limit allows. The work itself may go
 * on: the caller cleans up after it.
 */
export function abortable<T>(work: Promise<T>, signal: AbortSignal, limit?: Timeout): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(signal.reason)
    const timer = limit && setTimeout(() => reject(limit.timedOut()), limit.milliseconds)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    })
  })
}
