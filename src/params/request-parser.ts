import { LRUCache } from 'lru-cache'
import { memoize } from '../lib/data/memoize.js'
import type { Query } from './query.js'
import type { QueryOptions } from './query-options.js'
import { parseQuery, readQuery, refuseTooLongQuery } from './read-query.js'
import {
  findPrivateHeaders,
  hasPrivateHeaders,
  type ServiceHeaders,
} from './readers/read-headers.js'
import { hasCredentials, readUrl } from './readers/read-url.js'

const REMEMBERED = { queries: 2_000, options: 500, characters: 2_000 }

/** Parameters of a request by name. Names may have dots, or values may be nested as in JSON. */
export type RequestParameters = Readonly<Record<string, unknown>>

export type ParseRequest = (request: string | RequestParameters, headers: ServiceHeaders) => Query

/** Creates a parser that caches queries. `language` is the default `accept-language`. */
export function createRequestParser(options: QueryOptions, language: string): ParseRequest {
  // Many requests differ only in the target. Their options are parsed once.
  const queriesByOptions = new LRUCache<string, Query>({ max: REMEMBERED.options })
  const parse: ParseRequest = (request, headers) => {
    const own = { ...options, headers: findPrivateHeaders(headers) }
    const isText = typeof request === 'string'
    const query = isText ? parseQuery(request, own) : readQuery(Object.entries(request), own)
    // The default language is set here, since the cache key must include it.
    return { ...query, headers: { 'accept-language': language, ...query.headers } }
  }
  /** Parses a request without private headers. `text` is the request as a query string. */
  const parseWithKnownOptions = (request: string | RequestParameters, text: string) => {
    const parts = splitQuery(text)
    const known = parts && queriesByOptions.get(parts.options)
    if (known) return replaceTarget(known, parts.target)
    const query = parse(request, {})
    const isShared = query.warnings.length === 0 && !hasCredentials(query.url)
    if (parts && isShared) queriesByOptions.set(parts.options, query)
    return query
  }
  const parseText = memoize((text: string) => {
    refuseTooLongQuery(text, options.limits)
    return parseWithKnownOptions(text, text)
  }, REMEMBERED.queries)
  return (request, headers) => {
    const isText = typeof request === 'string'
    const text = isText ? request : toQueryString(request)
    if (text === undefined || text.length > REMEMBERED.characters || hasPrivateHeaders(headers))
      return parse(request, headers)
    // Objects are not cached whole. They come from long lists, which seldom repeat a link.
    return isText ? parseText(text) : parseWithKnownOptions(request, text)
  }
}

/** Formats parameters as a query string. Returns `undefined` if a value is not text. */
function toQueryString(request: RequestParameters): string | undefined {
  const isPlain = Object.values(request).every((value) => typeof value === 'string')
  return isPlain ? `${new URLSearchParams(request as Record<string, string>)}` : undefined
}

/** @throws LinkglassError `EINVALURL` */
function replaceTarget(query: Query, target: string): Query {
  const url = readUrl(new URLSearchParams(target).get('url'))
  return { ...query, url, personal: query.personal || hasCredentials(url) }
}

/** Separates the target from the options. Returns `undefined` unless `url=…` occurs once. */
function splitQuery(text: string) {
  const pairs = text.slice(text.startsWith('?') ? 1 : 0).split('&')
  const isTarget = (pair: string) => pair.startsWith('url=')
  const at = pairs.findIndex(isTarget)
  const [target] = at < 0 ? [] : pairs.splice(at, 1)
  if (target === undefined || pairs.some(isTarget)) return undefined
  return { target, options: pairs.join('&') }
}
