import { META_FIELDS, type MetaField } from '../../contracts/fields.js'
import type { Rules, RulesInput } from '../../contracts/rules.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { declareChoice } from '../kinds/choice-kind.js'
import { declareDuration, readStaleTtl, readTimeout, readTtl } from '../kinds/duration-kind.js'
import { declareFlag } from '../kinds/flag-kind.js'
import { isSwitchedOn } from '../kinds/group-kind.js'
import { readRetry } from '../kinds/number-kind.js'
import { declareParameter, type JsonSchema, type ReadContext } from '../kinds/parameter.js'
import { declareParsedText, declareText, readPaths, readText } from '../kinds/text-kind.js'
import { asksForSomething, createWrongValueError, parseBoolean } from '../kinds/value.js'
import { createParameterError, requireBrowser } from '../parameter-error.js'
import {
  type HeadersInput,
  PRIVATE_PREFIX,
  readTargetHeaders,
  type TargetHeaders,
} from '../readers/read-headers.js'
import { readMetaFields } from '../readers/read-meta.js'
import { type Ping, readPing } from '../readers/read-ping.js'
import { readRules, sortRules } from '../readers/read-rules.js'
import { readUrl } from '../readers/read-url.js'
import { isGiven, toEntries } from '../shape.js'

const ROBOTS = ['ignore', 'respect'] as const

