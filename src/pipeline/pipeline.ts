import { deadline } from '../core/deadline.js'
import type { Fetched } from '../core/http.js'
import type { Query } from '../core/query.js'
import type { FetchMode, Media, Result, Warning } from '../core/result.js'
import type { Screenshot } from '../core/visited.js'
import {
  checkSelectors,
  type ResolveContext,
  type ResolvedRules,
  resolveSelection,
} from '../extract/index.js'
import type { PageReading, ReadRequest } from '../reading/index.js'
import { addPalettes, createAddPalette } from './add-palette.js'
import { assemble } from './assemble.js'
import { type Asset, assetOf, describeScreenshot } from './assets.js'
import { filterData } from './filter.js'
import type { PageSource } from './page-source.js'
import {
  mediaDeadline,
  namedMedia,
  nameMedia,
  pickMedia,
  pingsRules,
  probeRuleMedia,
} from './pick-media.js'
import { needsPage, readRequestOf } from './read-request.js'
import { readSource } from './read-source.js'
import { requestEmbed } from './request-embed.js'
import type { Stages } from './stages.js'
import { stopwatch } from './stopwatch.js'

/** An answer, and how it came about. */
export interface PipelineOutcome {
  readonly result: Result
  readonly fetchMode: FetchMode
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>
  /** Files that the answer names by their path. */
  readonly assets: readonly Asset[]
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
        if (needsPage(query) || query.screenshot) return answerQuery(stages, query, signal)
        await stages.check(query.url, signal)
        return { ...NOTHING, fetchMode: 'skipped', timings: {}, assets: [] }
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

const NOTHING = { result: { status: 'success', data: {} } } as const

async function answerQuery(
  stages: Stages,
  query: Query,
  signal: AbortSignal,
): Promise<PipelineOutcome> {
  const started = performance.now()
  const watch = stopwatch()
  const { timed, timings } = watch
  const warnings: Warning[] = []
  const { source, request, reading } = await readSource(stages, query, { started, watch, signal })
  const { document } = source
  const mediaTime = mediaDeadline(query.timeout, started, signal)
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
    requestEmbed(stages.oembed, query, new URL(request.url), reading.optional, signal),
  ]).finally(mediaTime.clear)
  const taken = source.screenshot && (await fileOf(source.screenshot, query, warnings))
  const { detection } = reading
  const found = { request, detection, media, iframe, screenshot: taken?.media, rules, timings }
  warnings.unshift(...source.warnings, ...cutWarning(source.page), ...(reading.warnings ?? []))
  const answered = assemble(found, warnings)
  const result: Result = {
    ...answered,
    data: filterData(answered.data, query.filter),
    statusCode: document.statusCode,
    redirects: [...document.redirects],
    headers: { ...document.headers },
  }
  return {
    result,
    fetchMode: fetchModeOf(query, source),
    timings,
    assets: taken ? [taken.asset] : [],
  }
}

/** The file that a screenshot becomes, and what the answer tells of it. */
async function fileOf(
  screenshot: Screenshot,
  query: Query,
  warnings: Warning[],
): Promise<{ asset: Asset; media: Media }> {
  const asset = assetOf(screenshot, query.filename)
  const palette = query.palette || query.screenshot?.palette === true
  return { asset, media: await describeScreenshot(screenshot, asset, { palette }, warnings) }
}

function fetchModeOf(query: Query, { mode }: PageSource): FetchMode {
  if (query.meta.size === 0) return 'skipped'
  return query.proxy ? `${mode}-proxy` : mode
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

function cutWarning(fetched: Fetched | undefined): Warning[] {
  if (!fetched?.truncated()) return []
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
