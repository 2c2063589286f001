import { computeOnce } from '../lib/data/lazy.js'

/** Loads the table of technologies and its reader at the first use, as few requests need them. */
export const loadTechnologies = computeOnce(() => import('./on-demand.js'))
