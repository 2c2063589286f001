import type { Query } from '../core/query.js'
import type { QueryOptions } from './limits.js'
import { WIRE_NAMES } from './parameters.js'
import { readQuery } from './read.js'
import { readWire } from './wire.js'

export { cacheKeyOf } from './cache-key.js'
export type { Described } from './described.js'
export { type DurationInput, type HtmlInput, type QueryInput, readInput } from './input.js'
export type { QueryDefaults, QueryLimits, QueryOptions } from './limits.js'
export { PARAMETERS, type ParameterName } from './parameters.js'
export { stringifyQuery } from './stringify.js'
export { DEFAULT_USER_AGENT, deviceNames } from './visit/devices.js'

/**
 * The query of a request, checked, with every default applied.
 *
 * @param search the query string, with or without its `?`
 * @throws LinkglassError naming the parameter at fault: `EINVALURL`, `EINVALQUERY`, `EINVALDATA`,
 * `EINVALTTL`, `EINVALSTTL`, `EINVALPROXY`, `EINVALOVERLAYBG`, `ENOBROWSER`
 */
export function parseQuery(search: string, options: QueryOptions): Query {
  return readQuery(readWire(search, WIRE_NAMES, options.limits), options)
}
