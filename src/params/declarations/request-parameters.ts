import { META_FIELDS, type MetaField } from '../../contracts/fields.js'
import type { Rules, RulesInput } from '../../contracts/rules.js'
import {
  type DurationInput,
  duration,
  readStaleTtl,
  readTimeout,
  readTtl,
} from '../kinds/duration-kind.js'
import { flag } from '../kinds/flag-kind.js'
import { readCount } from '../kinds/number-kind.js'
import { custom } from '../kinds/parameter.js'
import { paths, text } from '../kinds/text-kind.js'
import { readPrerender } from '../readers/need-browser.js'
import { PRIVATE_PREFIX, readTargetHeaders, type TargetHeaders } from '../readers/read-headers.js'
import { readIframe } from '../readers/read-iframe.js'
import { readMeta } from '../readers/read-meta.js'
import { type Ping, readPing } from '../readers/read-ping.js'
import { readProxy } from '../readers/read-proxy.js'
import { readRules, sortRules } from '../readers/read-rules.js'
import { readUrl } from '../readers/read-url.js'

/** Parameters of every request: the page, the values wanted of it, how it is fetched and kept. */
export const REQUEST = {
  url: custom<URL, never>({
    type: 'text',
    description:
      'The target page: a public address with `http://` or `https://` written out. Encode it, or what follows its first `&` is lost.',
    example: 'url=https%3A%2F%2Fexample.com%2F%3Fpage%3D1%26size%3D2',
    schema: { type: 'string' },
    read: readUrl,
  }),
  meta: custom<ReadonlySet<MetaField>, boolean | { readonly [F in MetaField]?: boolean }>({
    type: 'boolean',
    default: 'true',
    description:
      'Metadata fields wanted: all, none, only those named `true`, or all but those named `false`.',
    example: 'meta.title=true&meta.image=true',
    schema: {
      oneOf: [
        { type: 'boolean' },
        {
          type: 'object',
          properties: Object.fromEntries(META_FIELDS.map((name) => [name, { type: 'boolean' }])),
        },
      ],
      default: true,
    },
    read: (value, _, { unknown }) => readMeta(value, unknown),
  }),
  data: custom<Rules, RulesInput>({
    type: 'object',
    description: 'Extraction rules by name; of a list of rules the first that finds a value wins.',
    example: 'data.price.selector=.price&data.price.type=number',
    schema: { type: 'object' },
    key: sortRules,
    read: (value, _, { limits, unknown }) => readRules(value, limits, unknown),
  }),
  filter: paths({
    description:
      'Dotted paths to keep in `data`, separated by commas; a path into a list goes on in each of its items.',
    example: 'filter=title,image.url',
    key: (kept: readonly string[]) => [...kept].sort(),
  }),
  embed: text({
    description:
      'Dotted path of the value that is answered as the body itself; of an image, video or audio file its bytes.',
    example: 'embed=image.url',
  }),
  palette: flag({
    description: 'Media objects gain colors.',
    example: 'palette=true',
    default: false,
  }),
  item: flag({
    description:
      'What kind of thing the page is about, typed, with all that the page declares of it; `null` where that is not certain.',
    example: 'item=true&filter=item.price.amount',
    default: false,
  }),
  video: flag({
    description: 'Detect a playable video; the field is there only when asked for.',
    example: 'video=true',
    default: false,
  }),
  audio: flag({
    description: 'Detect playable audio; the field is there only when asked for.',
    example: 'audio=true',
    default: false,
  }),
  iframe: custom<
    ReadonlyMap<string, string> | undefined,
    boolean | Readonly<Record<string, string | number | boolean>>
  >({
    type: 'boolean',
    default: 'false',
    description:
      'The HTML that the page offers for embedding (oEmbed), with options for its provider.',
    example: 'iframe.maxwidth=480',
    schema: {
      oneOf: [{ type: 'boolean' }, { type: 'object', additionalProperties: true }],
      default: false,
    },
    read: readIframe,
  }),
  ping: custom<Ping, boolean | Readonly<Record<string, boolean>>>({
    type: 'boolean',
    default: 'true',
    description:
      'Media that cannot be reached are dropped; `false`, for all or by field or rule, leaves them unprobed.',
    example: 'ping.logo=false',
    schema: {
      oneOf: [{ type: 'boolean' }, { type: 'object', additionalProperties: { type: 'boolean' } }],
      default: true,
    },
    read: readPing,
  }),
  headers: custom<TargetHeaders, Readonly<Record<string, string>>>({
    type: 'object',
    description: `Headers for the target, sent to its origin only. Sent as a request header \`${PRIVATE_PREFIX}NAME\` they are private: the answer is neither kept nor shared. Headers that belong to the connection are left out.`,
    example: 'headers.accept-language=de',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    read: (value, _, { headers }) => readTargetHeaders(value, headers),
  }),
  ttl: duration(
    {
      shownDefault: '24h',
      description: 'How long the answer is kept: `1m` to `31d`, milliseconds, `min` or `max`.',
      example: 'ttl=1h',
    },
    readTtl,
  ),
  staleTtl: duration<number | undefined, DurationInput | false>(
    {
      shownDefault: 'false',
      description:
        'Age below `ttl` from which a copy is answered at once and refreshed in the background; `0` refreshes at every hit.',
      example: 'ttl=1d&staleTtl=1h',
    },
    readStaleTtl,
  ),
  force: flag({
    description: 'Skip the cache, fetch the page again, and replace the copy.',
    example: 'force=true',
    default: false,
    // It replaces the copy that others are answered with.
    key: false,
  }),
  cacheKey: text({
    description: 'A word that keeps this copy apart from others of the same request.',
    example: 'cacheKey=tuesday',
  }),
  timeout: duration(
    {
      shownDefault: '28s',
      description: 'Deadline of the whole request; more than the default is cut to it.',
      example: 'timeout=10s',
    },
    readTimeout,
  ),
  retry: custom<number, number>({
    type: 'number',
    default: '2',
    description: 'Further tries against a failing target.',
    example: 'retry=0',
    schema: { type: 'integer', minimum: 0, default: 2 },
    read: (value, path, { defaults, limits }) =>
      readCount(path, value, defaults.retry, limits.retry),
  }),
  requireOk: flag({
    description:
      'Answer `ENOTOK` where the target gave a status from 400 on, or a wall, a shell or nothing instead of the page.',
    example: 'requireOk=true',
    default: false,
    // It judges the copy that there is.
    key: false,
  }),
  explain: flag({
    description: 'Say where each value was found, and what was rejected and why.',
    example: 'explain=true',
    default: false,
  }),
  proxy: custom<URL | undefined, string>({
    type: 'text',
    description: 'A proxy to fetch the target through, where the operator allows it.',
    example: 'proxy=http%3A%2F%2Fproxy.example%3A8080',
    schema: { type: 'string' },
    read: (value, _, { allowProxy }) => readProxy(value, allowProxy ?? false),
  }),
  prerender: custom<'auto' | boolean, 'auto' | boolean>({
    type: 'text',
    default: 'auto',
    description:
      'Whether the page’s scripts run before it is read: always, never, or where a plain fetch shows a page that is empty without them.',
    example: 'prerender=true',
    schema: { enum: ['auto', 'true', 'false'], default: 'auto' },
    read: readPrerender,
  }),
}
