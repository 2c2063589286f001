import { META_FIELDS, OPTIONAL_FIELDS } from '../contracts/fields.js'
import { OWN_FILES } from '../contracts/own-files.js'
import type { Query } from '../contracts/query.js'
import { firstStep } from '../lib/data/value-at.js'
import {
  isAskedFor,
  isPdfAskedFor,
  isScreenshotAskedFor,
  needBrowser,
  readBrowserOptions,
  readInsights,
  readPdf,
  readPrerender,
  readScreenshot,
  SCREENSHOT_OPTIONS,
} from './browser/index.js'
import { treeOf } from './parameter-tree.js'
import { PARAMETERS, WIRE_NAMES } from './parameters.js'
import type { QueryOptions } from './query-options.js'
import { readFunction } from './read-function.js'
import { refuseMisspelt } from './read-url.js'
import { readText } from './scalars.js'
import { camelCase } from './shape.js'
import { UnknownNames } from './unknown-names.js'

/**
 * Reads each parameter by its line of the table; the first mistake is thrown.
 * @param given dotted names as in a query string, with text or objects
 */
export function readQuery(
  given: Iterable<readonly [name: string, value: unknown]>,
  options: QueryOptions,
): Query {
  // Parameters beside those of the table are for a caller's function.
  const { known, unknown: others } = treeOf(given, options.limits)
  const unknown = new UnknownNames()
  const context = { ...options, unknown }
  const of = (name: string) => known.get(name)
  if (!known.has('url')) refuseMisspelt(others.keys())
  const url = PARAMETERS.url.read(of('url'), context)
  needBrowser('screenshot', isScreenshotAskedFor(of('screenshot')), options.browser)
  needBrowser('function', isAskedFor(of('function')), options.browser)
  needBrowser('pdf', isPdfAskedFor(of('pdf')), options.browser)
  const { headers, personal } = PARAMETERS.headers.read(of('headers'), context)
  const ttl = PARAMETERS.ttl.read(of('ttl'), context)
  const query = {
    url,
    meta: PARAMETERS.meta.read(of('meta'), context),
    rules: PARAMETERS.data.read(of('data'), context),
    filter: PARAMETERS.filter.read(of('filter'), context),
    embed: PARAMETERS.embed.read(of('embed'), context),
    palette: PARAMETERS.palette.read(of('palette'), context),
    video: PARAMETERS.video.read(of('video'), context),
    audio: PARAMETERS.audio.read(of('audio'), context),
    iframe: PARAMETERS.iframe.read(of('iframe'), context),
    ...PARAMETERS.ping.read(of('ping'), context),
    headers,
    // What an address says with a password in it is for who knows the password.
    personal: personal || url.username !== '' || url.password !== '',
    ttl,
    staleTtl: PARAMETERS.staleTtl.read(of('staleTtl'), {
      ttl,
      staleTtl: options.defaults.staleTtl,
    }),
    force: PARAMETERS.force.read(of('force'), context),
    cacheKey: PARAMETERS.cacheKey.read(of('cacheKey'), context),
    timeout: PARAMETERS.timeout.read(of('timeout'), context),
    retry: PARAMETERS.retry.read(of('retry'), context),
    explain: PARAMETERS.explain.read(of('explain'), context),
    requireOk: PARAMETERS.requireOk.read(of('requireOk'), context),
    proxy: PARAMETERS.proxy.read(of('proxy'), context),
    prerender: readPrerender(of('prerender'), options.browser),
    browserOptions: readBrowserOptions(of, options),
    screenshot: readScreenshot(of, options),
    pdf: readPdf(of),
    function: readFunction(of('function'), others, options.limits),
    insights: readInsights(of, context),
    filename: readText('filename', of('filename')),
  }
  if (!query.function) noteParameters(unknown, others.keys(), url)
  // Who switches it off knows of it, as clients do that send all their options always.
  if (of('screenshot') === undefined) noteOptions(unknown, 'screenshot', SCREENSHOT_OPTIONS, of)
  notePing(unknown, query)
  noteFilter(unknown, query)
  return { ...query, warnings: unknown.warnings }
}

/** What clients of the protocol send as a matter of course, and means nothing here: of recordings. */
const CLIENT_PARAMETERS: ReadonlySet<string> = new Set(['delay'])

/** Where the target's own query was not encoded, what followed its first `&` arrives as ours. */
function noteParameters(unknown: UnknownNames, keys: Iterable<string>, url: URL): void {
  const hint = url.search === '' ? '' : ' If it belongs to the target’s address, encode `url`.'
  for (const name of new Set([...keys].map(firstStep))) {
    if (CLIENT_PARAMETERS.has(camelCase(name))) continue
    unknown.add('', name, 'a parameter', WIRE_NAMES, hint)
  }
}

/** Options that are on beside a parent that is not; what is a parameter of its own means something. */
function noteOptions(
  unknown: UnknownNames,
  parent: string,
  options: readonly string[],
  of: (name: string) => unknown,
): void {
  for (const name of options) {
    if (!(name in PARAMETERS) && isAskedFor(of(name))) unknown.addOption(name, parent)
  }
}

/** An exception for what is neither a field nor a rule. */
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

/** A path to something that no answer to this query can have. */
function noteFilter(unknown: UnknownNames, query: Omit<Query, 'warnings'>): void {
  const optional = OPTIONAL_FIELDS.filter((field) => query[field])
  const files = OWN_FILES.filter((name) => query[name])
  const made = (['function', 'insights'] as const).filter((name) => query[name])
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
