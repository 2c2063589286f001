import { LinkglassError } from '../../contracts/errors.js'
import type { Replayed } from '../../contracts/replayed.js'
import { lazy } from '../../lib/data/lazy.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import { version } from '../../lib/version.js'
import type { ReplaySource } from '../../network/captures/index.js'
import type { Query } from '../../params/index.js'
import {
  createAsset,
  createPipeline,
  describeAsset,
  opensPage,
  type Pipeline,
  type PipelineOutcome,
  type Stages,
} from '../../pipeline/index.js'
import type { Config } from '../config/index.js'
import type { RunningStages } from './create-stages.js'

interface CapturingPipeline extends Pipeline {
  /** Answers from a capture alone. */
  readonly replay: (
    query: Query,
    capture: NonNullable<Replayed['replay']>,
    leave: AbortSignal | undefined,
  ) => Promise<PipelineOutcome>
  /** Indexes the folder of captures from which everything is answered, if there is one. */
  readonly openFolder: () => Promise<void>
}

/** Adds a file of all that an answer was made from, where one is asked for. */
export function withCaptures(
  pipeline: Pipeline,
  { stages: shared, stagesOver, fetchThrough }: RunningStages,
  { capture: limits, oembed }: Config,
): CapturingPipeline {
  const secrets = findKeys(oembed.providers)
  // Heads, and the answer itself, come on top of the bodies.
  const bounds = { maxBytes: 2 * limits.maxBytes }
  const openFolder = lazy(async () => {
    const { openCaptureFolder } = await loadCaptures()
    return openCaptureFolder(limits.replay, bounds)
  })

  async function askAndCapture(
    query: Query,
    leave: AbortSignal | undefined,
    caller: string | undefined,
  ): Promise<PipelineOutcome> {
    refuseVisit(query)
    const at = new Date()
    const { createRecorder, toPlainAnswer, writeCapture } = await loadCaptures()
    const recorder = createRecorder({
      ...limits,
      secrets,
      given: new Set(Object.values(query.headers)),
    })
    const recorded = stagesOver(fetchThrough(recorder.wrap))
    const stages: Stages = {
      ...recorded,
      robots: async (...request) => {
        // Origins are waited for together with all other requests; the file is recorded.
        await shared.robots(...request)
        await recorded.robots(...request)
      },
    }
    const outcome = await createPipeline(stages).ask(query, leave, caller)
    const answer = { ...toPlainAnswer(query, outcome.result), at, version: version() }
    return withCapture(outcome, query, await writeCapture(await recorder.finish(), answer))
  }

  /** Answers with a pipeline that knows nothing but the captures of a page. */
  async function answerOffline(
    query: Query,
    find: (page: string) => Promise<ReplaySource>,
    ask: (offline: Pipeline) => Promise<PipelineOutcome>,
  ): Promise<PipelineOutcome> {
    refuseVisit(query)
    refuseCapture(query)
    const { createReplay, toCaptureKey } = await loadCaptures()
    const source = await find(toCaptureKey(query.url, secrets))
    const { send, requireAll } = createReplay(source, secrets)
    const stages = stagesOver(fetchThrough(() => send))
    const now = () => source.at ?? Date.now()
    const outcome = await ask(createPipeline({ ...stages, check: async () => undefined, now }))
    requireAll()
    return outcome
  }

  const replay: CapturingPipeline['replay'] = (query, capture, leave) =>
    answerOffline(
      query,
      async (page) => (await loadCaptures()).openSource(capture, page, bounds),
      (offline) => offline.ask(query, leave),
    )
  if (limits.replay === '') {
    return {
      ...pipeline,
      ask: (query, leave, caller) =>
        query.capture ? askAndCapture(query, leave, caller) : pipeline.ask(query, leave, caller),
      replay,
      openFolder: async () => undefined,
    }
  }

  const fromFolder = async (page: string) => (await openFolder()).sourceFor(page)
  const ask: Pipeline['ask'] = (query, ...call) =>
    answerOffline(query, fromFolder, (offline) => offline.ask(query, ...call))
  return {
    ask,
    refresh: (query, _known, ...call) => ask(query, ...call),
    read: (html, query, options) =>
      answerOffline(query, fromFolder, (offline) => offline.read(html, query, options)),
    replay,
    openFolder: async () => void (await openFolder()),
  }
}

/** Finds the values in the queries of the operator's own oEmbed endpoints: one of them may be a key. */
function findKeys(providers: Config['oembed']['providers']): ReadonlySet<string> {
  const endpoints = providers.flatMap((one) => one.endpoints)
  const queries = endpoints.flatMap(({ url }) => [...(parseUrl(url)?.searchParams ?? [])])
  return new Set(queries.map(([, value]) => value).filter((value) => value !== ''))
}

/** Loads with the first capture what only captures need. */
function loadCaptures() {
  return import('../../network/captures/index.js')
}

function refuseVisit(query: Query): void {
  const { prerender, insights } = query
  if (!opensPage(query) && prerender !== true && !insights?.lighthouse) return
  const text = 'Visits of a browser are not captured yet. Leave out what needs one, or the capture.'
  throw new LinkglassError('EINVALQUERY', text, { data: { capture: text } })
}

function refuseCapture({ capture }: Query): void {
  if (!capture) return
  const text = 'An answer that is made from a capture is not captured again: leave out `capture`.'
  throw new LinkglassError('EINVALQUERY', text, { data: { capture: text } })
}

function withCapture(
  { result, assets, ...outcome }: PipelineOutcome,
  { filename = 'capture' }: Query,
  bytes: Buffer,
): PipelineOutcome {
  const file = { bytes, type: 'gz' } as const
  const asset = createAsset(file, { filename: `${filename}.warc` })
  const capture = describeAsset(file, asset.path)
  const data = { ...result.data, capture }
  return { ...outcome, result: { ...result, data }, assets: [...assets, asset] }
}
