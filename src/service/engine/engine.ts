import { EventEmitter } from 'node:events'
import { LinkglassError } from '../../contracts/errors.js'
import type { EngineEvents } from '../../contracts/events.js'
import { finishFile } from '../../contracts/own-files.js'
import type { Replayed } from '../../contracts/replayed.js'
import type { Media, Result } from '../../contracts/result.js'
import { decodeBytes } from '../../page/encoding/index.js'
import type { Abortable, HtmlInput, QueryInput } from '../../params/index.js'
import {
  type AssetFile,
  createPipeline,
  inlineFilesAsDataUrls,
  type Pipeline,
} from '../../pipeline/index.js'
import { addWarnings, requireOk } from '../answers/index.js'
import type { Config } from '../config/index.js'
import type { RedisServices } from '../coordination.js'
import { createStages } from './create-stages.js'
import { createQueryOptions, type Question, readPageQuestion, readUrlQuestion } from './question.js'
import { addCaptureSupport } from './with-captures.js'

/** @param onNotice called with messages for the operator */
export function createEngine(
  config: Config,
  onNotice: (message: string) => void = () => {},
  shared: Pick<RedisServices, 'budget' | 'hostRecords'> = ALONE,
) {
  const events = new EventEmitter<EngineEvents>()
  const running = createStages(config, events, onNotice, shared)
  const { stages, dial, load, close } = running
  const query = createQueryOptions(config)
  const capturing = addCaptureSupport(createPipeline(stages), running, config)
  const pipeline = addAnswerEvents(capturing, events)
  const answer = async ({ query, signal, replay, page }: Question): Promise<Result> => {
    if (page !== undefined) {
      const { markup, type } = page
      const text = typeof markup === 'string' ? markup : decodeBytes(markup, type).text
      const { result } = await pipeline.read(text, query, { leave: signal })
      return addWarnings(result, query.warnings)
    }
    const { result, assets } =
      replay === undefined
        ? await pipeline.ask(query, signal)
        : await capturing.replay(query, replay, signal)
    if (query.requireOk) await requireOkAnswer(result, assets)
    return inlineFilesAsDataUrls(addWarnings(result, query.warnings), assets)
  }
  return {
    pipeline,
    captures: capturing,
    /** Fetches a file, if the guard allows the address. */
    fetch: stages.fetch,
    query,
    ask: async (url: string | URL, input: QueryInput & Abortable & Replayed) =>
      answer(readUrlQuestion(url, input, query)),
    askHtml: async (html: string | Uint8Array, input: HtmlInput & Abortable) =>
      answer(readPageQuestion(html, input, query)),
    answer,
    events,
    dial,
    load,
    prepare: async () => {
      await Promise.all([capturing.openFolder(), running.prepare()])
    },
    close,
  }
}

export type Engine = ReturnType<typeof createEngine>

async function requireOkAnswer(result: Result, assets: readonly AssetFile[]): Promise<void> {
  try {
    requireOk(result)
  } catch (error) {
    const { capture } = result.data
    const url = (capture as Media | undefined)?.url
    const file = assets.find(({ path }) => path === url)
    if (!file || !(error instanceof LinkglassError)) throw error
    throw error.attachCapture(await finishFile(file.bytes))
  }
}

const ALONE = { budget: undefined, hostRecords: undefined }

function addAnswerEvents(pipeline: Pipeline, events: EventEmitter<EngineEvents>): Pipeline {
  const emitMade = <T extends Awaited<ReturnType<Pipeline['refresh']>>>(outcome: T): T => {
    const warnings = 'result' in outcome ? outcome.result.warnings : undefined
    events.emit('made', outcome.timings, warnings ?? [])
    return outcome
  }
  return {
    ...pipeline,
    ask: async (...request) => emitMade(await pipeline.ask(...request)),
    refresh: async (...request) => emitMade(await pipeline.refresh(...request)),
  }
}
