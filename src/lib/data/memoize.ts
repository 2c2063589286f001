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
