export interface Deferred<T> {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
  readonly reject: (reason: unknown) => void
}

/** Creates a promise that rejects when the signal aborts. */
export function createDeferred<T>(
  signal: AbortSignal,
  onSettled: () => void = () => {},
): Deferred<T> {
  const { promise, resolve, reject } = withResolvers<T>()
  const settle = () => {
    signal.removeEventListener('abort', abort)
    onSettled()
  }
  const fail = (reason: unknown) => {
    settle()
    reject(reason)
  }
  const abort = () => fail(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return {
    promise,
    resolve: (value) => {
      settle()
      resolve(value)
    },
    reject: fail,
  }
}

/** Waits for `work`, but rejects at an abort or the time limit. The work itself goes on. */
export function rejectOnAbort<T>(
  work: Promise<T>,
  signal: AbortSignal,
  limit?: { readonly milliseconds: number; readonly timedOut: () => Error },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const { promise, resolve, reject } = createDeferred<T>(signal, () => clearTimeout(timer))
  work.then(resolve, reject)
  if (limit && !signal.aborted)
    timer = setTimeout(() => reject(limit.timedOut()), limit.milliseconds)
  return promise
}

/** Replaces `Promise.withResolvers`, which Node.js 20 lacks. */
export function withResolvers<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => {}
  let reject: Deferred<T>['reject'] = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
