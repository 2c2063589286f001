import { LinkglassError } from '../contracts/errors.js'
import { META_FIELDS, OPTIONAL_FIELDS } from '../contracts/fields.js'
import { OWN_FILES } from '../contracts/own-files.js'
import { firstStep } from '../lib/data/value-at.js'
import { OUTPUT } from './declarations/output-parameters.js'
import { REQUEST } from './declarations/request-parameters.js'
import { toBrowserOptions, VISIT } from './declarations/visit-parameters.js'
import { readOptions } from './kinds/group-kind.js'
import { isAskedFor } from './kinds/value.js'
import { toParameterTree } from './parameter-tree.js'
import { PARAMETERS, WIRE_NAMES } from './parameters.js'
import type { Query } from './query.js'
import type { QueryLimits, QueryOptions } from './query-options.js'
import { hasPassword, refuseMisspelt } from './readers/read-url.js'
import { toCamelCase } from './shape.js'
import { UnknownNames } from './unknown-names.js'

/**
 * Reads the query of a request, decoded as a form (WHATWG URL, 5.1), and applies every default.
 * @param search the query string, with or without its `?`
 * @throws LinkglassError that names the parameter at fault
 */
export function parseQuery(search: string, options: QueryOptions): Query {
  refuseLong(search, options.limits)
  return readQuery(new URLSearchParams(search), options)
}

/** @throws LinkglassError `EINVALQUERY` for a text of too many bytes */
export function refuseLong(search: string, { queryBytes }: QueryLimits): void {
  const bytes = Buffer.byteLength(search)
  if (bytes <= queryBytes) return
  throw new LinkglassError(
    'EINVALQUERY',
    `The query string has ${bytes} bytes; at most ${queryBytes} are read.`,
  )
}

/**
 * Reads each parameter by its declaration; the first mistake is thrown.
 * @param pairs dotted names as in a query string, with text or objects
 */
export function readQuery(
  pairs: Iterable<readonly [name: string, value: unknown]>,
  options: QueryOptions,
): Query {
  // Parameters beside those of the table are for a caller's function.
  const { known, unknown: others } = toParameterTree(pairs, options.limits)
  const unknown = new UnknownNames()
  const given = (name: string) => known.get(name)
  const context = { ...options, unknown, others, given }
  if (!known.has('url')) refuseMisspelt(others.keys())
  const { data: rules, ping, headers, ...request } = readOptions(REQUEST, given, context)
  const { url } = request
  const query = {
    ...request,
    ...ping,
    ...headers,
    rules,
    // An address with a password in it answers only those who know the password.
    personal: headers.personal || hasPassword(url),
    browserOptions: toBrowserOptions(readOptions(VISIT, given, context), options.limits),
    ...readOptions(OUTPUT, given, context),
  }
  if (!query.function) noteParameters(unknown, others.keys(), url)
  // A caller who switches it off knows of it, as clients do that send all their options always.
  if (given('screenshot') === undefined) noteOptions(unknown, 'screenshot', given)
  notePing(unknown, query)
  noteFilter(unknown, query)
  return { ...query, warnings: unknown.warnings }
}
/** Names that clients of the protocol always send: `delay` is an option of recordings. */
const CLIENT_PARAMETERS: ReadonlySet<string> = new Set(['delay'])

/** Warns of unknown parameters, which may belong to a target that was not encoded. */
function noteParameters(unknown: UnknownNames, keys: Iterable<string>, url: URL): void {
  const hint = url.search === '' ? '' : ' If it belongs to the target’s address, encode `url`.'
  for (const name of new Set([...keys].map(firstStep))) {
    if (CLIENT_PARAMETERS.has(toCamelCase(name))) continue
    unknown.add('', name, 'a parameter', WIRE_NAMES, hint)
  }
}

/** Warns of each option without effect, since its parent is off; an option that is a parameter of its own has one. */
function noteOptions(
  unknown: UnknownNames,
  parent: 'screenshot',
  given: (name: string) => unknown,
): void {
  for (const name of Object.keys(PARAMETERS[parent].options ?? {})) {
    if (!(name in PARAMETERS) && isAskedFor(given(name))) unknown.addOption(name, parent)
  }
}

/** Warns of exceptions to `ping` that name neither a field nor a rule. */
function notePing(unknown: UnknownNames, { pingFields, rules }: Omit<Query, 'warnings'>): void {
  const known = new Set<string>([
    ...META_FIELDS,
    ...OPTIONAL_FIELDS,
    ...rules.map(([name]) => firstStep(name)),
  ])
  for (const path of pingFields.keys()) {
    const first = firstStep(path)
    if (!known.has(first)) unknown.add('ping.', first, 'a field or rule', known)
  }
}

/** Warns of paths to values that no answer to this query can have. */
function noteFilter(unknown: UnknownNames, query: Omit<Query, 'warnings'>): void {
  const optional = OPTIONAL_FIELDS.filter((field) => query[field])
  const files = OWN_FILES.filter((name) => query[name])
  const made = (['item', 'function', 'insights'] as const).filter((name) => query[name])
  const values = [
    ...query.meta,
    ...optional,
    ...files,
    ...made,
    ...query.rules.map(([name]) => name),
  ]
  for (const path of query.filter) {
    const first = firstStep(path)
    if (values.some((name) => firstStep(name) === first)) continue
    unknown.add('filter=', first, 'a value of this answer', values)
  }
}
