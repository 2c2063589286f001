/** Beyond so many keys all are forgotten, and those still in use come back. */
const MOST = 1_000

/** `tell`, which tells the same again for a key that it was asked for before. */
export function memoized<K, V>(tell: (key: K) => V): (key: K) => V {
  const told = new Map<K, V>()
  return (key) => {
    const known = told.get(key)
    if (known !== undefined) return known
    if (told.size === MOST) told.clear()
    const value = tell(key)
    told.set(key, value)
    return value
  }
}
