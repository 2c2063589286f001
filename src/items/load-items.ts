type Items = typeof import('./read-item.js')

let items: Promise<Items> | undefined

/** Loads the item reader at its first use, since few requests ask for an item. */
export function loadItems(): Promise<Items> {
  items ??= import('./read-item.js')
  return items
}
