import { ERROR_STATUS } from '../../../contracts/errors.js'
import { META_FIELDS } from '../../../contracts/fields.js'
import { createItemSchema } from '../../../contracts/item-schema.js'
import { ITEM_TYPE_NAMES } from '../../../contracts/item-types.js'
import { list, map, nullable, object, type Schema, text } from '../../../contracts/json-schema.js'
import { createRuleSchemas } from '../../../contracts/rule-schema.js'
import { capitalize } from '../../../lib/text/quote.js'

export const whole = { type: 'integer', minimum: 0 }
const positive = { type: 'integer', exclusiveMinimum: 0 }
const uri = { type: 'string', format: 'uri' }
const pixels = addSchemaDescription({ type: 'number' }, 'Pixels, as the page declares them.')

export function toSchemaReference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}

export function describeObject(
  properties: Readonly<Record<string, Schema>>,
  required = Object.keys(properties),
): Schema {
  return { type: 'object', properties, required }
}

function addSchemaDescription(schema: Schema, description: string): Schema {
  return { ...schema, description }
}

const color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }

const Media = object(
  {
    url: uri,
    type: addSchemaDescription(text, 'By content, not by name: `jpg`, `png`, `svg`, `mp4`, …'),
    size: addSchemaDescription(whole, 'Bytes.'),
    size_pretty: addSchemaDescription(text, 'Three significant digits: `53.3 kB`.'),
    height: addSchemaDescription(positive, 'Pixels.'),
    width: addSchemaDescription(positive, 'Pixels.'),
    duration: addSchemaDescription({ type: 'number', minimum: 0 }, 'Seconds.'),
    duration_pretty: text,
    palette: addSchemaDescription(list(color), 'With `palette`: the most frequent first.'),
    background_color: color,
    color,
    alternative_color: color,
  },
  ['url'],
)

const META_VALUES: Record<(typeof META_FIELDS)[number], Schema> = {
  title: nullable(text),
  description: nullable(text),
  lang: nullable(text),
  author: nullable(text),
  publisher: nullable(text),
  image: nullable(toSchemaReference('Media')),
  date: nullable({ type: 'string', format: 'date-time' }),
  url: nullable(uri),
  logo: nullable(toSchemaReference('Media')),
}

const Data = {
  type: 'object',
  description:
    'The fields wanted, `null` where nothing was found, and a value for every rule. A rule named like a field replaces it.',
  properties: {
    ...Object.fromEntries(
      META_FIELDS.map((name) => [name, { anyOf: [META_VALUES[name], toSchemaReference('Value')] }]),
    ),
    item: { anyOf: [nullable(toSchemaReference('Item')), toSchemaReference('Value')] },
  },
  additionalProperties: toSchemaReference('Value'),
}

const ITEM_SCHEMAS = Object.fromEntries(
  ITEM_TYPE_NAMES.map((type) => [`Item${capitalize(type)}`, createItemSchema(type)]),
)

const Item = {
  description: 'With `item`: the thing that the page is about.',
  oneOf: Object.keys(ITEM_SCHEMAS).map(toSchemaReference),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(
      ITEM_TYPE_NAMES.map((type) => [type, toSchemaReference(`Item${capitalize(type)}`).$ref]),
    ),
  },
}

const Success = object(
  {
    status: { const: 'success' },
    data: toSchemaReference('Data'),
    statusCode: addSchemaDescription(
      { type: 'integer', minimum: 100, maximum: 999 },
      'Of the target.',
    ),
    redirects: list(toSchemaReference('Redirect')),
    headers: addSchemaDescription(map(text), 'Of the target.'),
    warnings: { ...list(toSchemaReference('Warning')), minItems: 1 },
    explain: toSchemaReference('Explanation'),
  },
  ['status', 'data'],
)

const Failure = object(
  {
    status: addSchemaDescription({ enum: ['fail', 'error'] }, '`fail` with 4xx, `error` with 5xx.'),
    code: { enum: Object.keys(ERROR_STATUS) },
    message: addSchemaDescription(text, 'What was wrong and what to do.'),
    data: addSchemaDescription(map(text), 'What is wrong, by the parameter at fault.'),
    more: addSchemaDescription(uri, 'A page about the code.'),
    id: addSchemaDescription(text, 'The request’s, to be found in the log.'),
    url: addSchemaDescription(text, 'The target as it was given.'),
  },
  ['status', 'code', 'message', 'data', 'more', 'id'],
)

const head = {
  index: addSchemaDescription(whole, 'Of the item in the batch, from 0.'),
  url: addSchemaDescription(text, 'As the item has it.'),
  http: addSchemaDescription({ type: 'integer' }, 'The status that the item alone would have.'),
  cache: { enum: ['MISS', 'HIT', 'BYPASS'] },
}

