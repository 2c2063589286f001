import { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import { Answers, AssetStore, withWarnings } from './answers/index.js'
import { type BrowserStage, createBrowser, findBrowser, hasLighthouse } from './browser/index.js'
import type { Cache } from './cache/index.js'
import type { Config } from './config/index.js'
import { type Coordination, type Meeting, openMeeting, openSharedServices } from './coordination.js'
import type { EngineEvents, Loads } from './core/events.js'
import type { Fetch } from './core/http.js'
import type { Result } from './core/result.js'
import { decodeBytes } from './encoding/index.js'
import { metered } from './fetch/index.js'
import type { Plans } from './limits/index.js'
import { createLogger } from './logger.js'
import { createMediaStage } from './media/index.js'
import { openNetwork } from './network.js'
import { createOembed } from './oembed/index.js'
import { SIGNAL_LIMITS, TREE_DEPTH } from './page/index.js'
import {
  type Crowd,
  createCrowd,
  createPipeline,
  type Pipeline,
  type Stages,
  withInlineFiles,
  withMaxConcurrency,
} from './pipeline/index.js'
import {
  createRequestParser,
  DEFAULT_USER_AGENT,
  type HtmlInput,
  type ParseRequest,
  type QueryInput,
  type QueryOptions,
  readInput,
} from './query/index.js'
import { createPageReader } from './reading/index.js'
import { createFunctions, createSandbox } from './sandbox/index.js'
import { createShellDetector, localRecords } from './shells/index.js'
import { createKeyDirectory, type KeyDirectory } from './signatures/index.js'
import { loadTechnologies } from './technologies/index.js'

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
  readonly load: () => Loads
  /** Starts what the first call would have to wait for; a service does, a program need not. */
  readonly warm: () => void
  readonly close: () => Promise<void>
}

/** Everything that answers requests: the engine, its copies, its callers' plans. */
export interface Services extends Engine {
  readonly config: Config
  readonly logger: Logger
  readonly plans: Plans
  /** All requests that are worked on. */
  readonly crowd: Crowd
  readonly cache: Cache
  readonly answers: Answers
  /** Files that answers name by their paths; `undefined` where no answer does. */
  readonly assets: AssetStore | undefined
  /** The keys by which our requests are signed, for others to check; `undefined` where they are not. */
  readonly keyDirectory: KeyDirectory | undefined
  readonly parse: ParseRequest
}

/**
 * @param onNotice told what an operator should know of the browser
 * @param meeting what all processes together may ask a host for, and remember of it
 */
export function createEngine(
  config: Config,
  onNotice: (message: string) => void = () => {},
  meeting: Pick<Meeting, 'budget' | 'hostRecords'> = ALONE,
): Engine {
  const events = new EventEmitter<EngineEvents>()
  const { stages, load, warm, close } = createStages(config, events, onNotice, meeting)
  const query = queryOptionsOf(config, stages)
  const pipeline = withEvents(createPipeline(stages), events)
  return {
    pipeline,
    fetch: stages.fetch,
    query,
    ask: async (url, options) => {
      const asked = readInput(url, options, query)
      const { result, assets } = await pipeline.ask(asked)
      return withInlineFiles(withWarnings(result, asked.warnings), assets)
    },
    askHtml: async (html, { url, contentType, ...options }) => {
      const text = typeof html === 'string' ? html : decodeBytes(html, contentType).text
      const asked = readInput(url, options, query)
      return withWarnings(await pipeline.read(text, asked), asked.warnings)
    },
    events,
    load,
    warm,
    close,
  }
}

const ALONE = { budget: undefined, hostRecords: undefined }

function queryOptionsOf({ query, browser, functions }: Config, stages: Stages): QueryOptions {
  return {
    ...query,
    limits: {
      ...query.limits,
      pixels: browser.maxPixels,
      functionBytes: functions.maxSource,
    },
    browser: stages.visit !== undefined,
    lighthouse: stages.measure !== undefined,
  }
}

function withEvents(pipeline: Pipeline, events: EventEmitter<EngineEvents>): Pipeline {
  return {
    ...pipeline,
    ask: async (query, leave, caller) => {
      const outcome = await pipeline.ask(query, leave, caller)
      events.emit('made', outcome.timings, outcome.result.warnings ?? [])
      return outcome
    },
    refresh: async (...request) => {
      const outcome = await pipeline.refresh(...request)
      const warnings = 'result' in outcome ? outcome.result.warnings : undefined
      events.emit('made', outcome.timings, warnings ?? [])
      return outcome
    },
  }
}

