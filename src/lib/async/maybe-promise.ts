/** Value that may be ready without a promise, since a needless `await` would slow cache hits. */
export type MaybePromise<T> = T | Promise<T>

export function andThen<T, U>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<U>,
): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value)
}

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
