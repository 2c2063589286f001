import type { CallContext } from '../../contracts/call-context.js'
import type { Query } from '../../contracts/query.js'
import type { FetchMode, Result, Warning } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import { type Arrived, arrive, type Watch } from '../load-page/arrive.js'
import { CallerRun } from '../load-page/caller-run.js'
import { fetchModeOf } from '../load-page/page-source.js'
import type { Stages } from '../stages.js'
import { stopwatch } from '../stopwatch.js'
import { addPalettes, createAddPalette } from './add-palette.js'
import { assemble, type Findings } from './assemble.js'
import { type AssetFile, filesOf } from './assets.js'
import { filterData } from './filter.js'
import { reportOf, technologiesOf } from './find-insights.js'
import { mediaDeadline, pickMedia, pingsRules, probeRuleMedia } from './pick-media.js'
import { inPageResults, resolveRules } from './resolve-rules.js'

/** An answer, and how it came about. */
export interface PipelineOutcome {
  readonly result: Result
  readonly fetchMode: FetchMode
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>
  /** Files that the answer names by their paths. */
  readonly assets: readonly AssetFile[]
  /** True of a page that came too slowly: another try may give more of it. */
  readonly isLate?: boolean
  /** By which the page can be asked for again, if it was fetched and has any. */
  readonly validators?: Validators | undefined
}

/** The target says that its page is the one that was read before. */
export interface NotModified {
  readonly notModified: true
  readonly timings: Readonly<Record<string, number>>
}

/** The page is fetched or visited, read, and answered from. */
export async function answerQuery(
  stages: Stages,
  query: Query,
  call: CallContext,
): Promise<PipelineOutcome> {
  const watch = { started: performance.now(), ...stopwatch() }
  const run = await CallerRun.prepare(stages, query, call)
  try {
    const arrived = await arrive(stages, query, call, watch, run?.onPage)
    return await answerArrived(stages, query, call, watch, arrived, run)
  } finally {
    run?.end()
  }
}

/** The same, unless the target says that its page is the `known` one. */
export async function refreshQuery(
  stages: Stages,
  query: Query,
  known: Validators,
  call: CallContext,
): Promise<PipelineOutcome | NotModified> {
  // What a function gives may change though the page does not.
  if (query.function) return answerQuery(stages, query, call)
  const watch = { started: performance.now(), ...stopwatch() }
  const arrived = await arrive(stages, query, call, watch, undefined, known)
  if (!arrived) return { notModified: true, timings: watch.timings }
  return answerArrived(stages, query, call, watch, arrived, undefined)
}

async function answerArrived(
  stages: Stages,
  query: Query,
  call: CallContext,
  watch: Watch,
  arrived: Arrived,
  run: CallerRun | undefined,
): Promise<PipelineOutcome> {
  const { answered, assets } = await findRest(stages, query, call, watch, arrived, run)
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
  const isLate = page?.cutBy() === 'time'
  return { result, fetchMode, timings: watch.timings, assets, validators, isLate }
}

/** What a reading names is probed, converted and put together. */
async function findRest(
  stages: Stages,
  query: Query,
  call: CallContext,
  { started, timed, timings }: Watch,
  arrived: Arrived,
  run: CallerRun | undefined,
): Promise<{ answered: Result; assets: readonly AssetFile[] }> {
  const { request, reading, url, source } = arrived
  const { detection } = reading
  const { signal } = call
  const mediaTime = mediaDeadline(query.timeout, started, signal)
  const warnings: Warning[] = []
  const addPalette = createAddPalette(
    stages.media,
    query.palette,
    { ...call, signal: mediaTime.signal },
    warnings,
  )
  const probing = {
    media: probeRuleMedia(stages.media, mediaTime.signal, addPalette),
    pings: pingsRules(query),
    inPage: inPageResults(request.rules, source?.evaluated),
  }
  const given = { url: url.href, markup: source?.markup }
  const [media, rules, iframe, outcome, report] = await Promise.all([
    timed(
      'media',
      pickMedia(stages.media, query, detection, mediaTime.signal).then((picked) =>
        addPalettes(picked, addPalette),
      ),
    ),
    timed('rules', resolveRules(stages, request, reading, probing, call)),
    query.iframe &&
      stages.oembed.findEmbed({ url, discovered: detection.oembed, options: query.iframe }, signal),
    source?.outcome ?? run?.finish(given),
    query.insights?.lighthouse && timed('lighthouse', reportOf(stages, query, started, call)),
  ]).finally(mediaTime.clear)
  const files = await filesOf(source ?? {}, query, stages.media, call, warnings)
  const technologies = await technologiesOf(query, arrived)
  const found: Findings = {
    ...{ request, detection, media, iframe, rules, technologies, report, timings },
    ...{ files: files.media, outcome, opened: source?.opened },
  }
  const answered = assemble(found, [...(reading.warnings ?? []), ...warnings])
  return { answered, assets: files.assets }
}
