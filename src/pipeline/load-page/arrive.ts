import type { CallContext } from '../../contracts/call-context.js'
import { type RunOnPage, readsHtml } from '../../contracts/caller-function.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Cut, Fetched } from '../../contracts/http.js'
import type { Query } from '../../contracts/query.js'
import type { Warning } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import { timedOut } from '../../lib/async/deadline.js'
import { inChunks, readBody } from '../../lib/net/body.js'
import { maySettle } from '../../metadata/index.js'
import { type ContentKind, contentKindOf } from '../../page/index.js'
import type { Markup } from '../../rules/sandbox/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'
import type { Stages } from '../stages.js'
import type { Stopwatch } from '../stopwatch.js'
import { isTransient } from './fetch-target.js'
import { judgeShell } from './judge-shell.js'
import { findsNothing, isMissing } from './missing.js'
import { notVisited, openSource, opensPage, type PageSource, rendered } from './page-source.js'
import { askForMissing, describedInstead } from './provider-description.js'
import { readRequestOf } from './read-request.js'
import { HTML_ONLY, visitOf } from './visit-request.js'

/** A page that was read, or what its provider says instead. */
export interface Arrived {
  readonly request: ReadRequest
  readonly reading: PageReading
  readonly url: URL
  /** How the page was fetched; `undefined` for one that could not be. */
  readonly source?: PageSource
}

export interface Watch extends Stopwatch {
  /** `performance.now()` when the request began. */
  readonly started: number
}

/** A page that came, and what was read from it. */
type Read = Arrived & { readonly source: PageSource }

/**
 * Gets the page and reads it. Where a plain fetch shows a wall, or a page that is empty without its
 * scripts and lacks what was asked for, the browser has a look; then the provider is asked.
 */
export function arrive(
  stages: Stages,
  query: Query,
  call: CallContext,
  watch: Watch,
  run: RunOnPage | undefined,
): Promise<Arrived>

/** @returns `undefined` when the page is the one that is known */
export function arrive(
  stages: Stages,
  query: Query,
  call: CallContext,
  watch: Watch,
  run: undefined,
  known: Validators,
): Promise<Arrived | undefined>

export async function arrive(
  stages: Stages,
  query: Query,
  call: CallContext,
  watch: Watch,
  run?: RunOnPage,
  known?: Validators,
): Promise<Arrived | undefined> {
  const { signal } = call
  const opening = openSource({ ...stages, run }, query, watch.started, call, known)
  const source = await watch.timed('fetch', opening).catch(async (error: unknown) => {
    const described = await describeUnreachable(stages, query, call, error)
    if (!described) throw error
    return described
  })
  if ('reading' in source) return source
  if (source.page?.isNotModified) {
    source.page.cancel()
    return undefined
  }
  const first = await watch.timed('read', readSource(stages, query, source, call))
  if (first.source.page?.cutBy() === 'time' && isBare(first)) throw timedOut(query.timeout)
  const read = await lookAgain(stages, query, first, call, watch)
  const { request, url } = read
  const addresses = { requestedUrl: query.url, url }
  const reading = stages.repairs
    ? await askForMissing(stages.oembed.describe, read.reading, request, addresses, signal)
    : read.reading
  const { page, warnings: missed } = read.source
  // Where the provider told something of the page, it did not take a browser.
  const isUntold = !stages.visit && reading === read.reading
  const isEmpty = isUntold && findReasonToLook(query, read) === EMPTY_WITHOUT_SCRIPTS
  const unopened = isEmpty ? [NEEDS_BROWSER] : []
  const warnings = [...missed, ...unopened, ...cutWarning(page), ...(reading.warnings ?? [])]
  return { ...read, reading: { ...reading, warnings } }
}

async function readSource(
  stages: Stages,
  query: Query,
  source: PageSource,
  call: CallContext,
): Promise<Read> {
  const { mode } = source
  if (!source.page) {
    const request = readRequestOf(stages, query, query.url.href, {})
    return { request, reading: NOTHING_READ, url: query.url, source }
  }
  const { page, markup } = await withMarkup(source.page, query)
  const tellsShell = mode === 'fetch' && query.prerender === 'auto'
  const landing = { requestedUrl: query.url.href, statusCode: page.statusCode }
  const asked = readRequestOf(stages, query, page.url.href, page.headers, tellsShell)
  // What is read to its end anyway needs no look at the memory before.
  const mayStop = !query.personal && maySettle(asked)
  const whole = mayStop && (await stages.shells.isSuspected(page.url))
  const request = { ...asked, landing, whole }
  const reading = await stages.reader.readTarget(page, request, call)
  const judged = query.personal ? reading : await judgeShell(stages.shells, reading, page)
  return { request, reading: judged, url: page.url, source: { ...source, page, markup } }
}

