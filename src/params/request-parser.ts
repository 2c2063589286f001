import { LRUCache } from 'lru-cache'
import { createKnownOptions } from './known-options.js'
import type { Query } from './query.js'
import type { QueryOptions } from './query-options.js'
import { parseQuery, readQuery, refuseLong } from './read-query.js'
import {
  findPrivateHeaders,
  hasPrivateHeaders,
  type ServiceHeaders,
} from './readers/read-headers.js'

/** Queries that are remembered, and characters of each at most. */
const REMEMBERED = { queries: 2_000, characters: 2_000 }

/** Parameters by their names, dotted or not, as JSON has them. */
export type RequestParameters = Readonly<Record<string, unknown>>

/** Reads a query string, or an object of the same names, and the caller's private headers. */
export type ParseRequest = (request: string | RequestParameters, headers: ServiceHeaders) => Query

/**
 * Creates a parser that remembers queries, since link traffic repeats itself.
 * @param language asked of targets where the caller names none
 */
export function createRequestParser(options: QueryOptions, language: string): ParseRequest {
  const queries = new LRUCache<string, Query>({ max: REMEMBERED.queries })
  const known = createKnownOptions()
  const parse: ParseRequest = (request, headers) => {
    const own = { ...options, headers: findPrivateHeaders(headers) }
    const isText = typeof request === 'string'
    const query = isText ? parseQuery(request, own) : readQuery(Object.entries(request), own)
    return withLanguage(query, language)
  }
  return (request, headers) => {
    const isText = typeof request === 'string'
    const text = isText ? request : toSearch(request)
    if (text === undefined || text.length > REMEMBERED.characters || hasPrivateHeaders(headers))
      return parse(request, headers)
    const same = isText ? queries.get(text) : undefined
    if (same) return same
    if (isText) refuseLong(text, options.limits)
    const query = known.read(text) ?? known.remember(text, parse(request, headers))
    // Lists are long, and seldom name a link twice.
    if (isText) queries.set(text, query)
    return query
  }
}

/** Writes parameters as a query string; `undefined` if one is no text. */
function toSearch(request: RequestParameters): string | undefined {
  const isPlain = Object.values(request).every((value) => typeof value === 'string')
  return isPlain ? `${new URLSearchParams(request as Record<string, string>)}` : undefined
}

/** Adds the default language, which is part of the answer and so of its key. */
function withLanguage(query: Query, language: string): Query {
  return { ...query, headers: { 'accept-language': language, ...query.headers } }
}
