import { computeOnce } from '../lib/data/lazy.js'

/** Loads the code of rules only once, because each `import()` is slow. */
export const loadRules = computeOnce(() => import('../rules/index.js'))
