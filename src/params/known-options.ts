import { LRUCache } from 'lru-cache'
import type { Query } from './query.js'
import { hasPassword, readUrl } from './readers/read-url.js'

/** Query strings without target that are remembered. */
const REMEMBERED = 500

/** A query string in two parts, of which the first differs most between requests. */
interface Parts {
  readonly target: string
  readonly options: string
}

/** Creates a cache of queries by their text without the target: many requests differ in the target alone. */
export function createKnownOptions() {
  const queries = new LRUCache<string, Query>({ max: REMEMBERED })

  /**
   * Reads a query string whose options were remembered.
   * @throws LinkglassError `EINVALURL`
   */
  function read(text: string): Query | undefined {
    const parts = split(text)
    const known = parts && queries.get(parts.options)
    if (!known) return undefined
    const url = readUrl(new URLSearchParams(parts.target).get('url'))
    return { ...known, url, personal: known.personal || hasPassword(url) }
  }

  /** Remembers a query, unless its options were read with a look at its target; returns it. */
  function remember(text: string, query: Query): Query {
    const parts = query.warnings.length > 0 || hasPassword(query.url) ? undefined : split(text)
    if (parts) queries.set(parts.options, query)
    return query
  }

  return { read, remember }
}

/** Splits a query string; `undefined` unless it has one plain `url=…`. */
function split(text: string): Parts | undefined {
  const pairs = text.slice(text.startsWith('?') ? 1 : 0).split('&')
  const isTarget = (pair: string) => pair.startsWith('url=')
  const at = pairs.findIndex(isTarget)
  const [target] = at < 0 ? [] : pairs.splice(at, 1)
  if (target === undefined || pairs.some(isTarget)) return undefined
  return { target, options: pairs.join('&') }
}
