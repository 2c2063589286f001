import { type Entry, freshnessOf } from '../cache/index.js'
import type { Query } from '../core/query.js'
import { cacheKeyOf } from '../query/index.js'
import type { Services } from '../services.js'
import { keepAssets, whole } from './assets.js'
import type { Circumstances } from './circumstances.js'
import { entryOf, isMomentary } from './entry.js'

/**
 * The answer from the cache, from a flight under way, or made; `about` is told which. `leave` is
 * asked for a signal only when there is something to wait for.
 */
export async function lookUp(
  services: Services,
  query: Query,
  about: Circumstances,
  leave: () => AbortSignal,
): Promise<Entry> {
  if (query.personal) {
    about.cacheStatus = 'BYPASS'
    return make(services, query, leave(), about)
  }
  const key = cacheKeyOf(query)
  const kept = query.force ? undefined : await whole(services, await services.cache.get(key))
  if (kept) {
    about.cacheStatus = 'HIT'
    if (freshnessOf(kept, Date.now()) === 'stale') refresh(services, key, query)
    return kept
  }
  if (query.force) about.cacheStatus = 'BYPASS'
  // A forced answer must be newer than the request: it joins no flight that set off before.
  const flight = query.force ? `force ${key}` : key
  const task = { name: flight, key, since: query.force ? Date.now() : 0 }
  return services.flight.join(flight, leave(), (signal) =>
    services.once(task, signal, (working) =>
      keep(services, key, make(services, query, working, about)),
    ),
  )
}

/**
 * Replaces a stale copy behind its back, once however many ask. A failure, and an answer that is
 * true for the moment only, keep the old one.
 */
function refresh(services: Services, key: string, query: Query): void {
  const never = new AbortController().signal
  const work = async (signal: AbortSignal): Promise<Entry> => {
    const outcome = await services.pipeline.ask(query, signal)
    const entry = entryOf(query, outcome, Date.now(), services.config.cache.wallTtl)
    if (isMomentary(outcome.result)) return entry
    await keepAssets(services, query, outcome, entry)
    return keep(services, key, entry)
  }
  const task = { name: key, key, since: Date.now() }
  services.flight
    .join(key, never, (signal) => services.once(task, signal, work))
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
  about: Circumstances,
): Promise<Entry> {
  const outcome = await services.pipeline.ask(query, signal)
  about.timings = outcome.timings
  const entry = entryOf(query, outcome, Date.now(), services.config.cache.wallTtl)
  await keepAssets(services, query, outcome, entry)
  return entry
}
