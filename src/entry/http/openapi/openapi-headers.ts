import { type Schema, text } from '../../../contracts/json-schema.js'
import { toSchemaReference, whole } from './openapi-schemas.js'

const time: Schema = { type: 'string', pattern: '^[\\d.]+m?s$' }

const TABLE: Readonly<Record<string, readonly [schema: Schema, description: string]>> = {
  'cache-control': [text, 'For how long the answer may be kept by others; `no-store` for errors.'],
  'x-cache-status': [
    { enum: ['MISS', 'HIT', 'BYPASS'] },
    'Whether the answer was made now, came from the cache, or went around it.',
  ],
  'x-cache-ttl': [whole, 'Milliseconds for which the answer is kept.'],
  'x-fetch-mode': [{ enum: ['fetch', 'skipped', 'prerender'] }, 'How metadata were detected.'],
  'x-fetch-time': [time, 'Time to fetch the target.'],
  'x-response-time': [time, 'Time to answer.'],
  'x-pricing-plan': [text, 'The caller’s plan.'],
  'x-rate-limit-limit': [whole, 'Requests in a window.'],
  'x-rate-limit-remaining': [whole, 'Requests left in this window.'],
  'x-rate-limit-reset': [whole, 'Unix seconds at which the window ends.'],
  'x-rate-limit-exempt': [
    { enum: ['true', 'false'] },
    'True for callers who are counted and never refused, as on the service’s own machine.',
  ],
  ratelimit: [text, 'The same by the IETF’s draft: `"free";r=49;t=60`.'],
  'ratelimit-policy': [text, '`"free";q=50;w=60`.'],
  'x-request-id': [text, 'To be found in the log.'],
  'x-timestamp': [whole, 'Unix milliseconds.'],
  'server-timing': [text, 'Milliseconds by stage.'],
}

export const HEADER_REFS = Object.fromEntries(
  Object.keys(TABLE).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
)

export const HEADERS = Object.fromEntries(
  Object.entries(TABLE).map(([name, [schema, description]]) => [name, { description, schema }]),
)

export function describeResponse(description: string, schema: Schema, type = 'application/json') {
  return { description, headers: HEADER_REFS, content: { [type]: { schema } } }
}

export function describeFailure(description: string) {
  return describeResponse(description, toSchemaReference('Failure'))
}

export function describeParameter(
  name: string,
  schema: Schema,
  where: 'query' | 'path' | 'header' = 'query',
  required: boolean | undefined = where === 'path' || undefined,
) {
  return { name, in: where, ...(required !== undefined && { required }), schema }
}
