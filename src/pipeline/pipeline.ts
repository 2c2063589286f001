import { deadline } from '../core/deadline.js'
import { LinkglassError } from '../core/errors.js'
import type { Turn } from '../core/fair-queue.js'
import type { Fetch, Fetched } from '../core/http.js'
import type { Query } from '../core/query.js'
import type { FetchMode, Result, Warning } from '../core/result.js'
import {
  checkSelectors,
  type ResolveContext,
  type ResolvedRules,
  resolveSelection,
} from '../extract/index.js'
import type { MediaStage } from '../media/index.js'
import type { Oembed } from '../oembed/index.js'
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
import { askForMissing, describedInstead } from './provider-description.js'
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
  readonly oembed: Oembed
  /** Whether a link's oEmbed provider is asked what its page does not say. */
  readonly repairs: boolean
  readonly evaluate: Evaluate
  readonly limits: ReadingLimits
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** An answer, and how it came about. */
export interface PipelineOutcome {
  readonly result: Result
  readonly fetchMode: FetchMode
  /** Milliseconds by stage. */
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
  /** The same for a page that is already here: nothing is fetched, no media probed. */
  read(html: string, query: Query): Promise<Result>
}

export function createPipeline(stages: Stages): Pipeline {
  return {
    ask: (query, leave, caller) =>
      withinDeadline(query, leave, async (signal) => {
        if (needsPage(query)) return answerQuery(stages, query, { signal, caller })
        await stages.check(query.url, signal)
        return { result: { status: 'success', data: {} }, fetchMode: 'skipped', timings: {} }
      }),
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

async function answerQuery(stages: Stages, query: Query, turn: Turn): Promise<PipelineOutcome> {
  const watch = { started: performance.now(), ...stopwatch() }
  const arrived = await arrive(stages, query, turn, watch)
  const { data, ...answered } = await findRest(stages, query, turn, watch, arrived)
  const { fetched } = arrived
  const result: Result = {
    ...answered,
    data: filterData(data, query.filter),
    ...(fetched && {
      statusCode: fetched.statusCode,
      redirects: [...fetched.redirects],
      headers: { ...fetched.headers },
    }),
  }
  return { result, fetchMode: fetchModeOf(query), timings: watch.timings }
}

type Watch = ReturnType<typeof stopwatch> & { readonly started: number }

/** A page that was read, or what its provider says instead. */
interface Arrived {
  readonly request: ReadRequest
  readonly reading: PageReading
  readonly url: URL
  readonly fetched?: Fetched
}

async function arrive(
  stages: Stages,
  query: Query,
  turn: Turn,
  { timed }: Watch,
): Promise<Arrived> {
  const { signal } = turn
  const fetched = await timed('fetch', fetchTarget(stages.fetch, query, signal)).catch(
    async (error: unknown) => {
      const described = await describeUnreachable(stages, query, turn, error)
      if (!described) throw error
      return described
    },
  )
  if ('reading' in fetched) return fetched
  const landing = { requestedUrl: query.url.href, statusCode: fetched.statusCode }
  const request = { ...readRequestOf(stages, query, fetched.url.href, fetched.headers), landing }
  const page = await timed('read', stages.reader.readTarget(fetched, request, turn))
  const addresses = { requestedUrl: query.url, url: fetched.url }
  const reading = stages.repairs
    ? await askForMissing(stages.oembed, page, request, addresses, signal)
    : page
  const warnings = [...cutWarning(fetched), ...(reading.warnings ?? [])]
  return { request, reading: { ...reading, warnings }, url: fetched.url, fetched }
}

/** A page that cannot be had may still be known to its provider. */
async function describeUnreachable(
  stages: Stages,
  query: Query,
  turn: Turn,
  error: unknown,
): Promise<Arrived | undefined> {
  const { url } = query
  const isGone = error instanceof LinkglassError && error.code === 'EFATAL'
  if (!isGone || !stages.repairs || !stages.oembed.knows(url)) return undefined
  const description = await stages.oembed.describe(url, turn.signal)
  if (!description) return undefined
  const request = readRequestOf(stages, query, url.href, {})
  const nothing = await stages.reader.readHtml('', request, turn)
  return { request, url, reading: describedInstead(nothing, request, description, error.message) }
}

/** What a reading names is probed, converted and put together. */
async function findRest(
  stages: Stages,
  query: Query,
  turn: Turn,
  { started, timed, timings }: Watch,
  { request, reading, url }: Arrived,
): Promise<Result> {
  const { signal } = turn
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
      pickMedia(stages.media, query, reading.detection, mediaTime.signal).then((picked) =>
        addPalettes(picked, addPalette),
      ),
    ),
    timed('rules', resolveRules(stages, request, reading, probing, turn)),
    requestEmbed(stages.oembed.findEmbed, query, url, reading.detection, signal),
  ]).finally(mediaTime.clear)
  const found = { request, detection: reading.detection, media, iframe, rules, timings }
  return assemble(found, [...(reading.warnings ?? []), ...warnings])
}

/** How the target of a query is fetched, as far as the query tells. */
export function fetchModeOf({ meta }: Query): FetchMode {
  return meta.size > 0 ? 'fetch' : 'skipped'
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
