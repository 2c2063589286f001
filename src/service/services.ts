import type { Logger } from 'pino'
import { describeMissingFonts } from '../browser/index.js'
import { createKeyDirectory } from '../network/signatures/index.js'
import { createCacheKey, createRequestParser, readQueryInput } from '../params/index.js'
import { createConcurrencyLimiter, limitConcurrency } from '../pipeline/index.js'
import { Answers, createAssetStore } from './answers/index.js'
import type { Config } from './config/index.js'
import { type Coordinator, openRedisServices, openSharedServices } from './coordination.js'
import { createEngine } from './engine/index.js'
import { createLogger } from './logger.js'

/** @param siblings coordinator, with the counts and locks that this machine's workers share */
export async function openServices(config: Config, given?: Logger, siblings?: Coordinator) {
  const logger = given ?? (await createLogger(config))
  const redis = await openRedisServices(config, logger)
  const engine = createEngine(config, (message) => logger.warn(message), redis)
  const isOwnBrowser = engine.query.browser && config.browser.setting.kind !== 'remote'
  if (isOwnBrowser) void describeMissingFonts().then((text) => text && logger.warn(text))
  // Key of a sample query. It changes when the format of keys changes.
  const keyVersion = createCacheKey(readQueryInput('https://example.com/', {}, engine.query))
  const opened = await openSharedServices(config, logger, redis, siblings, keyVersion)
  const { files, ...shared } = opened
  const { cache, plans, sharedFlight } = shared
  const { kind } = config.cache.backend
  const isKept = kind !== 'none'
  const isOwn = config.browser.storePath === '' && (kind === 'none' || kind === 'memory')
  const assets = createAssetStore({ files, isKept, isOwn })
  const concurrency = createConcurrencyLimiter(config.server.maxRequests)
  const pipeline = limitConcurrency(engine.pipeline, concurrency)
  return {
    ...engine,
    pipeline,
    concurrency,
    config,
    logger,
    plans,
    cache,
    assets,
    keyDirectory:
      config.fetch.signingKey &&
      createKeyDirectory(config.fetch.signingKey, config.fetch.signatureAgent),
    answers: new Answers({
      pipeline,
      replay: (...request) => concurrency.run(() => engine.captures.replay(...request)),
      cache,
      assets,
      sharedFlight,
      wallTtl: config.cache.wallTtl,
      onRefreshError: (error) => logger.warn({ err: error }, 'a stale copy could not be refreshed'),
    }),
    parse: createRequestParser(engine.query, config.fetch.acceptLanguage),
    close: async () => {
      // The engine is closed first, since running work may still write to the cache.
      await engine.close()
      await shared.close()
    },
  }
}

export type Services = Awaited<ReturnType<typeof openServices>>
