/** Maximum number of cached results. A full cache is emptied. */
const MAX_RESULTS = 1_000

export function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const told = new Map<K, V>()
  return (key) => {
    const known = told.get(key)
    if (known !== undefined) return known
    if (told.size === MAX_RESULTS) told.clear()
    const value = compute(key)
    told.set(key, value)
    return value
  }
}
