import { computeOnce } from '../lib/data/lazy.js'

export const loadTechnologies = computeOnce(() => import('./on-demand.js'))
