import { entryOf, isTransientResult } from '../answers/ttl.js'
import { type Entry, freshnessOf } from '../cache/index.js'
import type { Query } from '../core/query.js'
import { cacheKeyOf } from '../query/index.js'
import type { Services } from '../services.js'
import type { RequestContext } from './request-context.js'
import { keepAssets, whole } from './routes/index.js'

/**
 * The answer from the cache, from a flight under way, or made; `about` is told which. `leave` is
 * asked for a signal only when there is something to wait for.
 */
export async function lookUp(
  services: Services,
  query: Query,
  context: RequestContext,
  leave: () => AbortSignal,
): Promise<Entry> {
  if (query.personal) {
    context.cacheStatus = 'BYPASS'
    return make(services, query, leave(), context)
  }
  const key = cacheKeyOf(query)
  const kept = query.force ? undefined : await whole(services, await services.cache.get(key))
  if (kept) {
    context.cacheStatus = 'HIT'
    if (freshnessOf(kept, Date.now()) === 'stale') refresh(services, key, query)
    return kept
  }
  if (query.force) context.cacheStatus = 'BYPASS'
  // A forced answer must be newer than the request: it joins no flight that set off before.
  const flight = query.force ? `force ${key}` : key
  const task = { name: flight, key, since: query.force ? Date.now() : 0 }
  return services.singleFlight.join(flight, leave(), (signal) =>
    services.sharedFlight(task, signal, (working) =>
      keep(services, key, make(services, query, working, context)),
    ),
  )
}

/**
 * Replaces a stale copy in the background, once however many ask. A failure, and an answer that is
 * true for the moment only, keep the old one.
 */
function refresh(services: Services, key: string, query: Query): void {
  const never = new AbortController().signal
  const work = async (signal: AbortSignal): Promise<Entry> => {
    const outcome = await services.pipeline.ask(query, signal)
    const entry = entryOf(query, outcome, Date.now(), services.config.cache.interstitialTtl)
    if (isTransientResult(outcome.result)) return entry
    await keepAssets(services, query, outcome, entry)
    return keep(services, key, entry)
  }
  const task = { name: key, key, since: Date.now() }
  services.singleFlight
    .join(key, never, (signal) => services.sharedFlight(task, signal, work))
    .catch((error: unknown) =>
      services.logger.warn({ err: error }, 'a stale copy could not be refreshed'),
    )
}

async function keep(services: Services, key: string, made: Entry | Promise<Entry>): Promise<Entry> {
  const entry = await made
  await services.cache.set(key, entry)
  return entry
}

async function make(
  services: Services,
  query: Query,
  signal: AbortSignal,
  context: RequestContext,
): Promise<Entry> {
  const outcome = await services.pipeline.ask(query, signal)
  context.timings = outcome.timings
  const entry = entryOf(query, outcome, Date.now(), services.config.cache.interstitialTtl)
  await keepAssets(services, query, outcome, entry)
  return entry
}
