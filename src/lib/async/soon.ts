/**
 * A value that is often there already. Waiting for it all the same costs a turn and a promise at
 * each call on the way, which together are a good part of a hit.
 */
export type Soon<T> = T | Promise<T>

/** `next` of the value, at once where it is there. */
export function after<T, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** What `work` gives, or what `rescue` makes of what it throws, now or later. */
export function rescued<T>(work: () => Soon<T>, rescue: (error: unknown) => Soon<T>): Soon<T> {
  try {
    const value = work()
    return value instanceof Promise ? value.catch(rescue) : value
  } catch (error) {
    return rescue(error)
  }
}
