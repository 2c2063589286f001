import type { MetaField } from '../contracts/fields.js'
import type { Rules } from '../contracts/rules.js'
import {
  INSIGHTS_OPTIONS,
  PDF_OPTIONS,
  SCREENSHOT_OPTIONS,
  VISIT_PARAMETERS,
} from './browser/index.js'
import type { Described } from './described.js'
import { type Ping, readIframe, readPaths, readPing } from './lists.js'
import type { QueryOptions } from './query-options.js'
import { readStaleTtl, readTimeout, readTtl } from './read-durations.js'
import { PRIVATE_PREFIX, readTargetHeaders, type TargetHeaders } from './read-headers.js'
import { readMeta } from './read-meta.js'
import { readProxy } from './read-proxy.js'
import { readRules } from './read-rules.js'
import { readUrl } from './read-url.js'
import { readBoolean, readCount, readText } from './scalars.js'
import type { UnknownNames } from './unknown-names.js'

/** What a parameter is read by beside its value. */
export interface ReadContext extends QueryOptions {
  readonly unknown: UnknownNames
}

/** One line of the table that the service reads queries by and its documentation is made from. */
export interface Parameter<Value, Context = ReadContext> extends Described {
  readonly read: (value: unknown, context: Context) => Value
}

function flag(name: string, description: string): Parameter<boolean> {
  return {
    type: 'boolean',
    default: 'false',
    description,
    example: `${name}=true`,
    read: (value) => readBoolean(name, value, false),
  }
}

const url: Parameter<URL> = {
  type: 'text',
  default: '',
  description:
    'The target page: a public address with `http://` or `https://` written out. Encode it, or what follows its first `&` is lost.',
  example: 'url=https%3A%2F%2Fexample.com%2F%3Fpage%3D1%26size%3D2',
  read: (value) => readUrl(value),
}

const meta: Parameter<ReadonlySet<MetaField>> = {
  type: 'boolean',
  default: 'true',
  description:
    'Metadata fields wanted: all, none, only those named `true`, or all but those named `false`.',
  example: 'meta.title=true&meta.image=true',
  read: (value, { unknown }) => readMeta(value, unknown),
}

const data: Parameter<Rules> = {
  type: 'object',
  default: '',
  description: 'Extraction rules by name; of a list of rules the first that finds a value wins.',
  example: 'data.price.selector=.price&data.price.type=number',
  read: (value, { limits, unknown }) => readRules(value, limits, unknown),
}

const filter: Parameter<readonly string[]> = {
  type: 'text',
  default: '',
  description:
    'Dotted paths to keep in `data`, separated by commas; a path into a list goes on in each of its items.',
  example: 'filter=title,image.url',
  read: (value) => readPaths('filter', value),
}

const embed: Parameter<string | undefined> = {
  type: 'text',
  default: '',
  description:
    'Dotted path of the value that is answered as the body itself; of an image, video or audio file its bytes.',
  example: 'embed=image.url',
  read: (value) => readText('embed', value),
}

const headers: Parameter<TargetHeaders> = {
  type: 'object',
  default: '',
  description: `Headers for the target, sent to its origin only. Sent as a request header \`${PRIVATE_PREFIX}NAME\` they are private: the answer is neither kept nor shared. Headers that belong to the connection are left out.`,
  example: 'headers.accept-language=de',
  read: (value, options) => readTargetHeaders(value, options.headers),
}

const ttl: Parameter<number> = {
  type: 'duration',
  default: '24h',
  description: 'How long the answer is kept: `1m` to `31d`, milliseconds, `min` or `max`.',
  example: 'ttl=1h',
  read: (value, { defaults }) => readTtl(value, defaults.ttl),
}

const staleTtl: Parameter<number | undefined, { ttl: number; staleTtl: number | undefined }> = {
  type: 'duration',
  default: 'false',
  description:
    'Age below `ttl` from which a copy is answered at once and refreshed in the background; `0` refreshes at every hit.',
  example: 'ttl=1d&staleTtl=1h',
  read: (value, own) => readStaleTtl(value, own.ttl, own.staleTtl),
}

const cacheKey: Parameter<string | undefined> = {
  type: 'text',
  default: '',
  description: 'A word that keeps this copy apart from others of the same request.',
  example: 'cacheKey=tuesday',
  read: (value) => readText('cacheKey', value),
}

const timeout: Parameter<number> = {
  type: 'duration',
  default: '28s',
  description: 'Deadline of the whole request; more than the default is cut to it.',
  example: 'timeout=10s',
  read: (value, { defaults }) => readTimeout(value, defaults.timeout),
}

const retry: Parameter<number> = {
  type: 'number',
  default: '2',
  description: 'Further tries against a failing target.',
  example: 'retry=0',
  read: (value, { defaults, limits }) => readCount('retry', value, defaults.retry, limits.retry),
}

const ping: Parameter<Ping> = {
  type: 'boolean',
  default: 'true',
  description:
    'Media that cannot be reached are dropped; `false`, for all or by field or rule, leaves them unprobed.',
  example: 'ping.logo=false',
  read: (value) => readPing(value),
}

const iframe: Parameter<ReadonlyMap<string, string> | undefined> = {
  type: 'boolean',
  default: 'false',
  description:
    'The HTML that the page offers for embedding (oEmbed), with options for its provider.',
  example: 'iframe.maxwidth=480',
  read: (value) => readIframe(value),
}

const proxy: Parameter<URL | undefined> = {
  type: 'text',
  default: '',
  description: 'A proxy to fetch the target through, where the operator allows it.',
  example: 'proxy=http%3A%2F%2Fproxy.example%3A8080',
  read: (value, options) => readProxy(value, options.allowProxy ?? false),
}

/** Every parameter, in the order of the documentation. Of others the answer warns. */
export const PARAMETERS = {
  url,
  meta,
  data,
  filter,
  embed,
  palette: flag('palette', 'Media objects gain colors.'),
  video: flag('video', 'Detect a playable video; the field is there only when asked for.'),
  audio: flag('audio', 'Detect playable audio; the field is there only when asked for.'),
  iframe,
  ping,
  headers,
  ttl,
  staleTtl,
  force: flag('force', 'Skip the cache, fetch the page again, and replace the copy.'),
  cacheKey,
  timeout,
  retry,
  requireOk: flag(
    'requireOk',
    'Answer `ENOTOK` where the target gave a status from 400 on, or a wall, a shell or nothing instead of the page.',
  ),
  explain: flag('explain', 'Say where each value was found, and what was rejected and why.'),
  proxy,
  ...VISIT_PARAMETERS,
} as const

export type ParameterName = keyof typeof PARAMETERS

/** Names that are read from a query string: parameters, and options that may stand by themselves. */
export const WIRE_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(PARAMETERS),
  ...SCREENSHOT_OPTIONS,
  ...PDF_OPTIONS,
  ...INSIGHTS_OPTIONS,
])
