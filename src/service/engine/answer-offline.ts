import { LinkglassError } from '../../contracts/errors.js'
import type { ReplaySource } from '../../network/captures/index.js'
import type { Query, Visit } from '../../params/index.js'
import {
  createPipeline,
  opensPage,
  type Pipeline,
  type PipelineOutcome,
} from '../../pipeline/index.js'
import { loadCaptures, refuseLighthouse } from './capture-answer.js'
import type { RunningStages } from './create-stages.js'

/** Finds what answers a page, by the key of its address. */
export type FindSource = (page: string) => Promise<ReplaySource>

/** Answers with a pipeline that knows nothing but captures. */
type AnswerOffline = (
  query: Query,
  find: FindSource,
  ask: (offline: Pipeline) => Promise<PipelineOutcome>,
) => Promise<PipelineOutcome>

export function createOfflineAnswers(
  { stagesOver, fetchThrough, browser }: RunningStages,
  secrets: ReadonlySet<string>,
): AnswerOffline {
  return async (query, find, ask) => {
    refuseLighthouse(query)
    refuseCapture(query)
    const { createReplay, toCaptureKey, toSeed } = await loadCaptures()
    const page = toCaptureKey(query.url, secrets)
    const source = await find(page)
    const { send, dial, findHead, rethrowFailure, requireAll } = createReplay(source, secrets)
    const fetch = fetchThrough(() => send)
    const check = async () => undefined
    const tape = { seed: toSeed(page), time: source.visitedAt ?? source.at, findHead }
    const ways = { dial, fetch, check, tape }
    // Without a visit in the capture there is no second look, as there was none then.
    const isVisited = source.find(page).some((one) => one.isVisit)
    const isWanted = isVisited || query.prerender !== 'auto' || opensPage(query)
    const visit =
      browser && isWanted ? withFailures(browser.visitBy(ways), rethrowFailure) : undefined
    const now = () => source.at ?? Date.now()
    const offline = createPipeline({ ...stagesOver(fetch, visit), check, now })
    return ask(offline).finally(requireAll)
  }
}

/** Fails as the visit that was captured did. */
function withFailures(visit: Visit, rethrowFailure: () => void): Visit {
  return async (...request) => {
    try {
      return await visit(...request)
    } catch (error) {
      rethrowFailure()
      throw error
    }
  }
}

function refuseCapture({ capture }: Query): void {
  if (!capture) return
  const text = 'An answer that is made from a capture is not captured again: leave out `capture`.'
  throw new LinkglassError('EINVALQUERY', text, { data: { capture: text } })
}
