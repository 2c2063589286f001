import type { EventEmitter } from 'node:events'
import {
  type BrowserStage,
  createBrowser,
  findBrowser,
  hasLighthouse,
} from '../../browser/index.js'
import type { EngineEvents, Loads } from '../../contracts/events.js'
import { createImageWork } from '../../media/images/index.js'
import { createMediaStage } from '../../media/index.js'
import { metered } from '../../network/fetch/index.js'
import { createOembed } from '../../oembed/index.js'
import { SIGNAL_LIMITS, TREE_DEPTH } from '../../page/index.js'
import { createShellDetector, localRecords } from '../../page/shell-memory/index.js'
import { DEFAULT_USER_AGENT } from '../../params/index.js'
import type { Stages } from '../../pipeline/index.js'
import { createPageReader } from '../../pipeline/read/index.js'
import { createFunctions, createSandbox } from '../../rules/sandbox/index.js'
import { loadTechnologies } from '../../technologies/index.js'
import type { Config } from '../config/index.js'
import type { RedisServices } from '../coordination.js'
import { openNetwork } from '../create-network.js'

export interface RunningStages {
  readonly stages: Stages
  /** How much of each pool of workers is taken. */
  readonly load: () => Loads
  /** Loads beforehand what the first visit would hold up the loop for. */
  readonly prepare: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The stages of the pipeline, each made from its part of the configuration. */
export function createStages(
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
  { budget, hostRecords = localRecords() }: Pick<RedisServices, 'budget' | 'hostRecords'>,
): RunningStages {
  const fetcher = openNetwork(fetch, (reason) => events.emit('refusal', reason), budget)
  const ask = metered(fetcher.fetch, (bytes) => events.emit('received', bytes))
  const reader = createPageReader(reading)
  const evaluator = createSandbox({ ...sandbox, output: reading, spare: 1 })
  const functions = createFunctions({ ...functionConfig, output: reading })
  const images = createImageWork()
  const source = findBrowser(browserConfig.setting)
  const browser: BrowserStage | undefined =
    source &&
    createBrowser({
      ...browserConfig,
      source,
      adblockRules: async () => (await loadTechnologies()).adblockRules(),
      userAgent: DEFAULT_USER_AGENT,
      maxRedirects: fetch.maxRedirects,
      maxHtml: fetch.maxBytes,
      maxReport: reading.maxOutput,
      onNotice,
      fetch: ask,
      images,
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
    media: createMediaStage({ fetch: ask, limits: media, images }),
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
    images.close()
    await fetcher.close()
  }
  const load = () => ({
    reading: reader.load(),
    sandbox: evaluator.load(),
    ...(browser && { browser: browser.load(), functions: functions.load() }),
  })
  const prepare = async () => browser?.prepare()
  return { stages, load, prepare, close }
}
