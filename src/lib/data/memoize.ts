/** Caches results. A full cache is emptied, which costs less than to note each use. */
export function memoize<K, V>(compute: (key: K) => V, maxResults = 1_000): (key: K) => V {
  const results = new Map<K, V>()
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known
    if (results.size === maxResults) results.clear()
    const value = compute(key)
    results.set(key, value)
    return value
  }
}

/** Caches results for as long as their keys are in use. */
export function memoizeByObject<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const known = results.get(key)
    if (known) return known.value
    const value = compute(key)
    results.set(key, { value })
    return value
  }
}
