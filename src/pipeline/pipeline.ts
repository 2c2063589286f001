import { deadline } from '../core/deadline.js'
import type { Turn } from '../core/fair-queue.js'
import type { Query } from '../core/query.js'
import type { FetchMode, Result, Warning } from '../core/result.js'
import type { Validators } from '../core/validators.js'
import {
  checkSelectors,
  type ResolveContext,
  type ResolvedRules,
  resolveSelection,
} from '../extract/index.js'
import type { PageReading, ReadRequest } from '../reading/index.js'
import { addPalettes, createAddPalette } from './add-palette.js'
import { type Arrived, arrive, type Watch } from './arrive.js'
import { assemble, type Findings } from './assemble.js'
import { type AssetFile, assetOf } from './assets.js'
import { filterData } from './filter.js'
import { reportOf, technologiesOf } from './find-insights.js'
import { fetchModeOf } from './page-source.js'
import {
  mediaDeadline,
  namedMedia,
  nameMedia,
  pickMedia,
  pingsRules,
  probeRuleMedia,
} from './pick-media.js'
import { needsPage, readRequestOf } from './read-request.js'
import { requestEmbed } from './request-embed.js'
import type { Stages } from './stages.js'
import { stopwatch } from './stopwatch.js'

/** An answer, and how it came about. */
export interface PipelineOutcome {
  readonly result: Result
  readonly fetchMode: FetchMode
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>
  /** Files that the answer names by their paths. */
  readonly assets: readonly AssetFile[]
  /** By which the page can be asked for again, if it was fetched and has any. */
  readonly validators?: Validators | undefined
}

/** The target says that its page is the one that was read before. */
export interface NotModified {
  readonly notModified: true
  readonly timings: Readonly<Record<string, number>>
}

export interface Pipeline {
  /**
   * Check the rules, fetch the target, read the page, probe its media, convert the values.
   * @param leave aborts when nobody waits for the answer any more
   * @param caller who gets a fair share of threads and sandbox; opaque
   * @throws LinkglassError with the protocol's code for whatever goes wrong on the way
   */
  ask(query: Query, leave?: AbortSignal, caller?: string): Promise<PipelineOutcome>
  /** The same, but only if the page is not the one that is `known`: then nothing of it is done. */
  refresh(
    query: Query,
    known: Validators,
    leave?: AbortSignal,
    caller?: string,
  ): Promise<PipelineOutcome | NotModified>
  /** The same for a page that is already here: nothing is fetched, no media probed. */
  read(html: string, query: Query): Promise<Result>
}

export function createPipeline(stages: Stages): Pipeline {
  return {
    ask: (query, leave, caller) =>
      withinDeadline(query, leave, async (signal) => {
        if (needsPage(query) || query.screenshot) {
          return answerQuery(stages, query, { signal, caller })
        }
        await stages.check(query.url, signal)
        return { ...NOTHING, fetchMode: 'skipped', timings: {}, assets: [] }
      }),
    refresh: (query, known, leave, caller) =>
      withinDeadline(query, leave, (signal) =>
        refreshQuery(stages, query, known, { signal, caller }),
      ),
    read: (html, query) =>
      withinDeadline(query, undefined, (signal) => readHtml(stages, html, query, { signal })),
  }
}

async function withinDeadline<T>(
  query: Query,
  leave: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  checkSelectors(query.rules)
  const { signal, end } = deadline(query.timeout, leave)
  try {
    return await work(signal)
  } catch (error) {
    // Whatever breaks because the time is up, the time is the reason.
    throw signal.aborted ? signal.reason : error
  } finally {
    end()
  }
}

const NOTHING = { result: { status: 'success', data: {} } } as const

async function answerQuery(stages: Stages, query: Query, turn: Turn): Promise<PipelineOutcome> {
  const watch = { started: performance.now(), ...stopwatch() }
  return answerArrived(stages, query, turn, watch, await arrive(stages, query, turn, watch))
}

