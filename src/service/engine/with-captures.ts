import { createFieldError } from '../../contracts/errors.js'
import type { Replayed } from '../../contracts/replayed.js'
import { loadOnce } from '../../lib/data/lazy.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import type { ReplaySource } from '../../network/captures/index.js'
import type { Query, Visit } from '../../params/index.js'
import {
  createPipeline,
  opensPage,
  type Pipeline,
  type PipelineOutcome,
} from '../../pipeline/index.js'
import type { Config } from '../config/index.js'
import { createCapturingAsk, loadCaptures, refuseLighthouse } from './capture-answer.js'
import type { RunningStages } from './create-stages.js'

/** Makes a pipeline able to record and replay captures. */
export function addCaptureSupport(
  pipeline: Pipeline,
  running: RunningStages,
  { capture: limits, oembed }: Config,
) {
  const secrets = collectOembedQueryValues(oembed.providers)
  const answerOffline = createOfflineAnswerer(running, secrets)
  // Twice the limit for bodies, since captures also contain heads.
  const bounds = { maxBytes: 2 * limits.maxBytes }
  const replay = (
    query: Query,
    capture: NonNullable<Replayed['replay']>,
    leave: AbortSignal | undefined,
  ) =>
    answerOffline(
      query,
      async (page) => (await loadCaptures()).openReplaySource(capture, page, bounds),
      (offline) => offline.ask(query, leave),
    )
  const openCapture = async (file: Uint8Array) => {
    const { findCapturedImage, findCapturedPages, readCapture, toCaptureKey } = await loadCaptures()
    const capture = await readCapture(file, bounds)
    return {
      pages: findCapturedPages(capture),
      /** Finds an image that the capture contains completely. */
      findImage: (url: URL) => findCapturedImage(capture, toCaptureKey(url, secrets)),
    }
  }
  if (limits.replay === '') {
    const askAndCapture = createCapturingAsk(running, { ...limits, secrets })
    const ask: Pipeline['ask'] = (query, ...call) =>
      (query.capture ? askAndCapture : pipeline.ask)(query, ...call)
    return { ...pipeline, ask, replay, openCapture, openFolder: async () => undefined }
  }

  const openFolder = loadOnce(async () => {
    const { indexCaptureFolder } = await loadCaptures()
    return indexCaptureFolder(limits.replay, bounds)
  })
  const fromFolder: FindSource = async (page) => (await openFolder()).createSource(page)
  const ask: Pipeline['ask'] = (query, ...call) =>
    answerOffline(query, fromFolder, (offline) => offline.ask(query, ...call))
  const offlinePipeline: Pipeline = {
    ask,
    refresh: (query, _known, ...call) => ask(query, ...call),
    read: (html, query, options) =>
      answerOffline(query, fromFolder, (offline) => offline.read(html, query, options)),
  }
  return { ...offlinePipeline, replay, openCapture, openFolder }
}

/** Collects the query values of oEmbed URLs. Some may be secret keys. */
function collectOembedQueryValues(providers: Config['oembed']['providers']): ReadonlySet<string> {
  const endpoints = providers.flatMap((one) => one.endpoints)
  const queries = endpoints.flatMap(({ url }) => [...(parseUrl(url)?.searchParams ?? [])])
  return new Set(queries.map(([, value]) => value).filter((value) => value !== ''))
}

const CAPTURED_AGAIN =
  'An answer that is made from a capture is not captured again: leave out `capture`.'

type FindSource = (page: string) => Promise<ReplaySource>

function createOfflineAnswerer(
  { createCaptureStages, fetchThrough, browser }: RunningStages,
  secrets: ReadonlySet<string>,
) {
  return async (
    query: Query,
    find: FindSource,
    ask: (offline: Pipeline) => Promise<PipelineOutcome>,
  ): Promise<PipelineOutcome> => {
    refuseLighthouse(query)
    if (query.capture) throw createFieldError('EINVALQUERY', 'capture', CAPTURED_AGAIN)
    const { createReplay, toCaptureKey, computeRandomSeed } = await loadCaptures()
    const page = toCaptureKey(query.url, secrets)
    const source = await find(page)
    const { send, dial, findHead, rethrowFailure, requireComplete } = createReplay(source, secrets)
    const fetch = fetchThrough(() => send)
    const check = async () => undefined
    const tape = { seed: computeRandomSeed(page), time: source.visitedAt ?? source.at, findHead }
    const ways = { dial, fetch, check, tape }
    // If no visit was captured, `prerender=auto` alone opens no browser, as it opened none for the captured answer.
    const isVisited = source.find(page).some((one) => one.isVisit)
    const isWanted = isVisited || query.prerender !== 'auto' || opensPage(query)
    const visit =
      browser && isWanted
        ? preferCapturedErrors(browser.createVisit(ways), rethrowFailure)
        : undefined
    const now = () => source.at ?? Date.now()
    const offline = createPipeline({ ...createCaptureStages(fetch, visit), check, now })
    return ask(offline).finally(requireComplete)
  }
}

function preferCapturedErrors(visit: Visit, rethrowFailure: () => void): Visit {
  return async (...request) => {
    try {
      return await visit(...request)
    } catch (error) {
      rethrowFailure()
      throw error
    }
  }
}
