import { LRUCache } from 'lru-cache'
import { createOptionsCache } from './known-options.js'
import type { Query } from './query.js'
import type { QueryOptions } from './query-options.js'
import { parseQuery, readQuery, refuseTooLongQuery } from './read-query.js'
import {
  findPrivateHeaders,
  hasPrivateHeaders,
  type ServiceHeaders,
} from './readers/read-headers.js'

/** Maximum number of `queries` in the cache, and of `characters` in each of them. */
const REMEMBERED = { queries: 2_000, characters: 2_000 }

/** Parameters by name, dotted or nested, as in parsed JSON. */
export type RequestParameters = Readonly<Record<string, unknown>>

/** Reads a query string or an object of parameters, and the headers that the caller sends privately to the target. */
export type ParseRequest = (request: string | RequestParameters, headers: ServiceHeaders) => Query

/**
 * Creates a parser that caches queries, since many requests are alike.
 * @param language language to ask targets for if the caller names none
 */
export function createRequestParser(options: QueryOptions, language: string): ParseRequest {
  const queries = new LRUCache<string, Query>({ max: REMEMBERED.queries })
  const known = createOptionsCache()
  const parse: ParseRequest = (request, headers) => {
    const own = { ...options, headers: findPrivateHeaders(headers) }
    const isText = typeof request === 'string'
    const query = isText ? parseQuery(request, own) : readQuery(Object.entries(request), own)
    // The cache key includes the language, as it changes the answer.
    return { ...query, headers: { 'accept-language': language, ...query.headers } }
  }
  return (request, headers) => {
    const isText = typeof request === 'string'
    const text = isText ? request : toQueryString(request)
    if (text === undefined || text.length > REMEMBERED.characters || hasPrivateHeaders(headers))
      return parse(request, headers)
    const same = isText ? queries.get(text) : undefined
    if (same) return same
    if (isText) refuseTooLongQuery(text, options.limits)
    const query = known.getCachedQuery(text) ?? known.storeQuery(text, parse(request, headers))
    // Parameters given as an object come from long lists that seldom repeat a link, so they are not cached whole.
    if (isText) queries.set(text, query)
    return query
  }
}

/** Formats parameters as a query string; returns `undefined` if a value is not text. */
function toQueryString(request: RequestParameters): string | undefined {
  const isPlain = Object.values(request).every((value) => typeof value === 'string')
  return isPlain ? `${new URLSearchParams(request as Record<string, string>)}` : undefined
}
