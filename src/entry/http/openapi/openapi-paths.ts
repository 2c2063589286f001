import { list, type Schema, text } from '../../../contracts/json-schema.js'
import { JOB_PATHS } from './job-paths.js'
import {
  describeFailure,
  describeParameter,
  describeResponse,
  HEADER_REFS,
} from './openapi-headers.js'
import { describeObject, toSchemaReference } from './openapi-schemas.js'

const load = describeObject({ busy: { type: 'integer' }, waiting: { type: 'integer' } })
const checks = {
  cache: { enum: ['ok', 'failing'] },
  threads: { enum: ['ok', 'stalled'] },
  reading: load,
  sandbox: load,
  browser: load,
  functions: load,
}
const readiness = describeObject({
  status: { enum: ['ready', 'draining', 'busy'] },
  checks: describeObject(checks, ['cache', 'threads', 'reading', 'sandbox']),
})

const item = {
  oneOf: [
    { type: 'string', format: 'uri' },
    {
      type: 'object',
      description: 'The parameters of a request.',
      properties: { url: text, data: toSchemaReference('Rules') },
      required: ['url'],
    },
  ],
}

const width = { type: 'integer', minimum: 1 }

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
          'application/json': { schema: list(item) },
        },
      },
      responses: {
        200: describeResponse(
          'A line for each item.',
          toSchemaReference('Line'),
          'application/x-ndjson',
        ),
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
        describeParameter('url', text, 'query', true),
        describeParameter('format', { enum: ['json', 'xml'], default: 'json' }, 'query', false),
        describeParameter('maxwidth', width, 'query', false),
        describeParameter('maxheight', width, 'query', false),
      ],
      responses: {
        200: {
          description: 'A link, a photo or a rich card.',
          headers: HEADER_REFS,
          content: {
            'application/json': { schema: toSchemaReference('Oembed') },
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
      responses: { 200: describeResponse('Yes.', describeObject({ status: { const: 'ok' } })) },
    },
  },
  '/ready': {
    get: {
      operationId: 'ready',
      summary: 'To be sent requests',
      responses: {
        200: describeResponse('Yes.', readiness),
        503: describeResponse('Not now: shutting down, or full.', readiness),
      },
    },
  },
  '/errors/{code}': {
    get: {
      operationId: 'explainError',
      summary: 'What a code means and how to fix it',
      parameters: [describeParameter('code', text, 'path')],
      responses: {
        200: { description: 'In plain words.', content: { 'text/html': { schema: text } } },
        404: describeFailure('No such code.'),
      },
    },
  },
}
