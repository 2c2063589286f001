type Items = typeof import('./read-item.js')

/** Loads the readers of items on first use: few requests ask for one. */
export function loadItems(): Promise<Items> {
  return import('./read-item.js')
}
