import { LRUCache } from 'lru-cache'
import type { Query } from '../core/query.js'
import { parseQuery } from './parse-query.js'
import type { QueryOptions } from './query-options.js'
import { hasPrivateHeaders, privateHeaders, type ServiceHeaders } from './read-headers.js'

/** Queries that are remembered as they were parsed, and how long one may be for that. */
const REMEMBERED = { queries: 2_000, characters: 2_000 }

/** The query of a request to the service: its query string, and the caller's private headers. */
export type ParseRequest = (search: string, headers: ServiceHeaders) => Query

/**
 * Link traffic repeats itself: the same text need not be read and hashed again and again.
 * @param language what targets are asked for where the caller names none
 */
export function createRequestParser(options: QueryOptions, language: string): ParseRequest {
  const queries = new LRUCache<string, Query>({ max: REMEMBERED.queries })
  const parse: ParseRequest = (search, headers) =>
    inLanguage(parseQuery(search, { ...options, headers: privateHeaders(headers) }), language)
  return (search, headers) => {
    if (search.length > REMEMBERED.characters || hasPrivateHeaders(headers)) {
      return parse(search, headers)
    }
    const known = queries.get(search)
    if (known) return known
    const query = parse(search, headers)
    queries.set(search, query)
    return query
  }
}

/** The language asked for is part of the answer, and so of its key, also where it is the default. */
function inLanguage(query: Query, language: string): Query {
  return { ...query, headers: { 'accept-language': language, ...query.headers } }
}
