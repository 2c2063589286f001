import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { createFieldError, LinkglassError } from '../../../contracts/errors.js'
import type { JobOutcome, Jobs } from '../../../service/jobs/index.js'
import type { Services } from '../../../service/services.js'
import { REFUSAL } from '../allowed-methods.js'
import { addVaryHeader } from '../cors.js'
import { createCountHook } from '../count-request.js'
import { addJobMetrics } from '../metrics/job-metrics.js'
import { requestsHtmlPage, type SendPage } from '../playground/playground-route.js'
import { getRawQuery } from '../request-context.js'
import { identifyOwner, mayReachJobs, readJobOptions } from './job-options.js'
import { describeJob, streamJobEvents, toJobView } from './job-view.js'
import { createWebhookSender } from './job-webhook.js'
import { createJobWork } from './job-work.js'
import { decompressBody, hashIdempotencyKey, receiveJob } from './receive-job.js'
import { sendResults } from './send-results.js'

type JobRequest = FastifyRequest<{ Params: { id: string } }>

export async function registerJobs(
  app: FastifyInstance,
  services: Services,
  sendJobsPage: SendPage,
  registry: Registry | undefined,
): Promise<Jobs | undefined> {
  const { place, ttl } = services.config.jobs
  if (place === undefined) {
    const message =
      'This service keeps no jobs. Its operator turns them on with `LINKGLASS_JOBS=disk:PATH` or `LINKGLASS_JOBS=redis://HOST:PORT`; `POST /batch` takes lists meanwhile.'
    const refuse = () => {
      throw new LinkglassError('ENOTFOUND', message)
    }
    const route = { method: ['GET', 'POST', 'DELETE'], onRequest: refuse, handler: refuse }
    for (const url of ['/jobs', '/jobs/*']) app.route({ ...REFUSAL, ...route, url })
    return undefined
  }
  const { openJobs } = await import('../../../service/jobs/index.js')
  const countLink = registry ? addJobMetrics(registry, () => jobs.records) : () => {}
  const jobs: Jobs = await openJobs({
    place,
    ttl,
    work: createJobWork(services, countLink),
    sendWebhook: createWebhookSender(services),
    onError: (err) => services.logger.error({ err }, 'the store of jobs failed'),
  })
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', () => jobs.close())
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, body, done) => done(null, body))
    registerJobRoutes(scope, services, jobs, sendJobsPage, closing.signal)
  })
  return jobs
}

function registerJobRoutes(
  scope: FastifyInstance,
  services: Services,
  jobs: Jobs,
  sendJobsPage: SendPage,
  closing: AbortSignal,
): void {
  const findJob = async (request: JobRequest) =>
    jobs.records.getJob(request.params.id, identifyOwner(services, request).owner)
  scope.addHook('onRequest', async (request) => {
    if (!mayReachJobs(services, request)) throw createOtherSiteError()
  })
  const onRequest = createCountHook(services)
  scope.post('/jobs', { onRequest, config: { isStreamed: true } }, async (request, reply) => {
    const options = readJobOptions(services, request)
    const idempotencyKey = hashIdempotencyKey(request)
    const given = { ...options, ...(idempotencyKey && { idempotencyKey }) }
    const job = await receiveJob(services, jobs, given, decompressBody(request))
    reply.code(202).header('location', `/jobs/${job.id}`)
    return toJobView(job)
  })
  scope.get('/jobs', async (request, reply) => {
    if (requestsHtmlPage(request.raw)) return sendJobsPage(reply)
    const { owner } = identifyOwner(services, request)
    const owned = (await jobs.records.listJobs())
      .filter((job) => job.owner === owner)
      .sort((a, b) => b.createdAt - a.createdAt)
    addVaryHeader(reply, 'accept')
    return { jobs: owned.map(toJobView) }
  })
  scope.get('/jobs/:id', async (request: JobRequest) => describeJob(jobs, await findJob(request)))
  scope.get('/jobs/:id/results', async (request: JobRequest, reply) =>
    sendResults(jobs, await findJob(request), request, reply),
  )
  scope.get('/jobs/:id/events', { exposeHeadRoute: false }, async (request: JobRequest, reply) => {
    const job = await findJob(request)
    const last = [request.headers['last-event-id']].flat().join() || undefined
    reply.type('text/event-stream').header('cache-control', 'no-store')
    return reply.send(Readable.from(streamJobEvents(jobs, job, last, closing)))
  })
  for (const step of ['pause', 'resume', 'cancel'] as const) {
    scope.post(`/jobs/:id/${step}`, async (request: JobRequest) => {
      const { id } = await findJob(request)
      const job = await jobs.records.applyStep(id, step)
      jobs.runner.startNextTurn()
      return toJobView(job)
    })
  }
  scope.post('/jobs/:id/retry', async (request: JobRequest) => {
    const job = await findJob(request)
    if (job.status === 'cancelled') {
      throw new LinkglassError('EBADREQUEST', 'The job was cancelled. Send its list as a new one.')
    }
    const retried = await jobs.results.removeResults(
      job.id,
      createRetryFilter(getRawQuery(request.raw)),
    )
    jobs.runner.startNextTurn()
    return { ...toJobView(await findJob(request)), retried }
  })
  scope.delete('/jobs/:id', async (request: JobRequest, reply) => {
    const { id } = await findJob(request)
    await jobs.records.removeJob(id)
    jobs.sweepExpiredJobs()
    return reply.code(204).send()
  })
}

function createOtherSiteError(): LinkglassError {
  const text =
    'A page of another site may read and change jobs only with a key, as `x-api-key`. ' +
    'Or have the operator name its origin in LINKGLASS_CORS_ORIGINS.'
  return createFieldError('EBADREQUEST', 'sec-fetch-site', text)
}

/** Creates a filter of results to retry: all that failed, or those of the given `code` or `status`. */
export function createRetryFilter(query: string): (outcome: JobOutcome) => boolean {
  const search = new URLSearchParams(query)
  const text = `${search.get('code') ?? ''},${search.get('status') ?? ''}`.toUpperCase()
  const wanted = new Set(text.split(',').filter((word) => word !== ''))
  if (wanted.size === 0) return ({ code }) => code !== ''
  return ({ code, statusCode = 0 }) =>
    [code, `${statusCode}`, `${Math.floor(statusCode / 100)}XX`].some((one) => wanted.has(one))
}