/** @param siblings where the workers of one machine agree on what they share */
export async function openServices(
  config: Config,
  given?: Logger,
  siblings?: Coordination,
): Promise<Services> {
  const logger = given ?? (await createLogger(config))
  const meeting = await openMeeting(config, logger)
  const engine = createEngine(config, (message) => logger.warn(message), meeting)
  const { files, ...shared } = await openSharedServices(
    config,
    logger,
    meeting,
    siblings,
    engine.query.browser,
  )
  const { cache, plans, sharedFlight } = shared
  const isKept = config.cache.backend.kind !== 'none'
  const assets = files && new AssetStore({ files, isKept })
  const crowd = createCrowd(config.server.maxRequests)
  const pipeline = withMaxConcurrency(engine.pipeline, crowd)
  return {
    ...engine,
    pipeline,
    crowd,
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
      cache,
      assets,
      sharedFlight,
      interstitialTtl: config.cache.interstitialTtl,
      onRefreshError: (error) => logger.warn({ err: error }, 'a stale copy could not be refreshed'),
    }),
    parse: createRequestParser(engine.query, config.fetch.acceptLanguage),
    close: async () => {
      await Promise.all([engine.close(), shared.close()])
    },
  }
}

function createStages(
  {
    fetch,
    reading,
    media,
    oembed,
    sandbox,
    functions: functionConfig,
    browser: browserConfig,
  }: Config,
  events: EventEmitter<EngineEvents>,
  onNotice: (message: string) => void,
  { budget, hostRecords = localRecords() }: Pick<Meeting, 'budget' | 'hostRecords'>,
): { stages: Stages } & Pick<Engine, 'load' | 'warm' | 'close'> {
  const fetcher = openNetwork(fetch, (reason) => events.emit('refusal', reason), budget)
  const ask = metered(fetcher.fetch, (bytes) => events.emit('received', bytes))
  const reader = createPageReader(reading)
  const evaluator = createSandbox({ ...sandbox, output: reading, spare: 1 })
  const functions = createFunctions({ ...functionConfig, output: reading })
  const source = findBrowser(browserConfig.setting)
  const browser: BrowserStage | undefined =
    source &&
    createBrowser({
      ...browserConfig,
      source,
      adblockRules: async () => (await loadTechnologies()).adblockRules(),
      userAgent: DEFAULT_USER_AGENT,
      maxRedirects: fetch.maxRedirects,
      onNotice,
      fetch: ask,
      dial: fetcher.dial,
      check: fetcher.check,
      functionTime: functionConfig.timeout,
      maxCall: functionConfig.maxResult,
    })
  const stages: Stages = {
    fetch: ask,
    visit: browser?.visit,
    measure: hasLighthouse(source) ? browser?.measure : undefined,
    check: fetcher.check,
    reader,
    shells: createShellDetector(hostRecords),
    media: createMediaStage({ fetch: ask, limits: media }),
    oembed: createOembed({ fetch: ask, limits: oembed, providers: oembed.providers }),
    repairs: oembed.describes,
    evaluate: evaluator.evaluate,
    functions,
    limits: {
      signals: SIGNAL_LIMITS,
      pdf: { maxPages: reading.maxPdfPages, maxMemory: reading.maxPdfMemory },
      dom: { maxDepth: TREE_DEPTH, maxNodes: reading.maxNodes, maxTime: reading.treeTimeout },
      extract: {
        maxMatches: reading.maxMatches,
        maxOutput: reading.maxOutput,
        maxValues: reading.maxValues,
        maxTime: reading.selectTimeout,
        maxProbed: media.maxProbed,
        probesAtOnce: media.probesAtOnce,
      },
    },
    now: Date.now,
  }
  const close = async () => {
    await Promise.all([browser?.close(), reader.close(), evaluator.close(), functions.close()])
    await fetcher.close()
  }
  const load = () => ({
    reading: reader.load(),
    sandbox: evaluator.load(),
    ...(browser && { browser: browser.load(), functions: functions.load() }),
  })
  return { stages, load, warm: evaluator.warm, close }
}
