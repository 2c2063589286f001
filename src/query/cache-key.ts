import { createHash } from 'node:crypto'
import { META_FIELDS } from '../core/fields.js'
import type { Query } from '../core/query.js'
import type { Rule, Rules } from '../core/rules.js'

/**
 * One name for all spellings and orders of the same request: a SHA-256 over its URL and every
 * parameter, so that nothing of it (headers least of all) can be read back. `force` is not in
 * it: it replaces the copy that others are answered with. Nor are warnings about the request, which
 * are added to whatever it is answered with.
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

/** Of queries that are still in use: one that comes again is hashed once. */
const keys = new WeakMap<Query, string>()

function canonical({ force: _, warnings: __, ...query }: Query): unknown[] {
  return sorted({
    ...query,
    url: query.url.href,
    proxy: query.proxy?.href,
    meta: META_FIELDS.filter((field) => query.meta.has(field)),
    rules: canonicalRules(query.rules),
    filter: [...query.filter].sort(),
    iframe: query.iframe && sorted(Object.fromEntries(query.iframe)),
    pingFields: sorted(Object.fromEntries(query.pingFields)),
    headers: sorted(query.headers),
  })
}

/** The order of names says nothing; the order of alternatives does. */
function canonicalRules(rules: Rules): unknown {
  return [...rules]
    .sort(([a], [b]) => compare(a, b))
    .map(([name, alternatives]) => [name, alternatives.map(canonicalRule)])
}

function canonicalRule(rule: Rule): unknown {
  return sorted({ ...rule, data: rule.data && canonicalRules(rule.data) })
}

/** `undefined` becomes `null` within a list, so absence has one spelling too. */
function sorted(record: Readonly<Record<string, unknown>>): unknown[] {
  return Object.entries(record).sort(([a], [b]) => compare(a, b))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
