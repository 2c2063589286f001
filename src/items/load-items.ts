import { computeOnce } from '../lib/data/lazy.js'

/** Loads the item reader, which few requests need, at first use. */
export const loadItems = computeOnce(() => import('./read-item.js'))