async function refreshQuery(
  stages: Stages,
  query: Query,
  known: Validators,
  turn: Turn,
): Promise<PipelineOutcome | NotModified> {
  const watch = { started: performance.now(), ...stopwatch() }
  const arrived = await arrive(stages, query, turn, watch, known)
  if (!arrived) return { notModified: true, timings: watch.timings }
  return answerArrived(stages, query, turn, watch, arrived)
}

async function answerArrived(
  stages: Stages,
  query: Query,
  turn: Turn,
  watch: Watch,
  arrived: Arrived,
): Promise<PipelineOutcome> {
  const { answered, assets } = await findRest(stages, query, turn, watch, arrived)
  const { document, mode, page } = arrived.source ?? {}
  const result: Result = {
    ...answered,
    data: filterData(answered.data, query.filter),
    ...(document && {
      statusCode: document.statusCode,
      redirects: [...document.redirects],
      headers: { ...document.headers },
    }),
  }
  const { validators } = page ?? {}
  const fetchMode = fetchModeOf(query, mode)
  return { result, fetchMode, timings: watch.timings, assets, validators }
}

/** What a reading names is probed, converted and put together. */
async function findRest(
  stages: Stages,
  query: Query,
  turn: Turn,
  { started, timed, timings }: Watch,
  arrived: Arrived,
): Promise<{ answered: Result; assets: readonly AssetFile[] }> {
  const { request, reading, url, source } = arrived
  const { signal } = turn
  const mediaTime = mediaDeadline(query.timeout, started, signal)
  const warnings: Warning[] = []
  const addPalette = createAddPalette(stages.media, query.palette, mediaTime.signal, warnings)
  const probing = {
    media: probeRuleMedia(stages.media, mediaTime.signal, addPalette),
    pings: pingsRules(query),
  }
  const [media, rules, iframe, report] = await Promise.all([
    timed(
      'media',
      pickMedia(stages.media, query, reading.detection, mediaTime.signal).then((picked) =>
        addPalettes(picked, addPalette),
      ),
    ),
    timed('rules', resolveRules(stages, request, reading, probing, turn)),
    requestEmbed(stages.oembed.findEmbed, query, url, reading.detection, signal),
    query.insights?.lighthouse && timed('lighthouse', reportOf(stages, query, started, turn)),
  ]).finally(mediaTime.clear)
  const { screenshot } = source ?? {}
  const made = screenshot && (await assetOf(screenshot, query, warnings))
  const { detection } = reading
  const technologies = technologiesOf(query, arrived)
  const found: Findings = {
    ...{ request, detection, media, iframe, rules, technologies, report, timings },
    screenshot: made?.media,
  }
  const answered = assemble(found, [...(reading.warnings ?? []), ...warnings])
  return { answered, assets: made ? [made.file] : [] }
}

async function readHtml(stages: Stages, html: string, query: Query, turn: Turn): Promise<Result> {
  const { timed, timings } = stopwatch()
  const request = readRequestOf(stages, query, query.url.href, {})
  const reading = await timed('read', stages.reader.readHtml(html, request, turn))
  const rules = await timed(
    'rules',
    resolveRules(stages, request, reading, { media: namedMedia }, turn),
  )
  const media = nameMedia(reading.detection)
  const found = { request, detection: reading.detection, media, rules, timings }
  const answered = assemble(found, reading.warnings)
  return { ...answered, data: filterData(answered.data, query.filter) }
}

async function resolveRules(
  stages: Stages,
  request: ReadRequest,
  { draft }: PageReading,
  probing: Pick<ResolveContext, 'media' | 'pings'>,
  turn: Turn,
): Promise<ResolvedRules | undefined> {
  if (!draft) return undefined
  const { evaluate, limits } = stages
  return resolveSelection(draft, request.rules, {
    evaluate,
    ...probing,
    now: request.now,
    turn,
    limits: limits.extract,
  })
}
