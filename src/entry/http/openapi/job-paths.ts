import { HEADER_REFS } from './openapi-headers.js'
import { ref, type Schema } from './openapi-schemas.js'

const count = { type: 'integer', minimum: 0 }
const counts = { type: 'object', additionalProperties: count }
const date = { type: 'string', format: 'date-time' }

const job = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    status: { enum: ['queued', 'running', 'paused', 'done', 'cancelled'] },
    total: count,
    done: count,
    succeeded: count,
    failed: count,
    codes: { ...counts, description: 'Errors by code.' },
    statuses: { ...counts, description: 'Answers by the status of their target.' },
    rate: { type: 'number', description: 'Links a second over the last minute.' },
    secondsLeft: count,
    waitingHosts: count,
    waiting: {
      type: 'array',
      description: 'Hosts that links wait for, and why; without `host` all links wait.',
      items: {
        type: 'object',
        properties: { host: { type: 'string' }, until: date, why: { type: 'string' } },
        required: ['until', 'why'],
      },
    },
    priority: count,
    perHost: count,
    createdAt: date,
    startedAt: date,
    finishedAt: date,
  },
  required: ['id', 'status', 'total', 'done', 'succeeded', 'failed', 'codes', 'statuses'],
}

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }

const unknown = describe(
  'No such job of this caller, or no jobs here.',
  'application/json',
  ref('Failure'),
)

function describe(description: string, type: string, schema: Schema): Schema {
  return { description, headers: HEADER_REFS, content: { [type]: { schema } } }
}

function option(name: string, schema: Schema): Schema {
  return { name, in: 'query', schema }
}

function describeStep(operationId: string, summary: string, parameters: readonly Schema[] = []) {
  const responses = { 200: describe('The job.', 'application/json', job), 404: unknown }
  return { post: { operationId, summary, parameters: [id, ...parameters], responses } }
}

/** Paths of jobs, which answer 404 unless `LINKGLASS_JOBS` is set. */
export const JOB_PATHS: Readonly<Record<string, Schema>> = {
  '/jobs': {
    get: {
      operationId: 'listJobs',
      summary: 'The jobs of the caller',
      responses: {
        200: describe('The newest first.', 'application/json', {
          type: 'object',
          properties: { jobs: { type: 'array', items: job } },
          required: ['jobs'],
        }),
        404: unknown,
      },
    },
    post: {
      operationId: 'addJob',
      summary: 'A list of links that outlives its request',
      parameters: [
        option('name', { type: 'string', maxLength: 200 }),
        option('priority', { type: 'integer', minimum: 0, maximum: 9, default: 5 }),
        option('per-host', { type: 'integer', minimum: 1, maximum: 16, default: 4 }),
        option('webhook', { type: 'string', format: 'uri' }),
        { name: 'webhook-secret', in: 'header', schema: { type: 'string' } },
        { name: 'idempotency-key', in: 'header', schema: { type: 'string' } },
      ],
      requestBody: {
        required: true,
        content: { 'application/x-ndjson': { schema: { type: 'string' } } },
      },
      responses: {
        202: describe('The job.', 'application/json', job),
        400: describe('Lines of the list are wrong.', 'application/json', ref('Failure')),
        404: unknown,
        413: describe('The list is too long.', 'application/json', ref('Failure')),
      },
    },
  },
  '/jobs/{id}': {
    get: {
      operationId: 'showJob',
      summary: 'How far a job is',
      parameters: [id],
      responses: { 200: describe('The job.', 'application/json', job), 404: unknown },
    },
    delete: {
      operationId: 'removeJob',
      summary: 'Remove a job with its results',
      parameters: [id],
      responses: { 204: { description: 'It is removed.' }, 404: unknown },
    },
  },
  '/jobs/{id}/results': {
    get: {
      operationId: 'readResults',
      summary: 'The lines of a job that are there now',
      parameters: [
        id,
        option('from', count),
        option('limit', { type: 'integer', minimum: 1 }),
        option('order', { enum: ['completion', 'index'], default: 'completion' }),
        option('format', { enum: ['ndjson', 'csv'], default: 'ndjson' }),
        option('columns', { type: 'string' }),
      ],
      responses: {
        200: describe('A line for each link.', 'application/x-ndjson', ref('Line')),
        404: unknown,
      },
    },
  },
  '/jobs/{id}/events': {
    get: {
      operationId: 'followJob',
      summary: 'Server-sent events with the progress',
      parameters: [id],
      responses: {
        200: describe('Until the job is finished.', 'text/event-stream', { type: 'string' }),
        404: unknown,
      },
    },
  },
  '/jobs/{id}/pause': describeStep('pauseJob', 'Pause a job'),
  '/jobs/{id}/resume': describeStep('resumeJob', 'Go on with a paused job'),
  '/jobs/{id}/cancel': describeStep('cancelJob', 'End a job'),
  '/jobs/{id}/retry': describeStep('retryJob', 'Do again what failed', [
    option('code', { type: 'string' }),
    option('status', { type: 'string' }),
  ]),
}
