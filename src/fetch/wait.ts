/** How long to wait, and what to throw when it takes longer. */
export interface Patience {
  readonly milliseconds: number
  readonly timedOut: () => Error
}

/**
 * Waits for `work`, but no longer than the signal or the patience allows. The work itself may go
 * on: whoever started it cleans up after it.
 */
export function wait<T>(work: Promise<T>, signal: AbortSignal, patience?: Patience): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(signal.reason)
    const timer = patience && setTimeout(() => reject(patience.timedOut()), patience.milliseconds)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    })
  })
}
