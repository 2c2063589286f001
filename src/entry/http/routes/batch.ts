import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { BATCH_CONCURRENCY, runConcurrently } from '../../../lib/async/concurrency.js'
import { createCacheKey, type Query } from '../../../params/index.js'
import { addBaseUrl } from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import { REFUSAL } from '../allowed-methods.js'
import { acceptRawBodies } from '../bodies.js'
import {
  createContextWithoutCounting,
  createCountHook,
  createPageCounter,
} from '../count-request.js'
import { createErrorBody, findPublicOrigin, toLinkglassError } from '../error-response.js'
import { createHangUpSignal } from '../hang-up.js'
import { setHeaders } from '../http-response.js'
import { identifyCaller, parseRawQuery, type RequestContext } from '../request-context.js'
import { createResponseHeaders } from '../response-headers.js'
import { type BatchItem, formatBatchLine, parseBatch } from './batch-items.js'

interface SharedQuery {
  readonly query: Query
  readonly items: Extract<BatchItem, { url: string }>[]
}

export async function registerBatch(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    acceptRawBodies(scope, '*', 'string', services.config.batch.maxBytes)
    scope.get('/batch', REFUSAL, () => {
      throw new LinkglassError('EMETHOD', ONLY_POST)
    })
    scope.post('/batch', { onRequest: createCountHook(services) }, async (request, reply) => {
      const context =
        request.requestContext ?? (await createContextWithoutCounting(services, request))
      const { maxItems } = services.config.batch
      const maxItemLength = services.config.query.limits.queryBytes
      const text = typeof request.body === 'string' ? request.body : ''
      const shared = Object.fromEntries(parseRawQuery(request.raw, services.query))
      const items = parseBatch(text, { maxItems, maxItemLength }, shared)
      setHeaders(reply, createResponseHeaders(context)).type('application/x-ndjson; charset=utf-8')
      const leave = createHangUpSignal(reply.raw)
      const lines = streamAnswers(services, request, context, leave, items)
      return reply.send(Readable.from(lines, { objectMode: false }))
    })
  })
}

const ONLY_POST =
  '`/batch` takes POST: send a line for each link, as in `{"url":"https://example.com"}`.'

async function* streamAnswers(
  services: Services,
  request: FastifyRequest,
  context: RequestContext,
  leave: AbortSignal,
  items: Iterable<BatchItem>,
): AsyncGenerator<Buffer> {
  const { answers, plans, config } = services
  const { trustProxy } = config.server
  const caller = identifyCaller(request.raw, trustProxy)
  const base = () => findPublicOrigin(request.raw, trustProxy)
  const countItem = createPageCounter(services, context, caller)
  const formatFailure = (item: BatchItem, thrown: unknown): Buffer => {
    const error = toLinkglassError(thrown)
    const body = createErrorBody(error, { base: base(), id: request.id })
    return formatBatchLine(item, { http: error.status }, Buffer.from(JSON.stringify(body)))
  }

  async function answerSharedQuery({ query, items: all }: SharedQuery): Promise<readonly Buffer[]> {
    const refused: Buffer[] = []
    const allowed: SharedQuery['items'] = []
    for (const item of all) {
      try {
        await countItem()
        allowed.push(item)
      } catch (error) {
        refused.push(formatFailure(item, error))
      }
    }
    if (allowed.length === 0) return refused
    try {
      const id = () => plans.getCallerId(caller)
      const { cacheStatus, entry } = await answers.answerQuery(query, () => leave, id)
      const body = addBaseUrl(entry, base)
      const facts = { http: 200, cache: cacheStatus }
      return [...refused, ...allowed.map((item) => formatBatchLine(item, facts, body))]
    } catch (error) {
      return [...refused, ...allowed.map((item) => formatFailure(item, error))]
    }
  }

  const byKey = new Map<string, SharedQuery>()
  const wrong: Buffer[] = []
  for (const item of items) {
    // Parsing is slow, so each turn of the event loop parses only one item.
    await setImmediate()
    if (leave.aborted) break
    try {
      if ('wrong' in item) throw item.wrong
      const { url, parameters } = item
      const query = services.parse({ url, ...parameters }, request.headers)
      const { force, requireOk, robots, warnings } = query
      // The cache key leaves out what does not change the cached copy but may change the answer.
      const key = JSON.stringify([createCacheKey(query), force, requireOk, robots, warnings])
      const shared = byKey.get(key) ?? { query, items: [] }
      shared.items.push(item)
      byKey.set(key, shared)
    } catch (error) {
      wrong.push(formatFailure(item, error))
    }
  }
  yield* wrong
  const findHost = ({ query }: SharedQuery) => query.url.hostname
  const work = runConcurrently(byKey.values(), findHost, BATCH_CONCURRENCY, answerSharedQuery)
  for await (const lines of work) {
    if (leave.aborted) return
    yield* lines
  }
}
