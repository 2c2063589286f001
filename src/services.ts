import type { IncomingHttpHeaders } from 'node:http'
import { type Logger, pino } from 'pino'
import { type Cache, createCache, createFlight, type Entry, type Flight } from './cache/index.js'
import type { Config } from './config.js'
import type { Fetch } from './core/http.js'
import type { Query } from './core/query.js'
import type { Result } from './core/result.js'
import { createSandbox } from './extract/evaluate/index.js'
import { decodeBytes } from './fetch/charset.js'
import { createFetch } from './fetch/index.js'
import { createPlans, type Plans } from './limits/index.js'
import { createMedia } from './media/index.js'
import { SIGNAL_LIMITS } from './page/signals.js'
import { createPipeline, type Pipeline, type Stages } from './pipeline/index.js'
import { parseQuery, type QueryInput, readInput } from './query/index.js'
import { createReader } from './reading/index.js'

/** Everything that answers requests, made from one configuration. */
export interface Services {
  readonly config: Config
  readonly logger: Logger
  readonly pipeline: Pipeline
  /** The guarded way to the network, for files that are passed on. */
  readonly fetch: Fetch
  readonly plans: Plans
  readonly cache: Cache
  readonly flight: Flight<Entry>
  /** The query of a request to the service. */
  readonly parse: (search: string, headers: IncomingHttpHeaders) => Query
  /** The library's way in: no cache, no plans. */
  readonly ask: (url: string | URL, options: QueryInput) => Promise<Result>
  /** The library's way in for a page that is already here; bytes are decoded as a browser would. */
  readonly askHtml: (html: string | Uint8Array, options: HtmlInput) => Promise<Result>
  readonly close: () => Promise<void>
}

export type HtmlInput = Pick<QueryInput, 'meta' | 'data' | 'explain'> & {
  /** The page's address: relative addresses in it are resolved against it. */
  readonly url: string | URL
  /** The `content-type` it came with; it may name the charset of bytes. */
  readonly contentType?: string
}

export function createServices(config: Config, logger = createLogger(config)): Services {
  const { stages, close } = createStages(config)
  const pipeline = createPipeline(stages)
  const plans = createPlans(config.plans)
  const cache = createCache({
    ...config.cache,
    onError: (error) => logger.error({ err: error }, 'the cache is broken: answering without it'),
  })
  return {
    config,
    logger,
    pipeline,
    fetch: stages.fetch,
    plans,
    cache,
    flight: createFlight(),
    parse: (search, headers) =>
      inLanguage(
        parseQuery(search, { ...config.query, headers: targetHeaders(headers) }),
        config.fetch.acceptLanguage,
      ),
    ask: async (url, options) => (await pipeline.ask(readInput(url, options, config.query))).result,
    askHtml: (html, { url, contentType, ...options }) => {
      const text = typeof html === 'string' ? html : decodeBytes(html, contentType).text
      return pipeline.read(text, readInput(url, options, config.query))
    },
    close: async () => {
      await Promise.all([close(), plans.close(), cache.close()])
    },
  }
}

function createLogger(config: Config): Logger {
  return pino({ level: config.server.logLevel })
}

function createStages({ query, fetch, reading, media, sandbox }: Config): {
  stages: Stages
  close: () => Promise<void>
} {
  const fetcher = createFetch({ ...fetch, limits: fetch, dns: fetch.dnsServers })
  const reader = createReader(reading)
  const evaluator = createSandbox({
    ...sandbox,
    concurrency: sandbox.workers,
    maxQueue: sandbox.queue,
    spare: 1,
  })
  const stages: Stages = {
    fetch: fetcher.fetch,
    check: fetcher.check,
    reader,
    media: createMedia({ fetch: fetcher.fetch, limits: media }),
    evaluate: evaluator.evaluate,
    limits: {
      signals: SIGNAL_LIMITS,
      dom: { maxDepth: 512 },
      extract: {
        ...reading,
        maxSelector: query.limits.selectorBytes,
        maxNesting: query.limits.ruleDepth,
        maxRules: query.limits.rules,
      },
    },
    now: Date.now,
  }
  const close = async () => {
    await Promise.all([fetcher.close(), reader.close(), evaluator.close()])
  }
  return { stages, close }
}

/** The language asked for is part of the answer, and so of its key, also where it is the default. */
function inLanguage(query: Query, language: string): Query {
  return { ...query, headers: { 'accept-language': language, ...query.headers } }
}

const PREFIX = 'x-api-header-'

/** Headers for the target that the caller sent as headers, out of everybody's sight. */
function targetHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const hidden = Object.entries(headers).filter(([name]) => name.startsWith(PREFIX))
  return Object.fromEntries(
    hidden.map(([name, value]) => [name.slice(PREFIX.length), [value].flat().join(', ')]),
  )
}
