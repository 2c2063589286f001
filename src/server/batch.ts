import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTurn } from '../core/in-turn.js'
import type { Query } from '../core/query.js'
import { type Caller, overLimit } from '../limits/index.js'
import { cacheKeyOf, stringifyQuery } from '../query/index.js'
import type { Services } from '../services.js'
import { leaving } from './answer.js'
import { addressed } from './assets.js'
import { type Item, readItems } from './batch-items.js'
import { callerOf, newCircumstances } from './circumstances.js'
import { baseOf, errorBody, toLinkglassError, uncounted } from './failure.js'
import { informationalHeaders } from './informational.js'
import { lookUp } from './lookup.js'

/** Items that ask for the same: worked on once, answered each. */
interface Job {
  readonly query: Query
  readonly items: Extract<Item, { url: string }>[]
}

/** What one item was answered with. */
type Line = Buffer

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
  const about = await uncounted(services, request)
  request.circumstances = about
  reply.headers(informationalHeaders(about)).type('application/x-ndjson; charset=utf-8')
  const lines = linesOf(new Batch(services, request, leaving(reply)), items)
  return reply.send(Readable.from(lines, { objectMode: false }))
}

async function* linesOf(batch: Batch, items: readonly Item[]): AsyncGenerator<Line> {
  const { jobs, wrong } = batch.jobsOf(items)
  yield* wrong
  const { concurrency, perHost } = batch.services.config.batch
  const hostOf = (job: Job) => job.query.url.hostname
  const finished = inTurn(jobs, hostOf, { concurrency, perHost }, (job) => batch.run(job))
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
  jobsOf(items: readonly Item[]): { jobs: Iterable<Job>; wrong: readonly Line[] } {
    const jobs = new Map<string, Job>()
    const wrong: Line[] = []
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
  async run({ query, items }: Job): Promise<readonly Line[]> {
    const refused: Line[] = []
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
      const about = newCircumstances(this.request.id, await this.services.plans.peek(this.#caller))
      const entry = await lookUp(this.services, query, about, () => this.leave)
      const body = addressed(entry, baseOf(this.request, this.services.config.server.trustProxy))
      return [...refused, ...allowed.map((item) => answered(item, about.cacheStatus, body))]
    } catch (error) {
      return [...refused, ...allowed.map((item) => this.#failed(item, error))]
    }
  }

  async #count(): Promise<void> {
    const taken = await this.services.plans.take(this.#caller)
    if (!taken.allowed) throw overLimit(taken)
  }

  #failed(item: Item, thrown: unknown): Line {
    const error = toLinkglassError(thrown)
    const base = baseOf(this.request, this.services.config.server.trustProxy)
    const body = errorBody(error, { base, id: this.request.id })
    return lineOf({ ...headOf(item), http: error.status }, Buffer.from(JSON.stringify(body)))
  }
}

function answered(item: Item, cache: string, body: Buffer): Line {
  return lineOf({ ...headOf(item), http: 200, cache }, body)
}

function headOf(item: Item): object {
  return 'url' in item ? { index: item.index, url: item.url } : { index: item.index }
}

/** One object of two, the second of which is text already. */
function lineOf(head: object, body: Buffer): Line {
  const open = JSON.stringify(head).slice(0, -1)
  return Buffer.concat([Buffer.from(`${open},`), body.subarray(1), Buffer.from('\n')])
}
