import { computeOnce } from '../lib/data/lazy.js'

/** Loads the item reader at its first use, since few requests ask for an item. */
export const loadItems = computeOnce(() => import('./read-item.js'))
