/** Adds an item to a list and returns the list. A first item gets a new list, which saves memory. */
export function append<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item]
  list.push(item)
  return list
}
