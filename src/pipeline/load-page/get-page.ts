import type { RunOnPage } from '../../contracts/caller-function.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { FetchMode, Warning } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import {
  createPdfTooLargeError,
  NoPage,
  UnvisitablePage,
  type VisitResult,
} from '../../contracts/visit-result.js'
import { readBody, splitIntoChunks } from '../../lib/net/body.js'
import { detectContentKind } from '../../page/index.js'
import type { Query, Visit } from '../../params/index.js'
import type { PipelineContext } from '../stages.js'
import { fetchTarget } from './fetch-target.js'
import type { FetchedSource, PageSource } from './page-source.js'
import { createVisitRequest, toFetchedPage } from './visit-request.js'
import { chooseLoadMethod, listInPageRuleCode, needsPageContent } from './when-to-open.js'

/** @param known validators of a cached copy, such as its `etag`. Only a plain fetch sends them. */
export async function getPage(
  context: PipelineContext,
  runOnPage: RunOnPage | undefined,
  known: Validators | undefined,
): Promise<PageSource> {
  const { visit } = context.stages
  const method = chooseLoadMethod(context.query, visit !== undefined)
  if (method === 'fetch') return fetchPage(context, [], known)
  if (!visit) return fetchPage(context, [NO_BROWSER])
  if (method === 'render') return renderPage(context, visit)
  return visitPage(context, visit, runOnPage, method === 'visit and fetch')
}

async function fetchPage(
  context: PipelineContext,
  warnings: readonly Warning[] = [],
  known?: Validators,
): Promise<FetchedSource> {
  const page = await fetchTarget(context, known)
  return { page, document: page, mode: 'fetch', warnings }
}

const NO_BROWSER: Warning = {
  code: 'ENOBROWSER',
  message: 'The page was fetched without acting on it: the service has no browser.',
}

async function renderPage(context: PipelineContext, visit: Visit): Promise<PageSource> {
  const { query, call, watch } = context
  const evaluate = listInPageRuleCode(query)
  try {
    const request = await createVisitRequest(query, watch.started, { evaluate })
    return createPageSourceFromVisit(await visit(request, call))
  } catch (error) {
    const isAnswered = !(error instanceof LinkglassError) || call.signal.aborted
    // Below 500, a plain fetch would fail as well.
    if (isAnswered || error.status < 500) throw error
    return fetchPage(context, [createPageNotOpenedWarning(error)])
  }
}

export function createPageNotOpenedWarning(error: LinkglassError): Warning {
  // Avoids `EFATAL`, with which the answer is cached for a minute only: the next visit would fail as well.
  const code = error instanceof UnvisitablePage ? 'ESKIPPED' : error.code
  return { code, message: `The page was not opened in a browser: ${error.message}` }
}

async function visitPage(
  context: PipelineContext,
  visit: Visit,
  run: RunOnPage | undefined,
  isMarkupFetched: boolean,
): Promise<PageSource> {
  const { query, call, watch } = context
  const { screenshot, pdf } = query
  const hasPage = needsPageContent(query)
  const html = hasPage && !isMarkupFetched
  const wanted = { html, screenshot, pdf, run, evaluate: listInPageRuleCode(query) }
  const visiting = visit(await createVisitRequest(query, watch.started, wanted), call)
  try {
    if (!isMarkupFetched) return createPageSourceFromVisit(await visiting, hasPage)
    return await mergeVisitAndFetch(visiting, fetchPage(context))
  } catch (error) {
    if (!(error instanceof NoPage) || !pdf || screenshot || run) throw error
    return answerWithFetchedPdf(await fetchPage(context), error, hasPage)
  }
}

async function mergeVisitAndFetch(visiting: Promise<VisitResult>, fetching: Promise<PageSource>) {
  fetching.then(
    ({ page }) => visiting.catch(() => page?.cancel()),
    () => undefined,
  )
  const [visited, fetched] = await Promise.all([visiting, fetching])
  const { warnings, screenshot, pdf, outcome, traces } = visited
  return { ...fetched, screenshot, pdf, outcome, traces, warnings }
}

export function createPageSourceFromVisit(visit: VisitResult, hasPage = true): PageSource {
  const { screenshot, pdf, outcome, evaluated, traces, warnings } = visit
  const page = hasPage ? toFetchedPage(visit) : undefined
  const made = { screenshot, pdf, outcome, evaluated, traces, warnings }
  return { page, document: visit, mode: 'prerender', ...made }
}

export function toFetchMode({ meta, proxy }: Query, mode: PageSource['mode'] = 'fetch'): FetchMode {
  if (meta.size === 0) return 'skipped'
  return proxy ? `${mode}-proxy` : mode
}

async function answerWithFetchedPdf(
  { page, ...source }: FetchedSource,
  refusal: NoPage,
  isRead: boolean,
): Promise<PageSource> {
  const bytes = await readBody(page)
  if (detectContentKind(page.headers['content-type'], bytes) !== 'pdf') throw refusal
  if (page.cutBy())
    throw createPdfTooLargeError('that the address leads to is larger than what is fetched')
  return {
    ...source,
    page: isRead ? { ...page, body: splitIntoChunks(bytes) } : undefined,
    pdf: { bytes, type: 'pdf' },
  }
}
