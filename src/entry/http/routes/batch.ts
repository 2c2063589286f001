import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { BATCH_CONCURRENCY, runConcurrently } from '../../../lib/async/concurrency.js'
import { createCacheKey, type Query } from '../../../params/index.js'
import { addressFiles } from '../../../service/answers/index.js'
import { type Caller, createRateError } from '../../../service/limits/index.js'
import type { Services } from '../../../service/services.js'
import { countRequest, createUncountedContext } from '../count-request.js'
import { createErrorBody, findPublicBase, toLinkglassError } from '../error-response.js'
import { abortOnHangUp } from '../hang-up.js'
import { setHeaders } from '../http-response.js'
import { toCaller } from '../request-context.js'
import { createResponseHeaders } from '../response-headers.js'
import { searchOf } from '../search.js'
import { type BatchItem, readItems } from './batch-items.js'
import { formatLine } from './batch-line.js'

/** Items that ask for the same; the work is done once for all of them. */
interface Job {
  readonly query: Query
  readonly items: Extract<BatchItem, { url: string }>[]
}

/** Answers `POST /batch`: a line for each item as it finishes. */
export async function registerBatch(app: FastifyInstance, services: Services): Promise<void> {
  const { maxBytes } = services.config.batch
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_, body, done) =>
      done(null, body),
    )
    scope.get('/batch', (_, reply) => {
      reply.header('allow', 'POST, OPTIONS')
      throw new LinkglassError('EMETHOD', ONLY_POST)
    })
    scope.post(
      '/batch',
      // The body of a caller over the limit is not read.
      { onRequest: async (request) => void (await countRequest(services, request)) },
      (request, reply) => answerBatch(services, request, reply),
    )
  })
}

const ONLY_POST =
  '`/batch` takes POST: send a line for each link, as in `{"url":"https://example.com"}`.'

async function answerBatch(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = request.requestContext ?? (await createUncountedContext(services, request))
  const { maxItems } = services.config.batch
  const maxItemLength = services.config.query.limits.queryBytes
  const text = typeof request.body === 'string' ? request.body : ''
  const shared = Object.fromEntries(new URLSearchParams(searchOf(request.raw)))
  const items = readItems(text, { maxItems, maxItemLength }, shared)
  setHeaders(reply, createResponseHeaders(context)).type('application/x-ndjson; charset=utf-8')
  const lines = createLines(new Batch(services, request, abortOnHangUp(reply.raw)), items)
  return reply.send(Readable.from(lines, { objectMode: false }))
}

async function* createLines(batch: Batch, items: Iterable<BatchItem>): AsyncGenerator<Buffer> {
  const { jobs, wrong } = await batch.groupItems(items)
  yield* wrong
  const findHost = ({ query }: Job) => query.url.hostname
  const finished = runConcurrently(jobs, findHost, BATCH_CONCURRENCY, (job) => batch.run(job))
  for await (const lines of finished) {
    if (batch.leave.aborted) return
    yield* lines
  }
}

class Batch {
  readonly services: Services
  readonly request: FastifyRequest
  /** Aborts when the caller has left. */
  readonly leave: AbortSignal
  readonly #caller: Caller
  /** Items that are counted already: the request itself counts for the first. */
  #paid = 1

  constructor(services: Services, request: FastifyRequest, leave: AbortSignal) {
    this.services = services
    this.request = request
    this.leave = leave
    this.#caller = toCaller(request.raw, services.config.server.trustProxy)
  }

  /** Groups equal items; gives the lines of those that are wrong. */
  async groupItems(
    items: Iterable<BatchItem>,
  ): Promise<{ jobs: Iterable<Job>; wrong: readonly Buffer[] }> {
    const jobs = new Map<string, Job>()
    const wrong: Buffer[] = []
    for (const item of items) {
      // Each item costs as much as a request, which has a turn of the loop of its own.
      await setImmediate()
      if (this.leave.aborted) break
      try {
        if ('wrong' in item) throw item.wrong
        const { url, parameters } = item
        const query = this.services.parse({ url, ...parameters }, this.request.headers)
        const key = JSON.stringify([query.force, createCacheKey(query), query.warnings])
        const job = jobs.get(key) ?? { query, items: [] }
        job.items.push(item)
        jobs.set(key, job)
      } catch (error) {
        wrong.push(this.#failed(item, error))
      }
    }
    return { jobs: jobs.values(), wrong }
  }

  /** Counts each item, does the work once, and gives a line for each. */
  async run({ query, items }: Job): Promise<readonly Buffer[]> {
    const refused: Buffer[] = []
    const allowed: Job['items'] = []
    for (const item of items) {
      try {
        await this.#count()
        allowed.push(item)
      } catch (error) {
        refused.push(this.#failed(item, error))
      }
    }
    if (allowed.length === 0) return refused
    try {
      const { answers, plans, config } = this.services
      const caller = () => plans.idOf(this.#caller)
      const { cacheStatus, entry } = await answers.lookUp(query, () => this.leave, caller)
      const base = () => findPublicBase(this.request.raw, config.server.trustProxy)
      const body = addressFiles(entry, base)
      const facts = { http: 200, cache: cacheStatus }
      return [...refused, ...allowed.map((item) => formatLine(item, facts, body))]
    } catch (error) {
      return [...refused, ...allowed.map((item) => this.#failed(item, error))]
    }
  }

  async #count(): Promise<void> {
    if (this.#paid > 0) {
      this.#paid -= 1
      return
    }
    const taken = await this.services.plans.take(this.#caller)
    if (!taken.allowed) throw createRateError(taken)
  }

  #failed(item: BatchItem, thrown: unknown): Buffer {
    const error = toLinkglassError(thrown)
    const base = findPublicBase(this.request.raw, this.services.config.server.trustProxy)
    const body = createErrorBody(error, { base, id: this.request.id })
    return formatLine(item, { http: error.status }, Buffer.from(JSON.stringify(body)))
  }
}
