import { LinkglassError } from '../contracts/errors.js'
import type { Query } from './query.js'
import type { QueryLimits, QueryOptions } from './query-options.js'
import { readQuery } from './read-query.js'

/**
 * The query of a request, checked, with every default applied. Decoding is that of
 * `application/x-www-form-urlencoded` (WHATWG URL, section 5.1), so `+` is a space.
 *
 * @param search the query string, with or without its `?`
 * @throws LinkglassError naming the parameter at fault: `EINVALURL`, `EINVALQUERY`, `EINVALDATA`,
 * `EINVALTTL`, `EINVALSTTL`, `EINVALPROXY`, `EINVALOVERLAYBG`, `EINVALFUNCTION`, `ENOBROWSER`
 */
export function parseQuery(search: string, options: QueryOptions): Query {
  refuseLong(search, options.limits)
  return readQuery(new URLSearchParams(search), options)
}

/** @throws LinkglassError `EINVALQUERY` for a text of too many bytes */
export function refuseLong(search: string, { queryBytes }: QueryLimits): void {
  const bytes = Buffer.byteLength(search)
  if (bytes <= queryBytes) return
  throw new LinkglassError(
    'EINVALQUERY',
    `The query string has ${bytes} bytes; at most ${queryBytes} are read.`,
  )
}
