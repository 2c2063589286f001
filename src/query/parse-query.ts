import type { Query } from '../core/query.js'
import { WIRE_NAMES } from './parameters.js'
import type { QueryOptions } from './query-options.js'
import { parseQueryString } from './query-string.js'
import { readQuery } from './read-query.js'

/**
 * The query of a request, checked, with every default applied.
 *
 * @param search the query string, with or without its `?`
 * @throws LinkglassError naming the parameter at fault: `EINVALURL`, `EINVALQUERY`, `EINVALDATA`,
 * `EINVALTTL`, `EINVALSTTL`, `EINVALPROXY`, `EINVALOVERLAYBG`, `EINVALFUNCTION`, `ENOBROWSER`
 */
export function parseQuery(search: string, options: QueryOptions): Query {
  const unknown = new Map<string, string>()
  const { limits } = options
  const given = parseQueryString(search, WIRE_NAMES, limits, (key, value) =>
    unknown.set(key, value),
  )
  return readQuery(given, options, unknown)
}
