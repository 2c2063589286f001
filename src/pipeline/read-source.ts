import { LinkglassError } from '../core/errors.js'
import type { Query } from '../core/query.js'
import type { PageReading, ReadRequest } from '../reading/index.js'
import { isMissing } from './missing.js'
import { notVisited, openSource, type PageSource, rendered } from './page-source.js'
import { readRequestOf } from './read-request.js'
import type { Stages } from './stages.js'
import type { Stopwatch } from './stopwatch.js'
import { visitOf } from './visit-request.js'

/** A page that came, and what was read from it. */
export interface SourceReading {
  readonly source: PageSource
  readonly request: ReadRequest
  readonly reading: PageReading
}

export interface Asking {
  /** `performance.now()` when the request began. */
  readonly started: number
  readonly watch: Stopwatch
  readonly signal: AbortSignal
}

/**
 * Fetches the page and reads it. Where a plain fetch shows a page that is empty without its
 * scripts, and something that was asked for is not in it, the browser has a look.
 */
export async function readSource(
  stages: Stages,
  query: Query,
  { started, watch, signal }: Asking,
): Promise<SourceReading> {
  const { timed, timings } = watch
  const source = await timed('fetch', openSource(stages, query, started, signal))
  const read = await timed('read', readPage(stages, query, source, signal))
  const { visit } = stages
  if (!visit || !wantsLook(query, source, read)) return { source, ...read }
  try {
    const wanted = { html: true, screenshot: undefined }
    const visited = await timed('visit', visit(visitOf(query, started, wanted), signal))
    const second = rendered(visited)
    timings.fetch = (timings.fetch ?? 0) + (timings.visit ?? 0)
    const again = await timed('read', readPage(stages, query, second, signal))
    return { source: second, ...again }
  } catch (error) {
    if (!(error instanceof LinkglassError) || signal.aborted) throw error
    const warnings = [...source.warnings, notVisited(error)]
    return { source: { ...source, warnings }, ...read }
  }
}

type Read = Omit<SourceReading, 'source'>

async function readPage(
  stages: Stages,
  query: Query,
  { page, mode }: PageSource,
  signal: AbortSignal,
): Promise<Read> {
  const tellsShell = mode === 'fetch' && stages.visit !== undefined && query.prerender === 'auto'
  if (!page)
    return { request: readRequestOf(stages, query, query.url.href, {}), reading: NOTHING_READ }
  const request = readRequestOf(stages, query, page.url.href, page.headers, tellsShell)
  const arrival = { asked: query.url.href, statusCode: page.statusCode }
  const whole = { ...request, arrival }
  return { request: whole, reading: await stages.reader.readTarget(page, whole, signal) }
}

const NOTHING_READ: PageReading = { detection: { text: {} }, optional: {} }

/** A shell that lacks something, or a wall, once. */
function wantsLook(query: Query, { mode }: PageSource, { request, reading }: Read): boolean {
  if (mode !== 'fetch' || query.prerender !== 'auto' || query.screenshot) return false
  const isWalled = reading.warnings?.some(({ code }) => code === 'EBOTWALL') ?? false
  return isWalled || (reading.shell === true && isMissing(request, reading))
}
