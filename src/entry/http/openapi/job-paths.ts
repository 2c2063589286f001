import { list, map, type Schema, text } from '../../../contracts/json-schema.js'
import { JOB_NUMBERS } from '../../../params/index.js'
import { LONGEST_NAME } from '../jobs/job-options.js'
import { describeFailure, describeParameter, describeResponse } from './openapi-headers.js'
import { whole as count, describeObject, toSchemaReference } from './openapi-schemas.js'

const counts = map(count)
const date = { type: 'string', format: 'date-time' }

const job = describeObject(
  {
    id: text,
    name: text,
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
      items: describeObject({ host: text, until: date, why: text }, ['until', 'why']),
    },
    priority: count,
    perHost: count,
    createdAt: date,
    startedAt: date,
    finishedAt: date,
  },
  ['id', 'status', 'total', 'done', 'succeeded', 'failed', 'codes', 'statuses'],
)

const id = describeParameter('id', text, 'path')
const unknown = describeFailure('No such job of this caller, or no jobs here.')

function describeJobOperation(
  operationId: string,
  summary: string,
  parameters: readonly Schema[] = [],
  reply = describeResponse('The job.', job),
) {
  const responses = { 200: reply, 404: unknown }
  return { operationId, summary, parameters: [id, ...parameters], responses }
}

/** Routes of jobs answer 404 unless `LINKGLASS_JOBS` is set. */
export const JOB_PATHS: Readonly<Record<string, Schema>> = {
  '/jobs': {
    get: {
      operationId: 'listJobs',
      summary: 'The jobs of the caller',
      responses: {
        200: describeResponse('The newest first.', describeObject({ jobs: list(job) })),
        404: unknown,
      },
    },
    post: {
      operationId: 'addJob',
      summary: 'A list of links that outlives its request',
      parameters: [
        describeParameter('name', { type: 'string', maxLength: LONGEST_NAME }),
        ...Object.entries(JOB_NUMBERS).map(([name, bounds]) =>
          describeParameter(name, { type: 'integer', ...bounds }),
        ),
        describeParameter('webhook', { type: 'string', format: 'uri' }),
        describeParameter('webhook-secret', text, 'header'),
        describeParameter('idempotency-key', text, 'header'),
      ],
      requestBody: { required: true, content: { 'application/x-ndjson': { schema: text } } },
      responses: {
        202: describeResponse('The job.', job),
        400: describeFailure('Lines of the list are wrong.'),
        404: unknown,
        413: describeFailure('The list is too long.'),
      },
    },
  },
  '/jobs/{id}': {
    get: describeJobOperation('showJob', 'How far a job is'),
    delete: {
      operationId: 'removeJob',
      summary: 'Remove a job with its results',
      parameters: [id],
      responses: { 204: { description: 'It is removed.' }, 404: unknown },
    },
  },
  '/jobs/{id}/results': {
    get: describeJobOperation(
      'readResults',
      'The lines of a job that are there now',
      [
        describeParameter('from', count),
        describeParameter('limit', { type: 'integer', minimum: 1 }),
        describeParameter('order', { enum: ['completion', 'index'], default: 'completion' }),
        describeParameter('format', { enum: ['ndjson', 'csv'], default: 'ndjson' }),
        describeParameter('columns', text),
      ],
      describeResponse('A line for each link.', toSchemaReference('Line'), 'application/x-ndjson'),
    ),
  },
  '/jobs/{id}/events': {
    get: describeJobOperation(
      'followJob',
      'Server-sent events with the progress',
      [],
      describeResponse('Until the job is finished.', text, 'text/event-stream'),
    ),
  },
  '/jobs/{id}/pause': { post: describeJobOperation('pauseJob', 'Pause a job') },
  '/jobs/{id}/resume': { post: describeJobOperation('resumeJob', 'Go on with a paused job') },
  '/jobs/{id}/cancel': { post: describeJobOperation('cancelJob', 'End a job') },
  '/jobs/{id}/retry': {
    post: describeJobOperation('retryJob', 'Do again what failed', [
      describeParameter('code', text),
      describeParameter('status', text),
    ]),
  },
}
