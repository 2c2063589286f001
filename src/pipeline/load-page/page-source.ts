import type { CallContext } from '../../contracts/call-context.js'
import { type FunctionOutcome, namesPage, type RunOnPage } from '../../contracts/caller-function.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Fetch, Fetched } from '../../contracts/http.js'
import type { Query } from '../../contracts/query.js'
import type { FetchMode, Warning } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import {
  NoPage,
  type PageTraces,
  type PrintedPage,
  type Screenshot,
  type Visit,
  type VisitResult,
} from '../../contracts/visit-result.js'
import { isActedOn } from '../../params/index.js'
import type { Markup } from '../../rules/sandbox/index.js'
import { fetchTarget, type TargetOptions } from './fetch-target.js'
import { needsPage } from './read-request.js'
import { usePdfTarget } from './use-pdf-target.js'
import { HTML_ONLY, pageCode, renderedPage, visitOf } from './visit-request.js'

/** How the target was fetched, and what came. */
export interface PageSource {
  /** To be read; `undefined` when nothing of the page itself was asked for. */
  readonly page: Fetched | undefined
  /** Status, headers and redirects of the main document. */
  readonly document: Pick<Fetched, 'statusCode' | 'headers' | 'redirects'>
  readonly mode: 'fetch' | 'prerender'
  readonly screenshot?: Screenshot | undefined
  readonly pdf?: PrintedPage | undefined
  /** What the code of rules gave in the page, by its source. */
  readonly evaluated?: VisitResult['evaluated'] | undefined
  /** Of a function that acted on the page. */
  readonly outcome?: FunctionOutcome | undefined
  /** The page's markup, where a function reads it. */
  readonly markup?: Markup | undefined
  readonly traces?: PageTraces | undefined
  readonly warnings: readonly Warning[]
  /** Why the page was opened after a plain fetch, where it was. */
  readonly opened?: string
}

/** The two ways to a page; without a browser there is one. */
export interface Ways {
  readonly fetch: Fetch
  readonly visit: Visit | undefined
  /** Of a function that acts on the page. */
  readonly run: RunOnPage | undefined
}

/**
 * The page, in the way that the query asks for, with what only the browser can tell.
 * @param known of a page that was fetched before; a browser has no use for them
 */
export async function openSource(
  ways: Ways,
  query: Query,
  started: number,
  call: CallContext,
  known?: Validators,
): Promise<PageSource> {
  const { visit } = ways
  const { signal } = call
  const options = { signal, started, known }
  if (opensPage(query) && visit) return opened({ ...ways, visit }, query, started, call)
  const isActed = query.prerender === true || isActedOn(query.browserOptions)
  const evaluate = visit ? pageCode(query) : []
  const wanted = isActed || evaluate.length > 0
  if (!wanted || query.prerender === false) return byFetch(ways.fetch, query, options)
  if (!visit) return byFetch(ways.fetch, query, { signal, started }, [NO_BROWSER])
  try {
    return rendered(await visit(await visitOf(query, started, { ...HTML_ONLY, evaluate }), call))
  } catch (error) {
    // What is wrong with the address is wrong for a plain fetch, too.
    if (!(error instanceof LinkglassError) || error.status < 500 || signal.aborted) throw error
    return byFetch(ways.fetch, query, { signal, started }, [notVisited(error)])
  }
}

/** Whether something is asked for that only an opened page can give. */
export function opensPage({ screenshot, pdf, function: request }: Query): boolean {
  return (
    screenshot !== undefined || pdf !== undefined || (request !== undefined && namesPage(request))
  )
}

async function opened(
  { fetch, visit, run }: Ways & { readonly visit: Visit },
  query: Query,
  started: number,
  call: CallContext,
): Promise<PageSource> {
  const html = needsPage(query)
  const inside = html && query.prerender !== false
  const { signal } = call
  const { screenshot, pdf } = query
  const wanted = { html: inside, screenshot, pdf, run, evaluate: pageCode(query) }
  const visiting = visit(await visitOf(query, started, wanted), call)
  try {
    if (!html || inside) return rendered(await visiting, html)
    const [visited, fetched] = await both(visiting, byFetch(fetch, query, { signal, started }))
    const { warnings, screenshot: picture, pdf: print, outcome, traces } = visited
    return { ...fetched, screenshot: picture, pdf: print, outcome, traces, warnings }
  } catch (error) {
    if (!(error instanceof NoPage) || !pdf || screenshot || run) throw error
    const document = await fetchTarget(fetch, inDevice(query), { signal, started })
    const { page, pdf: file } = await usePdfTarget(document, error)
    return { page: html ? page : undefined, document, mode: 'fetch', pdf: file, warnings: [] }
  }
}

/** Neither is left behind when the other fails. */
async function both(
  visiting: Promise<VisitResult>,
  fetching: Promise<PageSource>,
): Promise<[VisitResult, PageSource]> {
  fetching.then(
    ({ page }) => visiting.catch(() => page?.cancel()),
    () => undefined,
  )
  return Promise.all([visiting, fetching])
}

export function rendered(visited: VisitResult, hasPage = true): PageSource {
  const { screenshot, pdf, outcome, evaluated, traces, warnings } = visited
  const page = hasPage ? renderedPage(visited) : undefined
  return {
    page,
    document: visited,
    mode: 'prerender',
    screenshot,
    pdf,
    outcome,
    evaluated,
    traces,
    warnings,
  }
}

async function byFetch(
  fetch: Fetch,
  query: Query,
  options: TargetOptions,
  warnings: readonly Warning[] = [],
): Promise<PageSource> {
  const page = await fetchTarget(fetch, inDevice(query), options)
  return { page, document: page, mode: 'fetch', warnings }
}

/** A device that was named is one for a plain fetch, too. */
function inDevice(query: Query): Query {
  const { namedDevice, userAgent } = query.browserOptions
  if (!namedDevice) return query
  return { ...query, headers: { 'user-agent': userAgent, ...query.headers } }
}

const NO_BROWSER: Warning = {
  code: 'ENOBROWSER',
  message: 'The page was fetched without acting on it: the service has no browser.',
}

/** Says why the plain fetch answers. */
export function notVisited({ code, message }: LinkglassError): Warning {
  return { code, message: `The page was not opened in a browser: ${message}` }
}

/** How the target of a query is fetched: as it turned out, or as far as the query tells. */
export function fetchModeOf({ meta, proxy }: Query, mode: PageSource['mode'] = 'fetch'): FetchMode {
  if (meta.size === 0) return 'skipped'
  return proxy ? `${mode}-proxy` : mode
}
