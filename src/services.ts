import { EventEmitter } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type Logger, pino } from 'pino'
import { type BrowserStage, createBrowser, findBrowser } from './browser/index.js'
import {
  type Cache,
  createSingleFlight,
  type Entry,
  type SharedFlight,
  type SingleFlight,
} from './cache/index.js'
import type { Config } from './config/index.js'
import { type Coordination, openSharedServices } from './coordination.js'
import type { EngineEvents, Load } from './core/events.js'
import type { Fetch } from './core/http.js'
import type { Query } from './core/query.js'
import type { Result } from './core/result.js'
import { decodeBytes } from './encoding/index.js'
import { createFetcher, metered } from './fetch/index.js'
import type { Plans } from './limits/index.js'
import { createMediaStage } from './media/index.js'
import { createFindEmbed } from './oembed/index.js'
import { SIGNAL_LIMITS, TREE_DEPTH } from './page/index.js'
import {
  createPipeline,
  type Pipeline,
  type PipelineOutcome,
  type Stages,
  withMaxConcurrency,
} from './pipeline/index.js'
import {
  DEFAULT_USER_AGENT,
  type HtmlInput,
  parseQuery,
  type QueryInput,
  type QueryOptions,
  readInput,
} from './query/index.js'
import { createPageReader } from './reading/index.js'
import { createSandbox } from './sandbox/index.js'

/** The pipeline and its stages, made from one configuration: all that the library needs. */
export interface Engine {
  readonly pipeline: Pipeline
  /** The guarded way to the network, for files that are passed on. */
  readonly fetch: Fetch
  /** How queries are read. */
  readonly query: QueryOptions
  readonly ask: (url: string | URL, options: QueryInput) => Promise<Result>
  /** The same for a page that is already here; bytes are decoded as a browser would. */
  readonly askHtml: (html: string | Uint8Array, options: HtmlInput) => Promise<Result>
  /** What happens inside, for those who count. */
  readonly events: EventEmitter<EngineEvents>
  /** How much of each pool of workers is taken. */
  readonly load: () => { readonly reading: Load; readonly sandbox: Load; readonly browser?: Load }
  /** Starts what the first call would have to wait for; a service does, a program need not. */
  readonly warm: () => void
  readonly close: () => Promise<void>
}

/** Everything that answers requests: the engine, its copies, its callers' plans. */
export interface Services extends Engine {
  readonly config: Config
  readonly logger: Logger
  readonly plans: Plans
  readonly cache: Cache
  /** Files that answers name by their paths; `undefined` where no answer does. */
  readonly assets: Cache | undefined
  /** Equal work at the same time is one, within this process, */
  readonly singleFlight: SingleFlight<Entry>
  /** and among all that share its cache. */
  readonly sharedFlight: SharedFlight
  /** The query of a request to the service. */
  readonly parse: (search: string, headers: IncomingHttpHeaders) => Query
  /** The same, if it was asked for before. */
  readonly parsed: (search: string, headers: IncomingHttpHeaders) => Query | undefined
}

/** @param onNotice told what an operator should know of the browser */
export function createEngine(
  config: Config,
  onNotice: (message: string) => void = () => {},
): Engine {
  const events = new EventEmitter<EngineEvents>()
  const { stages, load, warm, close } = createStages(config, events, onNotice)
  const query = queryOptionsOf(config, stages.visit !== undefined)
  const pipeline = withEvents(createPipeline(stages), events)
  return {
    pipeline,
    fetch: stages.fetch,
    query,
    ask: async (url, options) => inlined(await pipeline.ask(readInput(url, options, query))),
    askHtml: (html, { url, contentType, ...options }) => {
      const text = typeof html === 'string' ? html : decodeBytes(html, contentType).text
      return pipeline.read(text, readInput(url, options, query))
    },
    events,
    load,
    warm,
    close,
  }
}

function queryOptionsOf({ query, browser }: Config, present: boolean): QueryOptions {
  return {
    ...query,
    limits: { ...query.limits, pixels: browser.maxPixels },
    browser: present,
  }
}

/** For callers without a service to fetch files from: each is its own address (RFC 2397). */
function inlined({ result, assets }: PipelineOutcome): Result {
  const { screenshot } = result.data
  const [asset] = assets
  if (!asset || typeof screenshot !== 'object' || screenshot === null) return result
  if (!('url' in screenshot) || screenshot.url !== asset.path) return result
  const type = asset.path.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const url = `data:${type};base64,${asset.bytes.toString('base64')}`
  return { ...result, data: { ...result.data, screenshot: { ...screenshot, url } } }
}

function withEvents(pipeline: Pipeline, events: EventEmitter<EngineEvents>): Pipeline {
  return {
    ...pipeline,
    ask: async (query, caller) => {
      const outcome = await pipeline.ask(query, caller)
      events.emit('made', outcome.timings, outcome.result.warnings ?? [])
      return outcome
    },
  }
}

