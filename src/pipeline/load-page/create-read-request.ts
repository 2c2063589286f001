import { OPTIONAL_FIELDS, type OptionalField } from '../../contracts/fields.js'
import { getFirstStep } from '../../lib/data/value-at.js'
import type { Query } from '../../params/index.js'
import type { ReadingLimits, ReadRequest } from '../read/index.js'

/** Sets every property, since V8 is slow to add properties later. */
export function createReadRequest(
  { now, limits }: { readonly now: () => number; readonly limits: ReadingLimits },
  query: Query,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): ReadRequest {
  const ruled = new Set(query.rules.map(([name]) => name))
  const isWanted = (field: string) => !ruled.has(field) && isFieldShown(query, field)
  return {
    url,
    headers,
    wanted: new Set([...query.meta].filter(isWanted)),
    optional: new Set(listOptionalFields(query).filter(isWanted)),
    item: query.item && isWanted('item'),
    rules: query.rules,
    explain: query.explain,
    firstMediaOnly: !(query.explain || query.ping || query.pingFields.size > 0),
    fetchInfo: undefined,
    readToEnd: false,
    isOnLoop: false,
    detectShell: false,
    findsTechnologies: query.insights?.technologies === true,
    now: now(),
    limits,
  }
}

export function listOptionalFields({ video, audio, iframe }: Query): OptionalField[] {
  const wanted = { video, audio, iframe: iframe !== undefined }
  return OPTIONAL_FIELDS.filter((field) => wanted[field])
}

function isFieldShown({ filter, embed }: Query, field: string): boolean {
  const paths = embed === undefined ? filter : [embed]
  return paths.length === 0 || paths.some((path) => getFirstStep(path) === field)
}
