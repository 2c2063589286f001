import { ERROR_STATUS, type ErrorCode } from '../../../contracts/errors.js'
import type { Schema } from '../../../contracts/json-schema.js'
import { addToList } from '../../../lib/data/multimap.js'
import { version } from '../../../lib/version.js'
import { PARAMETERS, type Parameter } from '../../../params/index.js'
import { describeResponse, HEADERS } from './openapi-headers.js'
import { OTHER_PATHS } from './openapi-paths.js'
import { SCHEMAS, toSchemaReference } from './openapi-schemas.js'

export function createOpenApiDocument(): Schema {
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
    paths: { '/': { get: GET, post: POST }, ...OTHER_PATHS },
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

const SUCCESS = 'What is behind the link. With `embed` the value itself is the body.'
const RESPONSES = {
  200: describeResponse(SUCCESS, toSchemaReference('Success')),
  ...describeResponsesByStatus(),
}

const GET = {
  operationId: 'ask',
  summary: 'What is behind a link',
  description:
    'Nested values are written as JSON, or with dotted keys: `data.price.selector=.price` is `data={"price":{"selector":".price"}}`.',
  parameters: Object.entries<Parameter>(PARAMETERS).map((one) => describeQueryParameter(...one)),
  responses: RESPONSES,
}

const POST = {
  operationId: 'askAboutPage',
  summary: 'The same of a page that you hold',
  description:
    'Takes the parameters of `GET /`. The page is not fetched; its media are probed unless `ping=false`. Nothing is kept.',
  parameters: [
    describeQueryParameter('url', PARAMETERS.url),
    describeQueryParameter('fetch', {
      description: '`none` for no request at all.',
      schema: { enum: ['none'] },
    }),
  ],
  requestBody: { required: true, content: { 'text/html': { schema: { type: 'string' } } } },
  responses: RESPONSES,
}

function describeQueryParameter(
  name: string,
  { description, schema }: Pick<Parameter, 'description' | 'schema'>,
): Schema {
  const isPlain = 'enum' in schema || ('type' in schema && schema.type !== 'object')
  const contentSchema = name === 'data' ? toSchemaReference('Rules') : schema
  return {
    name,
    in: 'query',
    required: name === 'url',
    description,
    // Objects are described as JSON text (JSON Schema 2020-12, Validation, 8).
    schema: isPlain
      ? schema
      : { type: 'string', contentMediaType: 'application/json', contentSchema },
  }
}

function describeResponsesByStatus(): Record<string, Schema> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const [code, status] of Object.entries(ERROR_STATUS) as [ErrorCode, number][]) {
    addToList(byStatus, status, code)
  }
  const responses = [...byStatus].map(([status, codes]) => {
    const schema = {
      allOf: [toSchemaReference('Failure'), { properties: { code: { enum: codes } } }],
    }
    return [status, describeResponse(codes.map((code) => `\`${code}\``).join(', '), schema)]
  })
  return Object.fromEntries(responses)
}
