/** Computes a value at first use, for tables that most starts do not need. */
export function lazy<T extends object | string>(compute: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= compute()
    return value
  }
}
