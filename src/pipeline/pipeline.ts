import { deadline } from '../core/deadline.js'
import type { Fetch, Fetched } from '../core/http.js'
import type { Query } from '../core/query.js'
import type { Result, Warning } from '../core/result.js'
import {
  checkSelectors,
  type ResolveContext,
  type ResolvedRules,
  resolveSelection,
} from '../extract/index.js'
import type { MediaStage } from '../media/index.js'
import type { FindEmbed } from '../oembed/index.js'
import type { PageReader, PageReading, ReadingLimits, ReadRequest } from '../reading/index.js'
import type { Evaluate } from '../sandbox/index.js'
import { addPalettes, createAddPalette } from './add-palette.js'
import { assemble } from './assemble.js'
import { fetchTarget } from './fetch-target.js'
import { filterData } from './filter.js'
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
import { stopwatch } from './stopwatch.js'

/** The stages, ready to use. */
export interface Stages {
  readonly fetch: Fetch
  /** Checks an address without asking it for anything. */
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
  readonly reader: PageReader
  readonly media: MediaStage
  readonly findEmbed: FindEmbed
  readonly evaluate: Evaluate
  readonly limits: ReadingLimits
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** An answer, and how it came about. */
export interface PipelineOutcome {
  readonly result: Result
  readonly fetchMode: 'fetch' | 'skipped'
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>
}

export interface Pipeline {
  /**
   * Check the rules, fetch the target, read the page, probe its media, convert the values.
   * @throws LinkglassError with the protocol's code for whatever goes wrong on the way
   */
  ask(query: Query, caller?: AbortSignal): Promise<PipelineOutcome>
  /** The same for a page that is already here: nothing is fetched, no media probed. */
  read(html: string, query: Query): Promise<Result>
}

export function createPipeline(stages: Stages): Pipeline {
  return {
    ask: (query, caller) =>
      withinDeadline(query, caller, async (signal) => {
        if (needsPage(query)) return answerQuery(stages, query, signal)
        await stages.check(query.url, signal)
        return { result: { status: 'success', data: {} }, fetchMode: 'skipped', timings: {} }
      }),
    read: (html, query) =>
      withinDeadline(query, undefined, (signal) => readHtml(stages, html, query, signal)),
  }
}

async function withinDeadline<T>(
  query: Query,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  checkSelectors(query.rules)
  const { signal, clear } = deadline(query.timeout, caller)
  try {
    return await work(signal)
  } catch (error) {
    // Whatever breaks because the time is up, the time is the reason.
    throw signal.aborted ? signal.reason : error
  } finally {
    clear()
  }
}

async function answerQuery(
  stages: Stages,
  query: Query,
  signal: AbortSignal,
): Promise<PipelineOutcome> {
  const started = performance.now()
  const { timed, timings } = stopwatch()
  const fetched = await timed('fetch', fetchTarget(stages.fetch, query, signal))
  const landing = { requestedUrl: query.url.href, statusCode: fetched.statusCode }
  const request = { ...readRequestOf(stages, query, fetched.url.href, fetched.headers), landing }
  const reading = await timed('read', stages.reader.readTarget(fetched, request, signal))
  const mediaTime = mediaDeadline(query.timeout, started, signal)
  const warnings: Warning[] = []
  const addPalette = createAddPalette(stages.media, query.palette, mediaTime.signal, warnings)
  const probing = {
    media: probeRuleMedia(stages.media, mediaTime.signal, addPalette),
    pings: pingsRules(query),
  }
  const [media, rules, iframe] = await Promise.all([
    timed(
      'media',
      pickMedia(stages.media, query, reading, mediaTime.signal).then((picked) =>
        addPalettes(picked, addPalette),
      ),
    ),
    timed('rules', resolveRules(stages, request, reading, probing, signal)),
    requestEmbed(stages.findEmbed, query, fetched.url, reading.optional, signal),
  ]).finally(mediaTime.clear)
  const found = { request, detection: reading.detection, media, iframe, rules, timings }
  warnings.unshift(...cutWarning(fetched), ...(reading.warnings ?? []))
  const answered = assemble(found, warnings)
  const result: Result = {
    ...answered,
    data: filterData(answered.data, query.filter),
    statusCode: fetched.statusCode,
    redirects: [...fetched.redirects],
    headers: { ...fetched.headers },
  }
  return { result, fetchMode: query.meta.size > 0 ? 'fetch' : 'skipped', timings }
}

async function readHtml(
  stages: Stages,
  html: string,
  query: Query,
  signal: AbortSignal,
): Promise<Result> {
  const { timed, timings } = stopwatch()
  const request = readRequestOf(stages, query, query.url.href, {})
  const reading = await timed('read', stages.reader.readHtml(html, request))
  const rules = await timed(
    'rules',
    resolveRules(stages, request, reading, { media: namedMedia }, signal),
  )
  const media = nameMedia(reading.detection)
  return assemble(
    { request, detection: reading.detection, media, rules, timings },
    reading.warnings,
  )
}

async function resolveRules(
  stages: Stages,
  request: ReadRequest,
  { selection }: PageReading,
  probing: Pick<ResolveContext, 'media' | 'pings'>,
  signal: AbortSignal,
): Promise<ResolvedRules | undefined> {
  if (!selection) return undefined
  const { evaluate, limits } = stages
  return resolveSelection(selection, request.rules, {
    evaluate,
    ...probing,
    now: request.now,
    signal,
    limits: limits.extract,
  })
}

function cutWarning(fetched: Fetched): Warning[] {
  if (!fetched.truncated()) return []
  return [fetched.brokenOff() ? BROKEN_OFF : TOO_LARGE]
}

const TOO_LARGE: Warning = {
  code: 'ETRUNCATED',
  message: 'The page is larger than the limit: only its beginning was read.',
}

const BROKEN_OFF: Warning = {
  code: 'EINCOMPLETE',
  message: 'The target broke off in the middle of the page: only its beginning was read.',
}
