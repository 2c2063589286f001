import { OUTPUT } from './declarations/output-parameters.js'
import { REQUEST } from './declarations/request-parameters.js'
import { VISIT } from './declarations/visit-parameters.js'
import type { Parameter } from './kinds/parameter.js'

/** All parameters, in the order they are read and documented. */
export const PARAMETERS = { ...REQUEST, ...VISIT, ...OUTPUT }

/** Names that a query may have: parameters, and options with a short name such as `fullPage`. */
export const WIRE_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(PARAMETERS),
  ...Object.values<Parameter>(PARAMETERS).flatMap(({ isFlat, options = {} }) =>
    isFlat ? Object.keys(options) : [],
  ),
])
