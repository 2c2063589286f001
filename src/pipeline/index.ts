import { deadline } from '../core/deadline.js'
import type { Fetch, Fetched } from '../core/http.js'
import type { Query } from '../core/query.js'
import type { Result, Warning } from '../core/result.js'
import { checkRules } from '../extract/check.js'
import type { Evaluate } from '../extract/evaluate/batch.js'
import { type ResolveContext, type Resolved, resolve } from '../extract/resolve.js'
import type { MediaStage } from '../media/index.js'
import type { Reader } from '../reading/index.js'
import type { PageReading, ReadingLimits, ReadingPlan } from '../reading/read-page.js'
import { assemble } from './assemble.js'
import { filterData } from './filter.js'
import { mediaDeadline, namedMedia, nameMedia, pickMedia, probeRuleMedia } from './media.js'
import { stopwatch } from './stopwatch.js'
import { fetchTarget } from './target.js'

/** The stages, ready to use. */
export interface Stages {
  readonly fetch: Fetch
  /** Judges an address without asking it for anything. */
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
  readonly reader: Reader
  readonly media: MediaStage
  readonly evaluate: Evaluate
  readonly limits: ReadingLimits
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** An answer, and how it came about. */
export interface Outcome {
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
  ask(query: Query, caller?: AbortSignal): Promise<Outcome>
  /** The same for a page that is already here: nothing is fetched, no media probed. */
  read(html: string, query: Query): Promise<Result>
}

export function createPipeline(stages: Stages): Pipeline {
  return {
    ask: (query, caller) =>
      withinDeadline(stages, query, caller, async (signal) => {
        if (query.meta.size > 0 || query.rules.length > 0) return answer(stages, query, signal)
        await stages.check(query.url, signal)
        return { result: { status: 'success', data: {} }, fetchMode: 'skipped', timings: {} }
      }),
    read: (html, query) =>
      withinDeadline(stages, query, undefined, (signal) => readHtml(stages, html, query, signal)),
  }
}

async function withinDeadline<T>(
  stages: Stages,
  query: Query,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  checkRules(query.rules, stages.limits.extract)
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

async function answer(stages: Stages, query: Query, signal: AbortSignal): Promise<Outcome> {
  const started = performance.now()
  const { timed, timings } = stopwatch()
  const fetched = await timed('fetch', fetchTarget(stages.fetch, query, signal))
  const plan = planOf(stages, query, fetched.url.href, fetched.headers)
  const reading = await timed('read', stages.reader.readTarget(fetched, plan, signal))
  const patience = mediaDeadline(query.timeout, started, signal)
  const probe = probeRuleMedia(stages.media, query, patience.signal)
  const [media, rules] = await Promise.all([
    timed('media', pickMedia(stages.media, query, reading.detection, patience.signal)),
    timed('rules', resolveRules(stages, plan, reading, probe, signal)),
  ]).finally(patience.clear)
  const found = { plan, detection: reading.detection, media, rules, timings }
  const answered = assemble(found, [...cutWarning(fetched), ...(reading.warnings ?? [])])
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
  const plan = planOf(stages, query, query.url.href, {})
  const reading = await timed('read', stages.reader.readHtml(html, plan))
  const rules = await timed('rules', resolveRules(stages, plan, reading, namedMedia, signal))
  const media = nameMedia(reading.detection)
  return assemble({ plan, detection: reading.detection, media, rules, timings }, reading.warnings)
}

/**
 * What to read. A rule named like a field replaces it, and what is neither kept nor embedded is
 * not shown, so such fields need not be looked for.
 */
function planOf(
  stages: Stages,
  query: Query,
  url: string,
  headers: Readonly<Record<string, string>>,
): ReadingPlan {
  const ruled = new Set(query.rules.map(([name]) => name))
  return {
    url,
    headers,
    wanted: new Set([...query.meta].filter((field) => !ruled.has(field) && shows(query, field))),
    rules: query.rules,
    explain: query.explain,
    now: stages.now(),
    limits: stages.limits,
  }
}

function shows({ filter, embed }: Query, field: string): boolean {
  const paths = embed === undefined ? filter : [embed]
  return paths.length === 0 || paths.some((path) => path.split('.', 1)[0] === field)
}

async function resolveRules(
  stages: Stages,
  plan: ReadingPlan,
  { selection }: PageReading,
  media: ResolveContext['media'],
  signal: AbortSignal,
): Promise<Resolved | undefined> {
  if (!selection) return undefined
  const { evaluate, limits } = stages
  return resolve(selection, plan.rules, {
    evaluate,
    media,
    now: plan.now,
    signal,
    limits: limits.extract,
  })
}

function cutWarning(fetched: Fetched): Warning[] {
  const message = 'The page is larger than the limit: only its beginning was read.'
  return fetched.truncated() ? [{ code: 'ETRUNCATED', message }] : []
}