/** @param siblings where the workers of one machine agree on what they share */
export async function openServices(
  config: Config,
  logger = createLogger(config),
  siblings?: Coordination,
): Promise<Services> {
  const engine = createEngine(config, (message) => logger.warn(message))
  const shared = await openSharedServices(config, logger, siblings, engine.query.browser)
  return {
    ...engine,
    ...shared,
    pipeline: withMaxConcurrency(engine.pipeline, config.server.maxRequests),
    config,
    logger,
    singleFlight: createSingleFlight(),
    ...memoizedParse((search, headers) =>
      inLanguage(
        parseQuery(search, { ...engine.query, headers: targetHeaders(headers) }),
        config.fetch.acceptLanguage,
      ),
    ),
    close: async () => {
      await Promise.all([engine.close(), shared.close()])
    },
  }
}

/** Queries that are remembered as they were parsed, and how long one may be for that. */
const REMEMBERED = { queries: 2_000, characters: 2_000 }

type Parse = Services['parse']

/** Link traffic repeats itself: the same text need not be read and hashed again and again. */
function memoizedParse(parse: Parse): Pick<Services, 'parse' | 'parsed'> {
  const queries = new LRUCache<string, Query>({ max: REMEMBERED.queries })
  const isOwn = (search: string, headers: IncomingHttpHeaders) =>
    search.length > REMEMBERED.characters || hasTargetHeaders(headers)
  return {
    parsed: (search, headers) => (isOwn(search, headers) ? undefined : queries.get(search)),
    parse(search, headers) {
      if (isOwn(search, headers)) return parse(search, headers)
      const query = queries.get(search) ?? parse(search, headers)
      queries.set(search, query)
      return query
    },
  }
}

export function createLogger(config: Config): Logger {
  return pino({ level: config.server.logLevel })
}

function createStages(
  { fetch, reading, media, oembed, sandbox, browser: browserConfig }: Config,
  events: EventEmitter<EngineEvents>,
  onNotice: (message: string) => void,
): { stages: Stages } & Pick<Engine, 'load' | 'warm' | 'close'> {
  const fetcher = createFetcher({
    ...fetch,
    limits: fetch,
    dns: fetch.dnsServers,
    onRefusal: (reason) => events.emit('refusal', reason),
  })
  const ask = metered(fetcher.fetch, (bytes) => events.emit('received', bytes))
  const reader = createPageReader(reading)
  const evaluator = createSandbox({ ...sandbox, spare: 1 })
  const source = findBrowser(browserConfig.setting)
  const browser: BrowserStage | undefined =
    source &&
    createBrowser({
      ...browserConfig,
      source,
      userAgent: DEFAULT_USER_AGENT,
      maxRedirects: fetch.maxRedirects,
      onNotice,
      fetch: ask,
      dial: fetcher.dial,
      check: fetcher.check,
    })
  const stages: Stages = {
    fetch: ask,
    visit: browser?.visit,
    check: fetcher.check,
    reader,
    media: createMediaStage({ fetch: ask, limits: media }),
    oembed: createFindEmbed({ fetch: ask, limits: oembed, providers: oembed.providers }),
    evaluate: evaluator.evaluate,
    limits: {
      signals: SIGNAL_LIMITS,
      pdf: { maxPages: reading.maxPdfPages },
      dom: { maxDepth: TREE_DEPTH, maxNodes: reading.maxNodes, maxTime: reading.treeTimeout },
      extract: {
        maxMatches: reading.maxMatches,
        maxOutput: reading.maxOutput,
        maxTime: reading.selectTimeout,
        maxProbed: media.maxProbed,
        probesAtOnce: media.probesAtOnce,
      },
    },
    now: Date.now,
  }
  const close = async () => {
    await Promise.all([browser?.close(), reader.close(), evaluator.close()])
    await fetcher.close()
  }
  const load = () => ({
    reading: reader.load(),
    sandbox: evaluator.load(),
    ...(browser && { browser: browser.load() }),
  })
  return { stages, load, warm: evaluator.warm, close }
}

/** The language asked for is part of the answer, and so of its key, also where it is the default. */
function inLanguage(query: Query, language: string): Query {
  return { ...query, headers: { 'accept-language': language, ...query.headers } }
}

const PREFIX = 'x-api-header-'

function hasTargetHeaders(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (name.startsWith(PREFIX)) return true
  return false
}

/** Headers for the target that the caller sent as headers, out of everybody's sight. */
function targetHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const hidden = Object.entries(headers).filter(([name]) => name.startsWith(PREFIX))
  return Object.fromEntries(
    hidden.map(([name, value]) => [name.slice(PREFIX.length), [value].flat().join(', ')]),
  )
}
