import type { Replayed } from '../../contracts/replayed.js'
import { lazy } from '../../lib/data/lazy.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import type { Query } from '../../params/index.js'
import type { Pipeline, PipelineOutcome } from '../../pipeline/index.js'
import type { Config } from '../config/index.js'
import { createOfflineAnswers, type FindSource } from './answer-offline.js'
import { createCapturedAnswers, loadCaptures } from './capture-answer.js'
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
  running: RunningStages,
  { capture: limits, oembed }: Config,
): CapturingPipeline {
  const secrets = findKeys(oembed.providers)
  const answerOffline = createOfflineAnswers(running, secrets)
  // Heads, and the answer itself, come on top of the bodies.
  const bounds = { maxBytes: 2 * limits.maxBytes }
  const replay: CapturingPipeline['replay'] = (query, capture, leave) =>
    answerOffline(
      query,
      async (page) => (await loadCaptures()).openSource(capture, page, bounds),
      (offline) => offline.ask(query, leave),
    )
  if (limits.replay === '') {
    const askAndCapture = createCapturedAnswers(running, { ...limits, secrets })
    return {
      ...pipeline,
      ask: (query, ...call) => (query.capture ? askAndCapture : pipeline.ask)(query, ...call),
      replay,
      openFolder: async () => undefined,
    }
  }

  const openFolder = lazy(async () => {
    const { openCaptureFolder } = await loadCaptures()
    return openCaptureFolder(limits.replay, bounds)
  })
  const fromFolder: FindSource = async (page) => (await openFolder()).sourceFor(page)
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
