/** A value or a promise of it, as awaiting a value that is there costs a good part of a cache hit. */
export type MaybePromise<T> = T | Promise<T>

/** Calls `next` with the value: at once, or when the promise resolves. */
export function andThen<T, U>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<U>,
): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** Calls `work`, and `rescue` with its error. */
export function recover<T>(
  work: () => MaybePromise<T>,
  rescue: (error: unknown) => MaybePromise<T>,
): MaybePromise<T> {
  try {
    const value = work()
    return value instanceof Promise ? value.catch(rescue) : value
  } catch (error) {
    return rescue(error)
  }
}
