import { deadline } from '../core/deadline.js'
import type { Turn } from '../core/fair-queue.js'
import type { Query } from '../core/query.js'
import type { FetchMode, Result, Warning } from '../core/result.js'
import { inPageRules, type Rules } from '../core/rules.js'
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
import { type AssetFile, filesOf } from './assets.js'
import { CallerRun } from './caller-run.js'
import { filterData } from './filter.js'
import { reportOf, technologiesOf } from './find-insights.js'
import { fetchModeOf, opensPage, type PageSource } from './page-source.js'
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
        if (needsPage(query) || opensPage(query)) {
          return answerQuery(stages, query, { signal, caller })
        }
        await stages.check(query.url, signal)
        return answerWithoutPage(stages, query, { signal, caller })
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

/** A function of the caller's may be all that is asked for, and need nothing of the page. */
async function answerWithoutPage(
  stages: Stages,
  query: Query,
  turn: Turn,
): Promise<PipelineOutcome> {
  const { timed, timings } = stopwatch()
  const run = await CallerRun.prepare(stages, query, turn)
  const given = { url: query.url.href, markup: undefined }
  const outcome = run && (await timed('function', run.finish(given)).finally(() => run.end()))
  const data = filterData(outcome ? { function: outcome } : {}, query.filter)
  return { result: { status: 'success', data }, fetchMode: 'skipped', timings, assets: [] }
}

async function answerQuery(stages: Stages, query: Query, turn: Turn): Promise<PipelineOutcome> {
  const watch = { started: performance.now(), ...stopwatch() }
  const run = await CallerRun.prepare(stages, query, turn)
  try {
    const arrived = await arrive(stages, query, turn, watch, run?.onPage)
    return await answerArrived(stages, query, turn, watch, arrived, run)
  } finally {
    run?.end()
  }
}

async function refreshQuery(
  stages: Stages,
  query: Query,
  known: Validators,
  turn: Turn,
): Promise<PipelineOutcome | NotModified> {
  // What a function gives may change though the page does not.
  if (query.function) return answerQuery(stages, query, turn)
  const watch = { started: performance.now(), ...stopwatch() }
  const arrived = await arrive(stages, query, turn, watch, undefined, known)
  if (!arrived) return { notModified: true, timings: watch.timings }
  return answerArrived(stages, query, turn, watch, arrived, undefined)
}

async function answerArrived(
  stages: Stages,
  query: Query,
  turn: Turn,
  watch: Watch,
  arrived: Arrived,
  run: CallerRun | undefined,
): Promise<PipelineOutcome> {
  const { answered, assets } = await findRest(stages, query, turn, watch, arrived, run)
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
  run: CallerRun | undefined,
): Promise<{ answered: Result; assets: readonly AssetFile[] }> {
  const { request, reading, url, source } = arrived
  const { signal } = turn
  const mediaTime = mediaDeadline(query.timeout, started, signal)
  const warnings: Warning[] = []
  const addPalette = createAddPalette(stages.media, query.palette, mediaTime.signal, warnings)
  const probing = {
    media: probeRuleMedia(stages.media, mediaTime.signal, addPalette),
    pings: pingsRules(query),
    inPage: inPageResults(request.rules, source?.evaluated),
  }
  const given = { url: url.href, markup: source?.markup }
  const [media, rules, iframe, outcome, report] = await Promise.all([
    timed(
      'media',
      pickMedia(stages.media, query, reading.detection, mediaTime.signal).then((picked) =>
        addPalettes(picked, addPalette),
      ),
    ),
    timed('rules', resolveRules(stages, request, reading, probing, turn)),
    requestEmbed(stages.oembed.findEmbed, query, url, reading.detection, signal),
    source?.outcome ?? run?.finish(given),
    query.insights?.lighthouse && timed('lighthouse', reportOf(stages, query, started, turn)),
  ]).finally(mediaTime.clear)
  const files = await filesOf(source ?? {}, query, warnings)
  const { detection } = reading
  const technologies = await technologiesOf(query, arrived)
  const found: Findings = {
    ...{ request, detection, media, iframe, rules, technologies, report, timings },
    ...{ files: files.media, outcome },
  }
  const answered = assemble(found, [...(reading.warnings ?? []), ...warnings])
  return { answered, assets: files.assets }
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

/** What rules gave in the page, by the rule. */
function inPageResults(rules: Rules, evaluated: PageSource['evaluated']): ResolveContext['inPage'] {
  return new Map(
    inPageRules(rules).flatMap((rule) => {
      const result = evaluated?.get(rule.evaluate ?? '')
      return result ? [[rule, result] as const] : []
    }),
  )
}

async function resolveRules(
  stages: Stages,
  request: ReadRequest,
  { draft }: PageReading,
  probing: Pick<ResolveContext, 'media' | 'pings' | 'inPage'>,
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
