import { computeOnce } from '../lib/data/lazy.js'

/** Loads the rules only once, because each `import()` is slow. */
export const loadRules = computeOnce(() => import('../rules/index.js'))
