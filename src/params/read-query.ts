import { LinkglassError } from '../contracts/errors.js'
import { META_FIELDS, OPTIONAL_FIELDS } from '../contracts/fields.js'
import { OWN_FILES } from '../contracts/own-files.js'
import { getFirstStep } from '../lib/data/value-at.js'
import { OUTPUT } from './declarations/output-parameters.js'
import { REQUEST } from './declarations/request-parameters.js'
import { toBrowserOptions, VISIT } from './declarations/visit-parameters.js'
import { readOptions } from './kinds/group-kind.js'
import { asksForSomething } from './kinds/value.js'
import { toParameterTree } from './parameter-tree.js'
import { PARAMETERS, WIRE_NAMES } from './parameters.js'
import type { Query } from './query.js'
import type { QueryLimits, QueryOptions } from './query-options.js'
import { hasCredentials, refuseMisspeltUrl } from './readers/read-url.js'
import { type NamedValue, toCamelCase } from './shape.js'
import { UnknownNames } from './unknown-names.js'

/** @param search query string, with or without its `?` */
export function parseQuery(search: string, options: QueryOptions): Query {
  refuseTooLongQuery(search, options.limits)
  return readQuery(new URLSearchParams(search), options)
}

export function refuseTooLongQuery(search: string, { queryBytes }: QueryLimits): void {
  const bytes = Buffer.byteLength(search)
  if (bytes <= queryBytes) return
  const text = `The query string has ${bytes} bytes; at most ${queryBytes} are read.`
  throw new LinkglassError('EINVALQUERY', text)
}

/** @param pairs values by dotted name, such as `screenshot.type` */
export function readQuery(pairs: Iterable<NamedValue>, options: QueryOptions): Query {
  const { known, unknown: others } = toParameterTree(pairs, options.limits)
  const unknown = new UnknownNames()
  const given = (name: string) => known.get(name)
  const context = { ...options, unknown, others, given }
  if (!known.has('url')) refuseMisspeltUrl(others.keys())
  const { data: rules, ping, headers, ...request } = readOptions(REQUEST, given, context)
  const { url } = request
  const query = {
    ...request,
    ...ping,
    ...headers,
    rules,
    // Answers are not shared if the URL contains a user name or a password.
    personal: headers.personal || hasCredentials(url),
    browserOptions: toBrowserOptions(readOptions(VISIT, given, context), options.limits),
    ...readOptions(OUTPUT, given, context),
  }
  if (!query.function) warnOfUnknownParameters(unknown, others.keys(), url)
  // Some clients send all options, with `screenshot=false`. They get no warning.
  if (given('screenshot') === undefined) warnOfUselessOptions(unknown, given)
  warnOfUnknownPingFields(unknown, query)
  warnOfUselessFilter(unknown, query)
  return { ...query, warnings: unknown.warnings }
}
/** Unknown parameters that get no warning, since clients always send them. */
const CLIENT_PARAMETERS: ReadonlySet<string> = new Set(['delay'])

function warnOfUnknownParameters(unknown: UnknownNames, keys: Iterable<string>, url: URL): void {
  const hint = url.search === '' ? '' : ' If it belongs to the target’s address, encode `url`.'
  for (const name of new Set([...keys].map(getFirstStep))) {
    if (CLIENT_PARAMETERS.has(toCamelCase(name))) continue
    unknown.addUnknownNameWarning('', name, 'a parameter', WIRE_NAMES, hint)
  }
}

function warnOfUselessOptions(unknown: UnknownNames, given: (name: string) => unknown): void {
  for (const name of Object.keys(PARAMETERS.screenshot.options)) {
    if (!(name in PARAMETERS) && asksForSomething(given(name)))
      unknown.addUselessOptionWarning(name, 'screenshot')
  }
}

function warnOfUnknownPingFields(
  unknown: UnknownNames,
  { pingFields, rules }: Omit<Query, 'warnings'>,
): void {
  const known = new Set<string>([
    ...META_FIELDS,
    ...OPTIONAL_FIELDS,
    ...rules.map(([name]) => getFirstStep(name)),
  ])
  for (const first of new Set([...pingFields.keys()].map(getFirstStep))) {
    if (!known.has(first)) unknown.addUnknownNameWarning('ping.', first, 'a field or rule', known)
  }
}

function warnOfUselessFilter(unknown: UnknownNames, query: Omit<Query, 'warnings'>): void {
  const others = [...OPTIONAL_FIELDS, ...OWN_FILES, 'item', 'function', 'insights'] as const
  const made = others.filter((name) => query[name])
  const values = [...query.meta, ...made, ...query.rules.map(([name]) => name)]
  const known = new Set(values.map(getFirstStep))
  for (const first of new Set(query.filter.map(getFirstStep))) {
    if (!known.has(first))
      unknown.addUnknownNameWarning('filter=', first, 'a value of this answer', values)
  }
}
