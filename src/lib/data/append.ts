/** Adds an item to a list and returns the list; a first item gets a new list, since `push` would make room for 17. */
export function append<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item]
  list.push(item)
  return list
}
