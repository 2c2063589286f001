import { computeOnce } from '../lib/data/lazy.js'

/** Loads the item reader at first use, since few requests need it. */
export const loadItems = computeOnce(() => import('./read-item.js'))
