import { DEFAULT_THEME } from '../../../contracts/code-schemes.js'
import { ERROR_STATUS, type ErrorCode } from '../../../contracts/errors.js'
import { META_FIELDS } from '../../../contracts/fields.js'
import { addTo } from '../../../lib/data/multimap.js'
import { version } from '../../../lib/version.js'
import { type Described, PARAMETERS, type ParameterName } from '../../../params/index.js'
import { HEADER_REFS, HEADERS } from './openapi-headers.js'
import { OTHER_PATHS } from './openapi-paths.js'
import { ref, SCHEMAS, type Schema } from './openapi-schemas.js'

/** The service as OpenAPI 3.1, made from the tables that it runs on. */
export function openApiDocument(): Schema {
  return {
    openapi: '3.1.1',
    info: {
      title: 'linkglass',
      version: version(),
      summary: 'Give it a link, it tells you what is behind it.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{}, { key: [] }],
    paths: { '/': { get: askOperation() }, ...OTHER_PATHS },
    components: {
      schemas: SCHEMAS,
      headers: HEADERS,
      securitySchemes: {
        key: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: 'The key of a plan. Without one the plan is `free`.',
        },
      },
    },
  }
}

function askOperation(): Schema {
  return {
    operationId: 'ask',
    summary: 'What is behind a link',
    description:
      'Nested values are written as JSON, or with dotted keys: `data.price.selector=.price` is `data={"price":{"selector":".price"}}`.',
    parameters: (Object.keys(PARAMETERS) as ParameterName[]).map(parameter),
    responses: { 200: successResponse(), ...failureResponses() },
  }
}

function parameter(name: ParameterName): Schema {
  const described: Described = PARAMETERS[name]
  const { description, type, default: fallback, values } = described
  const shape = SHAPES[name]
  const plain = values ? { enum: values, default: fallback } : scalar(type, fallback)
  return {
    name,
    in: 'query',
    required: name === 'url',
    description,
    // Generated clients send text: JSON is one of the spellings of whatever has names.
    schema: shape ? jsonText(shape) : plain,
  }
}

/** JSON Schema 2020-12, Validation, section 8: text that holds JSON of this shape. */
function jsonText(shape: Schema): Schema {
  return { type: 'string', contentMediaType: 'application/json', contentSchema: shape }
}

function flags(names: Schema) {
  return { type: 'object', ...names }
}

const each = { additionalProperties: { type: 'boolean' } }
const fields = Object.fromEntries(META_FIELDS.map((name) => [name, { type: 'boolean' }]))

/** CSS, code or addresses; one, or a list as JSON. */
const TEXTS = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }

/** With a unit; a bare number is one of CSS pixels. */
const LENGTH = {
  type: ['string', 'number'],
  pattern: '^(\\d+(\\.\\d*)?|\\.\\d+) *(px|in|cm|mm)?$',
  examples: ['2.5cm', '10mm', '1in', 96],
}

/** Parameters that have names below them. */
const SHAPES: Partial<Record<ParameterName, Schema>> = {
  meta: { oneOf: [{ type: 'boolean' }, flags({ properties: fields })], default: true },
  data: ref('Rules'),
  headers: { type: 'object', additionalProperties: { type: 'string' } },
  ping: { oneOf: [{ type: 'boolean' }, flags(each)], default: true },
  viewport: {
    type: 'object',
    properties: {
      width: { type: 'integer', minimum: 16, maximum: 8192 },
      height: { type: 'integer', minimum: 16, maximum: 8192 },
      deviceScaleFactor: { type: 'number', minimum: 0.1, maximum: 5 },
      isMobile: { type: 'boolean' },
      hasTouch: { type: 'boolean' },
      isLandscape: { type: 'boolean' },
    },
  },
  waitUntil: {
    oneOf: [
      { enum: PARAMETERS.waitUntil.values },
      { type: 'array', items: { enum: PARAMETERS.waitUntil.values } },
    ],
    default: 'auto',
  },
  click: TEXTS,
  scripts: TEXTS,
  modules: TEXTS,
  styles: TEXTS,
  hide: TEXTS,
  remove: TEXTS,
  screenshot: {
    oneOf: [
      { type: 'boolean' },
      {
        type: 'object',
        properties: {
          type: { enum: ['png', 'jpeg', 'jpg', 'webp'], default: 'png' },
          quality: { type: 'number', minimum: 0, maximum: 100, default: 80 },
          fullPage: { type: 'boolean', default: false },
          element: { type: 'string' },
          omitBackground: { type: 'boolean', default: false },
          overlay: {
            type: 'object',
            properties: {
              background: { type: 'string' },
              browser: { enum: ['light', 'dark'] },
            },
          },
          codeScheme: {
            oneOf: [{ type: 'string' }, { const: false }],
            default: DEFAULT_THEME,
          },
          palette: { type: 'boolean', default: false },
        },
      },
    ],
    default: false,
  },
  pdf: {
    oneOf: [
      { type: 'boolean' },
      {
        type: 'object',
        properties: {
          format: { type: 'string', default: 'A4' },
          width: LENGTH,
          height: LENGTH,
          landscape: { type: 'boolean', default: false },
          margin: {
            oneOf: [
              LENGTH,
              {
                type: 'object',
                properties: { top: LENGTH, right: LENGTH, bottom: LENGTH, left: LENGTH },
              },
            ],
            default: '0.35cm',
          },
          scale: { type: 'number', minimum: 0.1, maximum: 2, default: 0.6 },
          pageRanges: { type: 'string', examples: ['1-5, 8, 11-'] },
          printBackground: { type: 'boolean', default: true },
        },
      },
    ],
    default: false,
  },
  iframe: {
    oneOf: [{ type: 'boolean' }, { type: 'object', additionalProperties: true }],
    default: false,
  },
}

const DURATION = {
  type: 'string',
  pattern: '^(\\d+(\\.\\d+)?\\s*[a-z]*|min|max|true|false)$',
  examples: ['90s', '1h', '1d', '60000'],
}

function scalar(type: string, fallback: string): Schema {
  const standard = fallback === '' ? undefined : fallback
  switch (type) {
    case 'boolean':
      return { type: 'boolean', default: standard === 'true' }
    case 'number':
      return { type: 'integer', minimum: 0, default: Number(standard ?? 0) }
    case 'duration':
      return { ...DURATION, ...(standard !== undefined && { default: standard }) }
    default:
      return { type: 'string' }
  }
}

function successResponse(): Schema {
  return {
    description: 'What is behind the link. With `embed` the value itself is the body.',
    headers: HEADER_REFS,
    content: { 'application/json': { schema: ref('Success') } },
  }
}

/** One response for each status, with the codes that it may have. */
function failureResponses(): Record<string, Schema> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const [code, status] of Object.entries(ERROR_STATUS) as [ErrorCode, number][]) {
    addTo(byStatus, status, code)
  }
  const entries = [...byStatus].map(
    ([status, codes]) => [String(status), failureResponse(codes)] as const,
  )
  return Object.fromEntries(entries)
}

function failureResponse(codes: readonly ErrorCode[]): Schema {
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: HEADER_REFS,
    content: {
      'application/json': {
        schema: { allOf: [ref('Failure'), { properties: { code: { enum: codes } } }] },
      },
    },
  }
}
