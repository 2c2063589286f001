/** Returns the list with an item added: the same list, or a new one if it was empty (which saves memory). */
export function append<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item]
  list.push(item)
  return list
}
