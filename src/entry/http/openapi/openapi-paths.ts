import { JOB_PATHS } from './job-paths.js'
import { HEADER_REFS } from './openapi-headers.js'
import { ref, type Schema } from './openapi-schemas.js'

const text = { type: 'string' }

function describeJson(description: string, schema: Schema) {
  return { description, headers: HEADER_REFS, content: { 'application/json': { schema } } }
}

function describeFailure(description: string) {
  return describeJson(description, ref('Failure'))
}

const load = {
  type: 'object',
  properties: { busy: { type: 'integer' }, waiting: { type: 'integer' } },
  required: ['busy', 'waiting'],
}

const readiness = {
  type: 'object',
  properties: {
    status: { enum: ['ready', 'draining', 'busy'] },
    checks: {
      type: 'object',
      properties: {
        cache: { enum: ['ok', 'failing'] },
        threads: { enum: ['ok', 'stalled'] },
        reading: load,
        sandbox: load,
        browser: load,
        functions: load,
      },
      required: ['cache', 'threads', 'reading', 'sandbox'],
    },
  },
  required: ['status', 'checks'],
}

const alive = { type: 'object', properties: { status: { const: 'ok' } }, required: ['status'] }

function parameter(name: string, where: 'query' | 'path', schema: Schema, required = false) {
  return { name, in: where, required: required || where === 'path', schema }
}

const item = {
  oneOf: [
    { type: 'string', format: 'uri' },
    {
      type: 'object',
      description: 'The parameters of a request.',
      properties: { url: text, data: ref('Rules') },
      required: ['url'],
    },
  ],
}

const width = { type: 'integer', minimum: 1 }

/** All paths but `/`. */
export const OTHER_PATHS: Readonly<Record<string, Schema>> = {
  ...JOB_PATHS,
  '/batch': {
    post: {
      operationId: 'batch',
      summary: 'Many links at once',
      description: 'An answer for each item as it is finished; each counts as one request.',
      requestBody: {
        required: true,
        content: {
          'application/x-ndjson': {
            schema: text,
            example: '{"url":"https://example.com","meta":{"title":true}}\n"https://example.org"',
          },
          'application/json': { schema: { type: 'array', items: item } },
        },
      },
      responses: {
        200: {
          description: 'A line for each item.',
          headers: HEADER_REFS,
          content: { 'application/x-ndjson': { schema: ref('Line') } },
        },
        400: describeFailure('This is not a batch, or one that is too long.'),
        413: describeFailure('The batch is too large.'),
      },
    },
  },
  '/oembed': {
    get: {
      operationId: 'oembed',
      summary: 'The same as oEmbed 1.0',
      parameters: [
        parameter('url', 'query', text, true),
        parameter('format', 'query', { enum: ['json', 'xml'], default: 'json' }),
        parameter('maxwidth', 'query', width),
        parameter('maxheight', 'query', width),
      ],
      responses: {
        200: {
          description: 'A link, a photo or a rich card.',
          headers: HEADER_REFS,
          content: {
            'application/json': { schema: ref('Oembed') },
            'text/xml': { schema: text },
          },
        },
        400: describeFailure('The address is wrong or refused.'),
        404: describeFailure('Nothing could be read there.'),
        501: describeFailure('A format that is neither `json` nor `xml`.'),
      },
    },
  },
  '/health': {
    get: {
      operationId: 'health',
      summary: 'Alive',
      responses: { 200: describeJson('Yes.', alive) },
    },
  },
  '/ready': {
    get: {
      operationId: 'ready',
      summary: 'To be sent requests',
      responses: {
        200: describeJson('Yes.', readiness),
        503: describeJson('Not now: shutting down, or full.', readiness),
      },
    },
  },
  '/errors/{code}': {
    get: {
      operationId: 'explainError',
      summary: 'What a code means and how to fix it',
      parameters: [parameter('code', 'path', text)],
      responses: {
        200: { description: 'In plain words.', content: { 'text/html': { schema: text } } },
        404: describeFailure('No such code.'),
      },
    },
  },
}
