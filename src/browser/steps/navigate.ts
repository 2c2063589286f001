import type { Request, Response } from 'playwright-core'
import type { ResponseFacts } from '../../contracts/caller-function.js'
import { createFieldError, createRedirectsError, LinkglassError } from '../../contracts/errors.js'
import type { Redirect } from '../../contracts/result.js'
import { type MainDocument, NoPage } from '../../contracts/visit-result.js'
import type { VisitTape } from '../../contracts/visit-ways.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import type { Tab } from '../visit/tab.js'
import { createVisitTimeoutError, type VisitClock } from '../visit/visit-clock.js'
import type { VisitNetwork } from '../visit/visit-network.js'

/** Headers that concern only the connection to the proxy (RFC 9110, section 7.6.1). */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])

export async function trackNavigations(
  { page, session, mainFrame, time }: Tab,
  network: VisitNetwork,
  { maxRedirects, tape }: { readonly maxRedirects: number; readonly tape?: VisitTape | undefined },
) {
  const responses = new WeakMap<Request, Response>()
  /** Requests for a main document that is not shown yet: some are of files, and never will be. */
  const pending: Request[] = []
  let newest: Request | undefined
  let shown: Request | undefined
  const isMain = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame()
  page.on('request', (request) => {
    if (!isMain(request)) return
    newest = request
    pending.push(request)
  })
  page.on('response', (response) => responses.set(response.request(), response))
  // Listens here, since Playwright's event also comes when a document changes its own address.
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id !== mainFrame) return
    const url = removeFragment(frame.url)
    const at = pending.findLastIndex((request) => removeFragment(request.url()) === url)
    shown = pending.splice(0, at + 1).at(-1) ?? shown
  })
  await time.waitFor(session.send('Page.enable'))

  const findResponse = () => {
    const request = shown ?? newest
    return request && responses.get(request)
  }

  /** @throws LinkglassError for the browser's error page or too many redirects */
  function throwIfNavigationFailed(): void {
    if (page.url().startsWith('chrome-error:')) throw createNavigationError(undefined)
    if (listRedirects().length > maxRedirects) throw createRedirectsError(maxRedirects)
  }

  async function findResponseHeaders(response: Response, time: VisitClock) {
    const captured = tape?.findHead?.(response.url())
    if (!captured) {
      const received = response.allHeaders()
      return time.waitFor(received, HEADERS_TIMEOUT).catch(() => response.headers())
    }
    const join = (value: string | string[] = '') => [value].flat().join('\n')
    const lines = Object.entries(captured).map(([name, value]) => [name, join(value)] as const)
    return Object.fromEntries(lines)
  }

  function listRedirects(): Redirect[] {
    const redirects: Redirect[] = []
    let hop = (shown ?? newest)?.redirectedFrom()
    for (; hop; hop = hop.redirectedFrom()) {
      const statusCode = responses.get(hop)?.status() ?? 302
      redirects.unshift({ statusCode, url: removeFragment(hop.url()) })
    }
    return redirects
  }

  function createNavigationError(cause: unknown): LinkglassError {
    const asked = parseUrl(newest?.url() ?? '')
    const known = asked && network.findFailure(asked)
    if (known instanceof LinkglassError) return known
    const message = cause instanceof Error ? cause.message : ''
    if (message.includes('ERR_TOO_MANY_REDIRECTS')) return createRedirectsError(maxRedirects)
    if (/Timeout|ERR_TIMED_OUT/.test(message)) return createVisitTimeoutError(cause)
    return /ERR_ABORTED|Download is starting/.test(message)
      ? new NoPage(cause)
      : createFieldError('EFATAL', 'url', CANNOT_OPEN, { cause })
  }

  return {
    throwIfNavigationFailed,
    /** @throws LinkglassError if no document arrives or there are too many redirects */
    async goto(url: URL, { time }: Tab, max = Number.POSITIVE_INFINITY): Promise<void> {
      try {
        const timeout = time.getTimeout({ share: 0.9, max })
        await page.goto(url.href, { waitUntil: 'commit', timeout })
      } catch (error) {
        throw createNavigationError(error)
      }
      throwIfNavigationFailed()
    },
    isPdf: () => /^application\/pdf\b/i.test(findResponse()?.headers()['content-type'] ?? ''),
    async getResponseFacts({ time }: Tab): Promise<ResponseFacts | null> {
      const response = findResponse()
      if (!response) return null
      return {
        status: response.status(),
        statusText: response.statusText(),
        url: response.url(),
        headers: await findResponseHeaders(response, time),
      }
    },
    async getDocument({ time }: Tab): Promise<MainDocument> {
      const response = findResponse()
      const received = response ? await findResponseHeaders(response, time) : {}
      const headers = Object.fromEntries(
        Object.entries(received).filter(([name]) => !OF_CONNECTION.has(name)),
      )
      const statusCode = response?.status() ?? 200
      return { url: new URL(page.url()), statusCode, headers, redirects: listRedirects() }
    },
  }
}

export type Navigations = Awaited<ReturnType<typeof trackNavigations>>

function removeFragment(url: string): string {
  return url.replace(/#.*$/s, '')
}

const HEADERS_TIMEOUT = 1_000
const CANNOT_OPEN = 'The target could not be opened in the browser.'
