/** Returns the list with the item. Replaces an empty list by `[item]`, to save memory. */
export function append<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item]
  list.push(item)
  return list
}
