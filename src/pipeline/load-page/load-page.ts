import { needsOnlyHtml, type RunOnPage } from '../../contracts/caller-function.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Cut, Fetched } from '../../contracts/http.js'
import type { Warning } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import { createTimeoutError } from '../../lib/async/deadline.js'
import { readBody, splitIntoChunks } from '../../lib/net/body.js'
import { allowsEarlyStop } from '../../metadata/index.js'
import { type ContentKind, detectContentKind } from '../../page/index.js'
import type { ShellDetector } from '../../page/shell-memory/index.js'
import type { Query } from '../../params/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'
import type { PipelineContext } from '../stages.js'
import { completeReadingByOembed, replaceByOembed, SHELL } from './add-description.js'
import { createReadRequest } from './create-read-request.js'
import { isTargetFailure } from './fetch-target.js'
import { createPageNotOpenedWarning, createPageSourceFromVisit, getPage } from './get-page.js'
import type { LoadedPage, PageSource, ReadPage } from './page-source.js'
import { createVisitRequest } from './visit-request.js'
import {
  EMPTY_WITHOUT_SCRIPTS,
  findReasonToOpen,
  lacksAllWantedData,
  listInPageRuleCode,
  opensPage,
} from './when-to-open.js'

export async function loadPage(context: PipelineContext, runOnPage?: RunOnPage) {
  const source = await getPageOrDescription(context, runOnPage)
  return 'reading' in source ? source : readAndCompletePage(context, source)
}

/** Returns `undefined` if the page has not changed since `known`. */
export async function reloadPage(context: PipelineContext, known: Validators) {
  const source = await getPageOrDescription(context, undefined, known)
  if ('reading' in source) return source
  if (!source.page?.isNotModified) return readAndCompletePage(context, source)
  source.page.cancel()
  return undefined
}

async function getPageOrDescription(
  context: PipelineContext,
  runOnPage: RunOnPage | undefined,
  known?: Validators,
): Promise<PageSource | LoadedPage> {
  try {
    return await context.watch.measureTime('fetch', getPage(context, runOnPage, known))
  } catch (error) {
    const described = await describeUnreachablePage(context, error)
    if (!described) throw error
    return described
  }
}

async function describeUnreachablePage({ stages, query, call }: PipelineContext, error: unknown) {
  const { url } = query
  if (!isTargetFailure(error) || opensPage(query) || !stages.repairs) return undefined
  const description = await stages.oembed.describeLink(url, call.signal)
  if (!description) return undefined
  const request = createReadRequest(stages, query, url.href)
  const nothing = await stages.reader.readHtml('', request, call)
  return { request, url, reading: replaceByOembed(nothing, request, description, error.message) }
}

async function readAndCompletePage(
  context: PipelineContext,
  source: PageSource,
): Promise<LoadedPage> {
  const { stages, query, call, watch } = context
  const first = await watch.measureTime('read', readPageSource(context, source))
  const isCut = first.source.page?.cutBy() === 'time' && first.source.markup === undefined
  if (isCut && lacksAllWantedData(first.request, first.reading))
    throw createTimeoutError(query.timeout)
  const read = await renderIfNeeded(context, first)
  const { request, url } = read
  const addresses = { requestedUrl: query.url, url }
  const { describeLink } = stages.oembed
  const reading = stages.repairs
    ? await completeReadingByOembed(describeLink, read.reading, request, addresses, call.signal)
    : read.reading
  const { page, warnings } = read.source
  // No browser is missing if the provider or the sandbox did its work.
  const isDescribed = reading !== read.reading || listInPageRuleCode(query).length > 0
  const isEmpty = !isDescribed && findReasonToOpen(query, read) === EMPTY_WITHOUT_SCRIPTS
  const needed = isEmpty && !stages.visit ? [NEEDS_BROWSER] : []
  const cut = page?.cutBy()
  const added = [...needed, ...(cut ? [CUT_WARNINGS[cut]] : [])]
  const all = [...warnings, ...added, ...(reading.warnings ?? [])]
  return { ...read, reading: { ...reading, warnings: all } }
}

async function readPageSource({ stages, query, call }: PipelineContext, source: PageSource) {
  if (!source.page) {
    const request = createReadRequest(stages, query, query.url.href)
    return { request, reading: NOTHING_READ, url: query.url, source }
  }
  const { page, markup } = await readMarkup(source.page, query)
  const { url, headers, statusCode } = page
  const request = createReadRequest(stages, query, url.href, headers)
  const mayStop = !query.personal && allowsEarlyStop(request)
  const fetchedRequest: ReadRequest = {
    ...request,
    detectShell: source.mode === 'fetch' && query.prerender === 'auto',
    fetchInfo: { requestedUrl: query.url.href, url: url.href, statusCode },
    readToEnd: mayStop && (await stages.shells.maySendShells(url)),
  }
  const read = await stages.reader.readFetched(page, fetchedRequest, call)
  const reading = query.personal ? read : await addWarningIfShell(stages.shells, read, page)
  const whole = markup ? { ...source, page, markup } : source
  return { request: fetchedRequest, reading, url, source: whole }
}

const NOTHING_READ: PageReading = { detection: { text: {} } }

async function readMarkup(page: Fetched, { function: request }: Query) {
  if (!request || !needsOnlyHtml(request)) return { page }
  const bytes = await readBody(page)
  const contentType = page.headers['content-type']
  const isText = TEXT_KINDS.has(detectContentKind(contentType, bytes))
  const markup = isText ? { bytes, contentType } : { text: '' }
  return { page: { ...page, body: splitIntoChunks(bytes) }, markup }
}

const TEXT_KINDS: ReadonlySet<ContentKind> = new Set(['html', 'json', 'text'])

async function addWarningIfShell(
  shells: ShellDetector,
  reading: PageReading,
  { url, statusCode }: Fetched,
): Promise<PageReading> {
  const { fingerprint, warnings = [] } = reading
  const isSuccess = statusCode >= 200 && statusCode < 300
  if (!fingerprint || !isSuccess || !(await shells.detectShell(fingerprint, url))) return reading
  return { ...reading, warnings: [...warnings, SHELL] }
}

async function renderIfNeeded(context: PipelineContext, fetched: ReadPage): Promise<ReadPage> {
  const { stages, query, call, watch } = context
  const { visit } = stages
  const opened = findReasonToOpen(query, fetched)
  if (opened === undefined || !visit) return fetched
  try {
    const visitRequest = await createVisitRequest(query, watch.started)
    const visited = await watch.measureTime('visit', visit(visitRequest, call))
    const { timings } = watch
    timings.fetch = (timings.fetch ?? 0) + (timings.visit ?? 0)
    const source = { ...createPageSourceFromVisit(visited), opened }
    return await watch.measureTime('read', readPageSource(context, source))
  } catch (error) {
    if (!(error instanceof LinkglassError) || call.signal.aborted) throw error
    const warnings = [...fetched.source.warnings, createPageNotOpenedWarning(error)]
    return { ...fetched, source: { ...fetched.source, warnings } }
  }
}

const NEEDS_BROWSER: Warning = {
  code: 'ENOBROWSER',
  message:
    'The page is empty until its scripts have run, and there is no browser to run them. Who runs this can add one: `npm install playwright-core @sparticuz/chromium`, or LINKGLASS_BROWSER.',
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
