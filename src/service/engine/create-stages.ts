import type { EventEmitter } from 'node:events'
import {
  type BrowserStage,
  createLazyBrowserStage,
  findBrowser,
  hasLighthouse,
} from '../../browser/index.js'
import type { EngineEvents, Loads } from '../../contracts/events.js'
import type { EnterByRobots, Fetch } from '../../contracts/http.js'
import { createImageJobQueue } from '../../media/images/index.js'
import { createMediaStage, MEDIA_BOUNDS } from '../../media/index.js'
import { createOembedClient, createRegistry, OEMBED_LIMITS } from '../../media/oembed/index.js'
import { FETCH_BOUNDS } from '../../network/fetch/index.js'
import { PDF_LIMITS, SIGNAL_LIMITS, TREE_DEPTH, TREE_NODES } from '../../page/index.js'
import { createMemoryRecordStore, createShellDetector } from '../../page/shell-memory/index.js'
import { DEFAULT_USER_AGENT, QUERY_BOUNDS, type Visit } from '../../params/index.js'
import type { Stages } from '../../pipeline/index.js'
import { createPageReader, INLINE_BYTES } from '../../pipeline/read/index.js'
import { EXTRACT_BOUNDS } from '../../rules/index.js'
import {
  createEvaluateSandbox,
  createFunctionSandbox,
  GUEST_MEMORY,
  MAX_RESULT,
} from '../../rules/sandbox/index.js'
import { loadTechnologies } from '../../technologies/index.js'
import type { Config } from '../config/index.js'
import type { RedisServices } from '../coordination.js'
import { createGuardedFetcher, createOfflineFetcher } from '../create-network.js'

export function createStages(
  config: Config,
  events: EventEmitter<EngineEvents>,
  onNotice: (message: string) => void,
  { budget, hostRecords }: Pick<RedisServices, 'budget' | 'hostRecords'>,
) {
  const { fetch, capture, reading, media, oembed, sandbox } = config
  const fetcher =
    capture.replay === ''
      ? createGuardedFetcher(fetch, {
          budget,
          onRefusal: (reason) => events.emit('refusal', reason),
          onReceived: (bytes) => events.emit('received', bytes),
        })
      : createOfflineFetcher(fetch)
  const reader = createPageReader({ ...reading, inlineBytes: INLINE_BYTES })
  const output = { maxOutput: reading.maxOutput, maxValues: EXTRACT_BOUNDS.maxValues }
  const guest = { ...sandbox, memory: GUEST_MEMORY, maxResult: MAX_RESULT, output }
  const { workers, queue } = reading
  const evaluator = createEvaluateSandbox({ ...guest, workers, queue, spare: 1 })
  const threads = { workers: config.browser.pages, queue: config.browser.queue }
  const functions = createFunctionSandbox({ ...guest, ...config.functions, ...threads })
  const images = createImageJobQueue()
  const source = findBrowser(config.browser.setting)
  const browser: BrowserStage | undefined =
    source &&
    createLazyBrowserStage({
      ...config.browser,
      source,
      createAdblockFilters: async () => (await loadTechnologies()).createAdblockFilters(),
      userAgent: DEFAULT_USER_AGENT,
      maxRedirects: FETCH_BOUNDS.maxRedirects,
      maxHtml: fetch.maxBytes,
      maxReport: reading.maxOutput,
      onNotice,
      fetch: fetcher.fetch,
      images,
      dial: fetcher.dial,
      check: fetcher.check,
      functionTime: config.functions.timeout,
      maxCall: MAX_RESULT,
      maxPixels: QUERY_BOUNDS.pixels,
    })
  const registry = createRegistry(oembed.providers)
  const limits = { ...MEDIA_BOUNDS, ...media }
  const createRequestingStages = (fetch: Fetch) => ({
    fetch,
    robots: createRobotsCheck(fetch, events),
    media: createMediaStage({ fetch, limits, images }),
    oembed: createOembedClient(fetch, OEMBED_LIMITS, registry),
  })
  const stages: Stages = {
    ...createRequestingStages(fetcher.fetch),
    visit: browser?.visit,
    measure: hasLighthouse(source) ? browser?.measure : undefined,
    check: fetcher.check,
    reader,
    shells: createShellDetector(hostRecords ?? createMemoryRecordStore()),
    repairs: oembed.describes,
    evaluate: evaluator.evaluate,
    functions,
    limits: {
      signals: SIGNAL_LIMITS,
      pdf: PDF_LIMITS,
      dom: { maxDepth: TREE_DEPTH, maxNodes: TREE_NODES, maxTime: reading.deadline / 2 },
      extract: { ...EXTRACT_BOUNDS, ...output, maxTime: reading.selectTimeout },
    },
    now: Date.now,
  }
  /** Creates stages to record or replay a capture. They remember nothing from other requests. */
  const createCaptureStages = (fetch: Fetch, visit: Visit | undefined): Stages => ({
    ...stages,
    ...createRequestingStages(fetch),
    visit,
    measure: undefined,
    shells: createShellDetector(new Map()),
  })
  const close = async () => {
    await Promise.all([browser?.close(), reader.close(), evaluator.close(), functions.close()])
    images.close()
    await fetcher.close()
  }
  const load = (): Loads => ({
    reading: reader.load(),
    sandbox: evaluator.load(),
    ...(browser && { browser: browser.load(), functions: functions.load() }),
  })
  // Without this, the first visit would block the event loop.
  const prepare = async () => browser?.prepare()
  const { dial, fetchThrough } = fetcher
  return { stages, createCaptureStages, browser, fetchThrough, dial, load, prepare, close }
}

export type RunningStages = ReturnType<typeof createStages>

function createRobotsCheck(fetch: Fetch, events: EventEmitter<EngineEvents>): EnterByRobots {
  let gate: Promise<EnterByRobots> | undefined
  const onDelay = (...delay: EngineEvents['crawlDelay']) => events.emit('crawlDelay', ...delay)
  return async (url, request) => {
    gate ??= import('../../network/robots/index.js').then(({ createRobotsGate }) =>
      createRobotsGate(fetch, Date.now, onDelay),
    )
    return (await gate)(url, request)
  }
}
