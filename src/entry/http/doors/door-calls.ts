import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Result } from '../../../contracts/result.js'
import { BATCH_CONCURRENCY, runConcurrently } from '../../../lib/async/concurrency.js'
import { httpUrl } from '../../../lib/net/http-url.js'
import type { Query } from '../../../params/index.js'
import { addressFiles, expectedInfo } from '../../../service/answers/index.js'
import { createRateError } from '../../../service/limits/index.js'
import type { Services } from '../../../service/services.js'
import type { AskedPage, AskOptions, DoorCalls } from '../../doors/index.js'
import { publicBase } from '../error-response.js'
import { abortOnHangUp } from '../hang-up.js'
import { type RequestContext, toCaller } from '../request-context.js'
import { assetGone } from '../routes/serve-assets.js'

/** Creates what a door may do: its questions go the way of `GET /?url=…`. */
export function createCalls(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  context: RequestContext,
): DoorCalls & { readonly ignored: ReadonlySet<string> } {
  const { answers, assets, config, plans } = services
  const { trustProxy } = config.server
  const caller = toCaller(request.raw, trustProxy)
  const base = publicBase(request.raw, trustProxy)
  const leave = abortOnHangUp(reply.raw)
  const ignored = new Set<string>()
  /** The request itself counts for the first target. */
  let isPaid = true

  async function countTarget(): Promise<void> {
    if (isPaid) {
      isPaid = false
      return
    }
    const taken = await plans.take(caller)
    if (!taken.allowed) throw createRateError(taken)
    context.plan = taken
  }

  /** Makes a copy again that is older than the door allows. */
  async function lookUp(query: Query, { maxAge = Number.POSITIVE_INFINITY }: AskOptions) {
    const found = await answers.lookUp(query, () => leave, context.caller)
    if (found.cacheStatus !== 'HIT' || found.age < maxAge) return found
    return answers.lookUp({ ...query, force: true }, () => leave, context.caller)
  }

  return {
    requestId: request.id,
    plan: context.plan,
    maxTargets: config.batch.maxItems,
    target: request.raw.url ?? '',
    ignored,
    ignore: (name) => void ignored.add(name),
    ask: async (parameters, options = {}): Promise<AskedPage> => {
      await countTarget()
      const query = toQuery(services.parse(parameters, {}), options)
      context.answer = expectedInfo(query)
      const { entry, ...info } = await lookUp(query, options)
      context.answer = info
      return {
        result: JSON.parse(addressFiles(entry, () => base).toString()) as Result,
        url: query.url,
        isHit: info.cacheStatus === 'HIT',
        madeAt: new Date(Date.now() - info.age),
      }
    },
    settleAll,
    readFile: async ({ url }) => {
      const file = await assets?.find(url.startsWith(base) ? url.slice(base.length) : url)
      if (!file) throw assetGone()
      return file.bytes
    },
  }
}

/** Keeps apart what a caller's cookie or password opens, and what is not to be kept. */
function toQuery(query: Query, { isPrivate = false }: AskOptions): Query {
  const isPersonal = 'cookie' in query.headers || 'authorization' in query.headers
  return isPrivate || isPersonal ? { ...query, personal: true } : query
}

async function settleAll<T>(
  urls: readonly string[],
  load: (url: string) => Promise<T>,
): Promise<readonly PromiseSettledResult<T>[]> {
  const outcomes: PromiseSettledResult<T>[] = []
  const findHost = ([, url]: readonly [number, string]) => httpUrl(url)?.hostname ?? ''
  const work = runConcurrently(
    urls.entries(),
    findHost,
    BATCH_CONCURRENCY,
    async ([index, url]) => {
      const [outcome] = await Promise.allSettled([load(url)])
      outcomes[index] = outcome
    },
  )
  for await (const _ of work);
  return outcomes
}
