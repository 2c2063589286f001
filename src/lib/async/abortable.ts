/** How long to wait, and what to throw when it takes longer. */
export interface Timeout {
  readonly milliseconds: number
  readonly timedOut: () => Error
}

/** One wait: it ends once, at once, by whichever of these comes first. */
export interface Wait<T> {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
  readonly reject: (reason: unknown) => void
}

/** A wait that the signal ends with its reason; `forget` is called when it ends, however it does. */
export function waitFor<T>(signal: AbortSignal, forget: () => void = () => {}): Wait<T> {
  const { promise, resolve, reject } = withResolvers<T>()
  const end = () => {
    signal.removeEventListener('abort', leave)
    forget()
  }
  const refuse = (reason: unknown) => {
    end()
    reject(reason)
  }
  const leave = () => refuse(signal.reason)
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  return {
    promise,
    resolve: (value) => {
      end()
      resolve(value)
    },
    reject: refuse,
  }
}

/**
 * Waits for `work`, but no longer than the signal or the limit allows. The work itself may go
 * on: the caller cleans up after it.
 */
export function abortable<T>(work: Promise<T>, signal: AbortSignal, limit?: Timeout): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const { promise, resolve, reject } = waitFor<T>(signal, () => clearTimeout(timer))
  work.then(resolve, reject)
  if (limit && !signal.aborted)
    timer = setTimeout(() => reject(limit.timedOut()), limit.milliseconds)
  return promise
}

/** `Promise.withResolvers`, which Node.js 20 lacks. */
function withResolvers<T>(): Wait<T> {
  let resolve: Wait<T>['resolve'] = () => {}
  let reject: Wait<T>['reject'] = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
