import type { ServerResponse } from 'node:http'
import type { Result } from '../../../contracts/result.js'
import { BATCH_CONCURRENCY, runConcurrently } from '../../../lib/async/concurrency.js'
import { andThen, type MaybePromise } from '../../../lib/async/maybe-promise.js'
import { parseHttpUrl } from '../../../lib/net/http-url.js'
import type { Query, RequestParameters } from '../../../params/index.js'
import {
  type Answer,
  addBaseUrl,
  createProvisionalAnswerInfo,
  type PageLists,
} from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import type { AskedPage, AskOptions, DoorCalls } from '../../doors/index.js'
import { createPageCounter } from '../count-request.js'
import { findPublicOrigin } from '../error-response.js'
import { createHangUpSignal } from '../hang-up.js'
import { identifyCaller, type RequestContext, type RequestInProgress } from '../request-context.js'

export interface DoorExchange {
  readonly request: RequestInProgress
  readonly response: ServerResponse
  readonly context: RequestContext
  readonly ignore: DoorCalls['ignore']
}

export function createDoorCalls(
  services: Services,
  lists: PageLists | undefined,
  { request, response, context, ignore }: DoorExchange,
): DoorCalls {
  const { assets, config, plans } = services
  const { trustProxy } = config.server
  const caller = identifyCaller(request.raw, trustProxy)
  const base = findPublicOrigin(request.raw, trustProxy)
  const leave = createHangUpSignal(response)
  const countPage = createPageCounter(services, context, caller)
  const countAndAsk = async (signal: AbortSignal, ...asked: Parameters<DoorCalls['ask']>) => {
    await countPage()
    return askForPage(services, context, base, signal, ...asked)
  }
  const owner = () => plans.getCallerId(caller)
  return {
    requestId: request.id,
    plan: context.plan,
    maxTargets: config.batch.maxItems,
    base,
    ignore,
    ask: (...asked) => countAndAsk(leave, ...asked),
    lists: lists && {
      start: (urls, load) =>
        lists.start(owner(), urls, (url, signal) =>
          load(url, (...asked) => countAndAsk(signal, ...asked)),
        ),
      find: (id) => lists.find(owner(), id),
      cancel: (id) => lists.cancel(owner(), id),
    },
    loadUrlsConcurrently,
    readFile: async ({ url }) =>
      (await assets.find(url.startsWith(base) ? url.slice(base.length) : url)).bytes,
  }
}

export async function askForPage(
  services: Services,
  context: RequestContext,
  base: string,
  leave: AbortSignal,
  parameters: RequestParameters,
  options: AskOptions = {},
): Promise<AskedPage> {
  const query = markPersonalQuery(services.parse(parameters, {}), options)
  context.answer = createProvisionalAnswerInfo(query)
  const found = await getFreshAnswer(services, query, options, () => leave, context.caller)
  const { entry, ...info } = found
  context.answer = info
  return {
    result: JSON.parse(addBaseUrl(entry, () => base).toString()) as Result,
    url: query.url,
    isHit: info.cacheStatus === 'HIT',
    madeAt: new Date(Date.now() - info.age),
  }
}

export function getFreshAnswer(
  { answers }: Services,
  query: Query,
  { maxAge = Number.POSITIVE_INFINITY }: AskOptions,
  leave: () => AbortSignal,
  caller: () => string | undefined,
): MaybePromise<Answer> {
  return andThen(answers.answerQuery(query, leave, caller), (found) =>
    found.cacheStatus !== 'HIT' || found.age < maxAge
      ? found
      : answers.answerQuery({ ...query, force: true }, leave, caller),
  )
}

/** Marks a query that is private or has credentials, so that its answer is not cached. */
export function markPersonalQuery(query: Query, { isPrivate = false }: AskOptions): Query {
  const isPersonal = 'cookie' in query.headers || 'authorization' in query.headers
  return isPrivate || isPersonal ? { ...query, personal: true } : query
}

async function loadUrlsConcurrently<T>(
  urls: readonly string[],
  load: (url: string) => Promise<T>,
): Promise<readonly PromiseSettledResult<T>[]> {
  const outcomes: PromiseSettledResult<T>[] = []
  const findHost = ([, url]: readonly [number, string]) => parseHttpUrl(url)?.hostname ?? ''
  const loadOne = async ([index, url]: readonly [number, string]) => {
    const [outcome] = await Promise.allSettled([load(url)])
    outcomes[index] = outcome
  }
  const work = runConcurrently(urls.entries(), findHost, BATCH_CONCURRENCY, loadOne)
  for await (const _ of work);
  return outcomes
}
