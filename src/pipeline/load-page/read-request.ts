import { readsHtml } from '../../contracts/caller-function.js'
import { OPTIONAL_FIELDS, type OptionalField } from '../../contracts/fields.js'
import type { Query } from '../../contracts/query.js'
import { firstStep } from '../../lib/data/value-at.js'
import type { ReadingLimits, ReadRequest } from '../read/index.js'

/**
 * What to read. A rule named like a field replaces it, and what is neither kept nor embedded is
 * not shown, so such fields need not be looked for.
 */
export function readRequestOf(
  { now, limits }: { readonly now: () => number; readonly limits: ReadingLimits },
  query: Query,
  url: string,
  headers: Readonly<Record<string, string>>,
  tellsShell = false,
): ReadRequest {
  const ruled = new Set(query.rules.map(([name]) => name))
  return {
    url,
    headers,
    wanted: new Set([...query.meta].filter((field) => !ruled.has(field) && shows(query, field))),
    optional: new Set(
      optionalFields(query).filter((field) => !ruled.has(field) && shows(query, field)),
    ),
    rules: query.rules,
    explain: query.explain,
    tellsShell,
    findsTechnologies: query.insights?.technologies === true,
    now: now(),
    limits,
  }
}

/** Whether anything is asked for that only the page can tell. */
export function needsPage(query: Query): boolean {
  const { meta, rules, insights } = query
  const fields = meta.size + optionalFields(query).length
  if (fields + rules.length > 0 || insights !== undefined) return true
  return query.function !== undefined && readsHtml(query.function)
}

function optionalFields({ video, audio, iframe }: Query): OptionalField[] {
  const wanted = { video, audio, iframe: iframe !== undefined }
  return OPTIONAL_FIELDS.filter((field) => wanted[field])
}

function shows({ filter, embed }: Query, field: string): boolean {
  const paths = embed === undefined ? filter : [embed]
  return paths.length === 0 || paths.some((path) => firstStep(path) === field)
}
