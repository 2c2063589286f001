import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { runConcurrently } from '../../core/concurrency.js'
import type { Query } from '../../core/query.js'
import { type Caller, overLimit } from '../../limits/index.js'
import { cacheKeyOf, stringifyQuery } from '../../query/index.js'
import type { Services } from '../../services.js'
import { errorBody, publicBase, toLinkglassError, uncountedContext } from '../error-response.js'
import { lookUp } from '../lookup.js'
import { callerOf, newRequestContext } from '../request-context.js'
import { responseHeaders } from '../response-headers.js'
import { type BatchItem, readItems } from './batch-items.js'
import { abortOnHangUp } from './link.js'
import { addressed } from './serve-assets.js'

/** Items that ask for the same: worked on once, answered each. */
interface Job {
  readonly query: Query
  readonly items: Extract<BatchItem, { url: string }>[]
}

/** What one item was answered with. */
type AnswerLine = Buffer

/** `POST /batch`: many requests in, a line for each as it finishes. */
export async function registerBatch(app: FastifyInstance, services: Services): Promise<void> {
  const { maxBytes } = services.config.batch
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_, body, done) =>
      done(null, body),
    )
    scope.post('/batch', (request, reply) => answerBatch(services, request, reply))
  })
}

async function answerBatch(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { maxItems } = services.config.batch
  const items = readItems(typeof request.body === 'string' ? request.body : '', maxItems)
  const context = await uncountedContext(services, request)
  request.requestContext = context
  reply.headers(responseHeaders(context)).type('application/x-ndjson; charset=utf-8')
  const lines = linesOf(new Batch(services, request, abortOnHangUp(reply)), items)
  return reply.send(Readable.from(lines, { objectMode: false }))
}

async function* linesOf(batch: Batch, items: readonly BatchItem[]): AsyncGenerator<AnswerLine> {
  const { jobs, wrong } = batch.jobsOf(items)
  yield* wrong
  const { concurrency, perHost } = batch.services.config.batch
  const hostOf = (job: Job) => job.query.url.hostname
  const finished = runConcurrently(jobs, hostOf, { concurrency, perHost }, (job) => batch.run(job))
  for await (const lines of finished) {
    if (batch.leave.aborted) return
    yield* lines
  }
}

class Batch {
  readonly services: Services
  readonly request: FastifyRequest
  /** Aborts when the caller has left: then nothing more is worth doing. */
  readonly leave: AbortSignal
  readonly #caller: Caller

  constructor(services: Services, request: FastifyRequest, leave: AbortSignal) {
    this.services = services
    this.request = request
    this.leave = leave
    this.#caller = callerOf(request, services.config.server.trustProxy)
  }

  /** What there is to do, equal items together, and the lines of those that ask for nothing. */
  jobsOf(items: readonly BatchItem[]): { jobs: Iterable<Job>; wrong: readonly AnswerLine[] } {
    const jobs = new Map<string, Job>()
    const wrong: AnswerLine[] = []
    for (const item of items) {
      try {
        if ('wrong' in item) throw item.wrong
        const query = this.services.parse(
          stringifyQuery(item.url, item.parameters),
          this.request.headers,
        )
        const key = `${query.force} ${cacheKeyOf(query)}`
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
  async run({ query, items }: Job): Promise<readonly AnswerLine[]> {
    const refused: AnswerLine[] = []
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
      const context = newRequestContext(
        this.request.id,
        await this.services.plans.peek(this.#caller),
      )
      const entry = await lookUp(this.services, query, context, () => this.leave)
      const body = addressed(
        entry,
        publicBase(this.request, this.services.config.server.trustProxy),
      )
      return [...refused, ...allowed.map((item) => answeredLine(item, context.cacheStatus, body))]
    } catch (error) {
      return [...refused, ...allowed.map((item) => this.#failed(item, error))]
    }
  }

  async #count(): Promise<void> {
    const taken = await this.services.plans.take(this.#caller)
    if (!taken.allowed) throw overLimit(taken)
  }

  #failed(item: BatchItem, thrown: unknown): AnswerLine {
    const error = toLinkglassError(thrown)
    const base = publicBase(this.request, this.services.config.server.trustProxy)
    const body = errorBody(error, { base, id: this.request.id })
    return lineOf({ ...headOf(item), http: error.status }, Buffer.from(JSON.stringify(body)))
  }
}

function answeredLine(item: BatchItem, cache: string, body: Buffer): AnswerLine {
  return lineOf({ ...headOf(item), http: 200, cache }, body)
}

function headOf(item: BatchItem): object {
  return 'url' in item ? { index: item.index, url: item.url } : { index: item.index }
}

/** One object of two, the second of which is text already. */
function lineOf(head: object, body: Buffer): AnswerLine {
  const open = JSON.stringify(head).slice(0, -1)
  return Buffer.concat([Buffer.from(`${open},`), body.subarray(1), Buffer.from('\n')])
}
