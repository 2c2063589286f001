/** Maximum number of cached results. A full cache is emptied. */
const MAX_RESULTS = 1_000

export function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const results = new Map<K, V>()
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known
    if (results.size === MAX_RESULTS) results.clear()
    const value = compute(key)
    results.set(key, value)
    return value
  }
}