const Line = {
  description: 'Which item it is of, and the answer to it.',
  oneOf: [Success, Failure].map(({ properties, required }) =>
    object({ ...properties, ...head }, ['index', 'http', ...required]),
  ),
}

const candidate = {
  source: addSchemaDescription(text, 'Its name: `meta og:title`, `json-ld headline`, …'),
  raw: addSchemaDescription(text, 'What stands in the page.'),
  at: addSchemaDescription(whole, 'Where: characters from the beginning.'),
  reason: addSchemaDescription(text, 'Why it was not taken.'),
  url: addSchemaDescription(uri, 'Of an image.'),
  width: pixels,
  height: pixels,
}

const MainExplanation = object({
  source: addSchemaDescription(
    nullable({ enum: ['markup', 'noscript', 'json-ld', 'state'] }),
    'Part of the page that it was taken from; `state` is JSON that a script is or assigns.',
  ),
  kind: addSchemaDescription(
    nullable({
      enum: ['article', 'collection', 'documentation', 'forum', 'listing', 'product', 'service'],
    }),
    'Kind of page that it was taken for; `null` where the text is not from the page’s markup.',
  ),
  selector: addSchemaDescription(
    nullable(text),
    'Of the element that holds it; `null` where there is none.',
  ),
  reason: addSchemaDescription(text, 'What spoke for it.'),
  words: addSchemaDescription(whole, 'Words kept.'),
  of: addSchemaDescription(whole, 'Words of the whole page.'),
  cut: addSchemaDescription(
    list(object({ selector: text, words: whole, reason: text })),
    'The largest parts left out, in the page’s order.',
  ),
})

const fields = map(
  object({
    winner: nullable(toSchemaReference('Candidate')),
    rejected: list(toSchemaReference('Candidate')),
  }),
)

const ItemExplanation = object({
  why: nullable(text),
  at: nullable(whole),
  fields,
  rejected: list(object({ type: text, name: nullable(text), source: text, reason: text })),
})

const Explanation = object(
  {
    fields,
    rules: map(object({ matches: whole, fallback: nullable(whole) })),
    matched: addSchemaDescription(
      object({ of: whole, rules: map(list(list(whole))) }),
      'Numbers of the elements that rules took, in document order, by the rule’s path and alternative; `of` is how many the page has.',
    ),
    opened: addSchemaDescription(
      text,
      'Why the page was opened in a browser after a plain fetch, where it was.',
    ),
    technologies: addSchemaDescription(map(list(text)), 'What gave away each technology.'),
    item: addSchemaDescription(ItemExplanation, 'Why this item, and where its values come from.'),
    main: addSchemaDescription(
      MainExplanation,
      'How the main content was found, where a rule has `:main`.',
    ),
    timings: addSchemaDescription(map({ type: 'number', minimum: 0 }), 'Milliseconds by stage.'),
  },
  ['fields', 'rules', 'timings'],
)

const { Rule, Rules } = createRuleSchemas(toSchemaReference)

const Value = {
  description: 'What a rule gives: text, a number, a media object, lists and objects of those.',
  type: ['null', 'string', 'number', 'boolean', 'array', 'object'],
  items: toSchemaReference('Value'),
  additionalProperties: toSchemaReference('Value'),
}

const Oembed = {
  type: 'object',
  description: 'oEmbed 1.0, section 2.3.4.',
  properties: {
    type: { enum: ['link', 'photo', 'rich'] },
    version: { const: '1.0' },
    title: text,
    author_name: text,
    provider_name: text,
    provider_url: uri,
    cache_age: addSchemaDescription(whole, 'Seconds.'),
    thumbnail_url: uri,
    thumbnail_width: positive,
    thumbnail_height: positive,
    url: uri,
    html: text,
    width: positive,
    height: positive,
  },
  required: ['type', 'version'],
  dependentRequired: {
    thumbnail_url: ['thumbnail_width', 'thumbnail_height'],
    html: ['width', 'height'],
    url: ['width', 'height'],
  },
  additionalProperties: false,
}

export const SCHEMAS: Readonly<Record<string, Schema>> = {
  Success,
  Data,
  Item,
  ...ITEM_SCHEMAS,
  Media,
  Value,
  Redirect: object({ statusCode: whole, url: uri }),
  Warning: object({ code: text, message: text }),
  Explanation,
  Candidate: object(candidate, ['source', 'raw']),
  Failure,
  Line,
  Oembed,
  Rules,
  Rule,
}
