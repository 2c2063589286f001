import { EventEmitter } from 'node:events'
import { LinkglassError } from '../../contracts/errors.js'
import type { EngineEvents } from '../../contracts/events.js'
import type { Fetch } from '../../contracts/http.js'
import type { Replayed } from '../../contracts/replayed.js'
import type { Media, Result } from '../../contracts/result.js'
import { quote } from '../../lib/text/quote.js'
import { decodeBytes } from '../../page/encoding/index.js'
import {
  type Abortable,
  type HtmlInput,
  QUERY_BOUNDS,
  type QueryInput,
  type QueryOptions,
  readInput,
  withoutSignal,
} from '../../params/index.js'
import {
  type AssetFile,
  createPipeline,
  type Pipeline,
  type Stages,
  withInlineFiles,
} from '../../pipeline/index.js'
import { requireOk, withWarnings } from '../answers/index.js'
import type { Config } from '../config/index.js'
import type { RedisServices } from '../coordination.js'
import { createStages, type RunningStages } from './create-stages.js'
import { withCaptures } from './with-captures.js'

/** The pipeline and its stages: all that the library needs. */
export interface Engine extends Pick<RunningStages, 'dial' | 'load' | 'prepare' | 'close'> {
  readonly pipeline: Pipeline
  /** The guarded fetch, for files that are passed on. */
  readonly fetch: Fetch
  readonly query: QueryOptions
  readonly ask: (url: string | URL, options: QueryInput & Abortable & Replayed) => Promise<Result>
  /** Answers from a page that is already here; bytes are decoded as a browser would. */
  readonly askHtml: (html: string | Uint8Array, options: HtmlInput & Abortable) => Promise<Result>
  /** Indexes the folder of captures from which everything is answered, if there is one. */
  readonly openCaptures: () => Promise<void>
  /** Events for metrics. */
  readonly events: EventEmitter<EngineEvents>
}

/**
 * @param onNotice called with messages for the operator about the browser
 * @param shared budgets and records of hosts that all processes share
 */
export function createEngine(
  config: Config,
  onNotice: (message: string) => void = () => {},
  shared: Pick<RedisServices, 'budget' | 'hostRecords'> = ALONE,
): Engine {
  const events = new EventEmitter<EngineEvents>()
  const running = createStages(config, events, onNotice, shared)
  const { stages, dial, load, close } = running
  const query = createQueryOptions(config, stages)
  const capturing = withCaptures(createPipeline(stages), running, config)
  const pipeline = withEvents(capturing, events)
  return {
    pipeline,
    fetch: stages.fetch,
    query,
    ask: async (url, input) => {
      const { signal, options: given } = withoutSignal(input)
      const { replay, ...options } = given
      const asked = readInput(url, options, query)
      const { result, assets } =
        replay === undefined
          ? await pipeline.ask(asked, signal)
          : await capturing.replay(asked, replay, signal)
      if (asked.requireOk) requireOkAnswer(result, assets)
      return withInlineFiles(withWarnings(result, asked.warnings), assets)
    },
    askHtml: async (html, input) => {
      const { signal, options: given } = withoutSignal(input)
      const { url, contentType, ...options } = given
      const text =
        typeof html === 'string' ? html : decodeBytes(requireBytes(html), contentType).text
      const asked = readInput(url ?? '', options, query)
      const { result } = await pipeline.read(text, asked, { leave: signal })
      return withWarnings(result, asked.warnings)
    },
    events,
    dial,
    load,
    openCaptures: capturing.openFolder,
    prepare: async () => {
      await Promise.all([capturing.openFolder(), running.prepare()])
    },
    close,
  }
}

/** Refuses an answer that is not of the page, and leaves the error its capture. */
function requireOkAnswer(result: Result, assets: readonly AssetFile[]): void {
  try {
    requireOk(result)
  } catch (error) {
    const { capture } = result.data
    const url = (capture as Media | undefined)?.url
    const file = assets.find(({ path }) => path === url)
    throw file && error instanceof LinkglassError ? error.withCapture(file.bytes) : error
  }
}

/** Checks the type at run time, for callers in JavaScript. */
function requireBytes(html: unknown): Uint8Array {
  if (html instanceof Uint8Array) return html
  const message = `The page is ${quote(html)}; give its markup as text, or its bytes in a Uint8Array.`
  throw new LinkglassError('EINVALQUERY', message)
}

const ALONE = { budget: undefined, hostRecords: undefined }

function createQueryOptions({ query }: Config, stages: Stages): QueryOptions {
  return {
    ...query,
    limits: { ...QUERY_BOUNDS, ...query.limits },
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
