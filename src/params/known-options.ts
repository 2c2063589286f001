import { LRUCache } from 'lru-cache'
import type { Query } from './query.js'
import { hasCredentials, readUrl } from './readers/read-url.js'

const MAX_QUERIES = 500

/** Creates a cache of queries by their options, since many requests differ in nothing but the target. */
export function createOptionsCache() {
  const queries = new LRUCache<string, Query>({ max: MAX_QUERIES })

  /**
   * Returns the query of a query string whose options are cached; `undefined` if they are not.
   * @throws LinkglassError `EINVALURL`
   */
  function getCachedQuery(text: string): Query | undefined {
    const parts = splitQuery(text)
    const known = parts && queries.get(parts.options)
    if (!known) return undefined
    const url = readUrl(new URLSearchParams(parts.target).get('url'))
    return { ...known, url, personal: known.personal || hasCredentials(url) }
  }

  /** Caches a query by its options, unless it has warnings or a password in its target; returns the query. */
  function storeQuery(text: string, query: Query): Query {
    const parts =
      query.warnings.length > 0 || hasCredentials(query.url) ? undefined : splitQuery(text)
    if (parts) queries.set(parts.options, query)
    return query
  }

  return { getCachedQuery, storeQuery }
}

/** Splits off the target, which differs most between requests; returns `undefined` unless there is one `url=…`. */
function splitQuery(text: string) {
  const pairs = text.slice(text.startsWith('?') ? 1 : 0).split('&')
  const isTarget = (pair: string) => pair.startsWith('url=')
  const at = pairs.findIndex(isTarget)
  const [target] = at < 0 ? [] : pairs.splice(at, 1)
  if (target === undefined || pairs.some(isTarget)) return undefined
  return { target, options: pairs.join('&') }
}
