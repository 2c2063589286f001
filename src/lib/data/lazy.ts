/** Creates a function that computes a value at its first call only. */
export function computeOnce<T extends object | string>(compute: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= compute()
    return value
  }
}
