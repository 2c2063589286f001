/** Appends an item. Instead of an empty `list`, it returns a new one, which takes less memory. */
export function append<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item]
  list.push(item)
  return list
}