export const REQUEST = {
  url: declareParsedText<URL, never>(
    'The target page: a public address with `http://` or `https://` written out. Encode it, or what follows its first `&` is lost.',
    '=https%3A%2F%2Fexample.com%2F%3Fpage%3D1%26size%3D2',
    readUrl,
  ),
  meta: declareParameter<ReadonlySet<MetaField>, boolean | { readonly [F in MetaField]?: boolean }>(
    {
      description:
        'Metadata fields wanted: all, none, only those named `true`, or all but those named `false`.',
      example: '.title=true&meta.image=true',
      type: 'boolean',
      default: true,
      schema: createSwitchSchema({
        properties: Object.fromEntries(META_FIELDS.map((name) => [name, { type: 'boolean' }])),
      }),
      read: (value, _, { unknown }) => readMetaFields(value, unknown),
    },
  ),
  data: declareParameter<Rules, RulesInput>({
    description: 'Extraction rules by name; of a list of rules the first that finds a value wins.',
    example: '.price.selector=.price&data.price.type=number',
    type: 'object',
    schema: { type: 'object' },
    key: sortRules,
    read: (value, _, { limits, unknown }) => readRules(value, limits, unknown),
  }),
  filter: declareParsedText<readonly string[], string | readonly string[]>(
    'Dotted paths to keep in `data`, separated by commas; a path into a list goes on in each of its items.',
    '=title,image.url',
    readPaths,
    { placeholder: 'PATHS', key: (kept: readonly string[]) => [...kept].sort() },
  ),
  embed: declareText(
    'Dotted path of the value that is answered as the body itself; of an image, video or audio file its bytes.',
    '=image.url',
  ),
  palette: declareFlag('Media objects gain colors.', '=true', { default: false }),
  item: declareFlag(
    'What kind of thing the page is about, typed, with all that the page declares of it; `null` where that is not certain.',
    '=true&filter=item.price.amount',
    { default: false },
  ),
  video: declareFlag('Detect a playable video; the field is there only when asked for.', '=true', {
    default: false,
  }),
  audio: declareFlag('Detect playable audio; the field is there only when asked for.', '=true', {
    default: false,
  }),
  iframe: declareParameter<
    ReadonlyMap<string, string> | undefined,
    boolean | Readonly<Record<string, string | number | boolean>>
  >({
    description:
      'The HTML that the page offers for embedding (oEmbed), with options for its provider.',
    example: '.maxwidth=480',
    type: 'boolean',
    default: false,
    schema: createSwitchSchema({ additionalProperties: true }),
    read(value, path) {
      if (!isSwitchedOn(value, path)) return undefined
      const plain = (toEntries(value) ?? []).filter(([, inner]) => typeof inner !== 'object')
      return new Map(plain.map(([name, inner]) => [name, String(inner)]))
    },
  }),
  ping: declareParameter<Ping, boolean | Readonly<Record<string, boolean>>>({
    description:
      'Media that cannot be reached are dropped; `false`, for all or by field or rule, leaves them unprobed.',
    example: '.logo=false',
    type: 'boolean',
    default: true,
    schema: createSwitchSchema({ additionalProperties: { type: 'boolean' } }),
    read: readPing,
  }),
  headers: declareParameter<TargetHeaders, HeadersInput>({
    description: `Headers for the target, sent to its origin only. Sent as a request header \`${PRIVATE_PREFIX}NAME\` they are private: the answer is neither kept nor shared. Headers that belong to the connection are left out.`,
    example: '.accept-language=de',
    type: 'object',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    read: (value, _, { headers }) => readTargetHeaders(value, headers),
  }),
  ttl: declareDuration(
    'How long the answer is kept: `1m` to `31d`, milliseconds, `min` or `max`.',
    '=1h',
    '24h',
    readTtl,
  ),
  staleTtl: declareDuration<number | undefined, false>(
    'Age below `ttl` from which a copy is answered at once and refreshed in the background; `0` refreshes at every hit.',
    'ttl=1d&staleTtl=1h',
    'false',
    readStaleTtl,
  ),
  force: declareFlag('Skip the cache, fetch the page again, and replace the copy.', '=true', {
    default: false,
    // `force` is not in the key, since it replaces the copy that all callers get.
    key: false,
  }),
  cacheKey: declareText(
    'A word that keeps this copy apart from others of the same request.',
    '=tuesday',
  ),
  timeout: declareDuration(
    'Deadline of the whole request; more than the default is cut to it.',
    '=10s',
    '28s',
    readTimeout,
  ),
  retry: declareParameter<number, number>({
    description: 'Further tries against a failing target.',
    example: '=0',
    type: 'number',
    default: 2,
    schema: { type: 'integer', minimum: 0 },
    read: readRetry,
  }),
  requireOk: declareFlag(
    'Answer `ENOTOK` where the target gave a status from 400 on, or a wall, a shell or nothing instead of the page.',
    '=true',
    {
      default: false,
      // `requireOk` is not in the key, since it only decides if the cached copy may be returned.
      key: false,
    },
  ),
  explain: declareFlag('Say where each value was found, and what was rejected and why.', '=true', {
    default: false,
  }),
  proxy: declareParsedText<URL | undefined>(
    'A proxy to fetch the target through, where the operator allows it.',
    '=http%3A%2F%2Fproxy.example%3A8080',
    readProxy,
  ),
  robots: declareChoice(
    ROBOTS,
    'Whether the `robots.txt` of each origin is kept to, its delay between requests included.',
    '=respect',
    {
      default: 'ignore',
      // `robots` is not in the key, since it does not change the copy. `EROBOTS` is not cached.
      key: false,
    },
  ),
  prerender: declareParameter<'auto' | boolean, 'auto' | boolean>({
    description:
      'Whether the page’s scripts run before it is read: always, never, or where a plain fetch shows a page that is empty without them.',
    example: '=true',
    type: 'text',
    default: 'auto',
    schema: { enum: ['auto', 'true', 'false'] },
    read(value, path, context) {
      if (!isGiven(value) || value === 'auto') return 'auto'
      if (asksForSomething(value)) requireBrowser(path, context)
      const wanted = parseBoolean(value)
      if (wanted !== undefined) return wanted
      throw createWrongValueError(path, value, '`auto`, `true` or `false`.')
    },
  }),
}

function createSwitchSchema(object: JsonSchema): JsonSchema {
  return { oneOf: [{ type: 'boolean' }, { type: 'object', ...object }] }
}

/** Error messages do not show the URL, which may contain credentials. */
function readProxy(value: unknown, path: string, { allowProxy }: ReadContext): URL | undefined {
  const text = typeof value === 'string' ? readText(value, path) : value
  if (!isGiven(text) || text === false) return undefined
  const wrong = (why: string) => createParameterError(path, why, 'EINVALPROXY')
  if (!allowProxy)
    throw wrong('is not allowed by this service. Its operator can (LINKGLASS_ALLOW_PROXY).')
  const url = typeof text === 'string' ? parseHttpUrl(text) : undefined
  if (url) return url
  throw wrong('is not an address: give one with `http://` or `https://` written out.')
}
