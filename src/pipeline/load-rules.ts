import { computeOnce } from '../lib/data/lazy.js'

/** Loaded once, since each `import()` is slow. */
export const loadRules = computeOnce(() => import('../rules/index.js'))
