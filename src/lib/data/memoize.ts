/** Maximum number of results in a cache; a full cache is emptied. */
const MOST = 1_000

/** Creates a function that calls `compute`, and caches its results by argument. */
export function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const told = new Map<K, V>()
  return (key) => {
    const known = told.get(key)
    if (known !== undefined) return known
    if (told.size === MOST) told.clear()
    const value = compute(key)
    told.set(key, value)
    return value
  }
}
