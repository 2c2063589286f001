import { createHash } from 'node:crypto'
import type { FunctionRequest } from '../contracts/caller-function.js'
import { META_FIELDS } from '../contracts/fields.js'
import type { Query } from '../contracts/query.js'
import type { Rule, Rules } from '../contracts/rules.js'
import {
  canonicalBrowserOptions,
  canonicalInsights,
  canonicalPdf,
  canonicalScreenshot,
} from './browser/index.js'
import { type Canonical, canonicalBy, same } from './canonical.js'

/**
 * One name for all spellings and orders of the same request: a SHA-256 over its URL and every
 * parameter, so that nothing of it (headers least of all) can be read back. `force` is not in
 * it: it replaces the copy that others are answered with. Nor is `requireOk`, which judges that copy, nor
 * are warnings about the request, which are added to whatever it is answered with.
 */
export function cacheKeyOf(query: Query): string {
  const known = keys.get(query)
  if (known !== undefined) return known
  const key = createHash('sha256')
    .update(JSON.stringify(canonical(query)))
    .digest('base64url')
  keys.set(query, key)
  return key
}

/** For queries that are still in use: one that comes again is hashed once. */
const keys = new WeakMap<Query, string>()

/** The order of names says nothing; the order of alternatives does. */
function canonicalRules(rules: Rules): Canonical {
  return [...rules]
    .sort(([a], [b]) => compare(a, b))
    .map(([name, alternatives]) => [name, alternatives.map(canonicalRule)])
}

const canonicalRule = canonicalBy<Rule>({
  selectors: same,
  all: same,
  attrs: same,
  type: same,
  evaluate: same,
  data: (rules) => rules && canonicalRules(rules),
})

const canonicalFunction = canonicalBy<FunctionRequest>({
  source: same,
  size: same,
  parameters: sortedPairs,
})

/** Neither what skips the cache nor what is decided for this request alone. */
type KeyPart = Exclude<keyof Query, 'force' | 'requireOk' | 'warnings'>

const canonical = canonicalBy<Pick<Query, KeyPart>>({
  url: ({ href }) => href,
  meta: (fields) => META_FIELDS.filter((field) => fields.has(field)),
  rules: canonicalRules,
  ping: same,
  pingFields: sortedPairs,
  palette: same,
  video: same,
  audio: same,
  iframe: (options) => options && sortedPairs(options),
  explain: same,
  filter: (paths) => [...paths].sort(),
  embed: same,
  headers: (headers) => sortedPairs(Object.entries(headers)),
  personal: same,
  cacheKey: same,
  ttl: same,
  staleTtl: same,
  timeout: same,
  retry: same,
  proxy: (proxy) => proxy?.href,
  prerender: same,
  browserOptions: canonicalBrowserOptions,
  screenshot: (options) => options && canonicalScreenshot(options),
  pdf: (options) => options && canonicalPdf(options),
  function: (request) => request && canonicalFunction(request),
  insights: (options) => options && canonicalInsights(options),
  filename: same,
})

/** `undefined` becomes `null` within a list, so absence has one spelling too. */
function sortedPairs(pairs: Iterable<readonly [string, Canonical]>): Canonical {
  return [...pairs].sort(([a], [b]) => compare(a, b))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
