import { computeOnce } from '../lib/data/lazy.js'

/** Loads the code of rules at its first use. (Each `import()` would ask Node's module loader again, which is slow.) */
export const loadRules = computeOnce(() => import('../rules/index.js'))