/** For a function that reads the markup, the page is kept beside what is read of it. */
async function withMarkup(
  page: Fetched,
  { function: request }: Query,
): Promise<{ page: Fetched; markup?: Markup }> {
  if (!request || !readsHtml(request)) return { page }
  const bytes = await readBody(page)
  const contentType = page.headers['content-type']
  const hasText = TEXTUAL.has(contentKindOf(contentType, bytes))
  const markup = hasText ? { bytes, contentType } : { text: '' }
  return { page: { ...page, body: inChunks(bytes) }, markup }
}

const TEXTUAL: ReadonlySet<ContentKind> = new Set(['html', 'json', 'text'])

const NOTHING_READ: PageReading = { detection: { text: {} } }

/** The page as a browser has it, where there is one and that may help. */
async function lookAgain(
  stages: Stages,
  query: Query,
  first: Read,
  call: CallContext,
  { started, timed, timings }: Watch,
): Promise<Read> {
  const { visit } = stages
  const opened = findReasonToLook(query, first)
  if (opened === undefined || !visit) return first
  try {
    const visited = await timed('visit', visit(await visitOf(query, started, HTML_ONLY), call))
    timings.fetch = (timings.fetch ?? 0) + (timings.visit ?? 0)
    return await timed('read', readSource(stages, query, { ...rendered(visited), opened }, call))
  } catch (error) {
    if (!(error instanceof LinkglassError) || call.signal.aborted) throw error
    const { source } = first
    return { ...first, source: { ...source, warnings: [...source.warnings, notVisited(error)] } }
  }
}

const EMPTY_WITHOUT_SCRIPTS = 'without its scripts the page is empty'

const NEEDS_BROWSER: Warning = {
  code: 'ENOBROWSER',
  message:
    'The page is empty until its scripts have run, and there is no browser to run them. Who runs this can add one: `npm install playwright-core @sparticuz/chromium`, or LINKGLASS_BROWSER.',
}

/** The beginning of a page that answers nothing. */
function isBare({ request, reading, source }: Read): boolean {
  return source.markup === undefined && findsNothing(request, reading)
}

/** A wall for programs, a shell, or a page that is empty without scripts and lacks something; once. */
function findReasonToLook(query: Query, { source, request, reading }: Read): string | undefined {
  if (source.mode !== 'fetch' || query.prerender !== 'auto' || opensPage(query)) return undefined
  // A page that took all the time for a plain fetch leaves none for a visit.
  if (source.page?.cutBy() === 'time') return undefined
  // It was tried, and the plain fetch is the answer to that.
  if (source.warnings.length > 0) return undefined
  const codes = new Set(reading.warnings?.map(({ code }) => code))
  // A target that refuses only for the moment, as by a 429, wants no further request.
  const isRefused = codes.has('EREFUSED') && !isTransient(source.document.statusCode)
  if (codes.has('EBOTWALL')) return 'a plain fetch gets a check for robots'
  if (isRefused) return 'a plain fetch is refused'
  if (codes.has('ESHELL')) return 'a plain fetch gets what the host sends for any address'
  const lacks = source.markup !== undefined || isMissing(request, reading)
  return reading.shell === true && lacks ? EMPTY_WITHOUT_SCRIPTS : undefined
}

/** A page that cannot be fetched may still be known to its provider, who has no images of it. */
async function describeUnreachable(
  stages: Stages,
  query: Query,
  call: CallContext,
  error: unknown,
): Promise<Arrived | undefined> {
  const { url } = query
  const isGone = error instanceof LinkglassError && error.code === 'EFATAL'
  if (!isGone || opensPage(query) || !stages.repairs) return undefined
  const description = await stages.oembed.describe(url, call.signal)
  if (!description) return undefined
  const request = readRequestOf(stages, query, url.href, {})
  const nothing = await stages.reader.readHtml('', request, call)
  return { request, url, reading: describedInstead(nothing, request, description, error.message) }
}

function cutWarning(page: Fetched | undefined): Warning[] {
  const cut = page?.cutBy()
  return cut ? [CUT_WARNINGS[cut]] : []
}

const CUT_WARNINGS: Readonly<Record<Cut, Warning>> = {
  size: {
    code: 'ETRUNCATED',
    message: 'The page is larger than the limit: only its beginning was read.',
  },
  time: {
    code: 'ETRUNCATED',
    message:
      'The page came too slowly: only what had come in time was read. Try again later, or raise `timeout`.',
  },
  target: {
    code: 'EINCOMPLETE',
    message: 'The target broke off in the middle of the page: only its beginning was read.',
  },
}
