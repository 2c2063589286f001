type Items = typeof import('./read-item.js')

/** Loads the item reader at its first use, since few requests ask for an item. */
export function loadItems(): Promise<Items> {
  return import('./read-item.js')
}
