import type { Page, Request, Response } from 'playwright-core'
import type { ResponseFacts } from '../../contracts/caller-function.js'
import { createFieldError, createRedirectsError, LinkglassError } from '../../contracts/errors.js'
import type { Redirect } from '../../contracts/result.js'
import { type MainDocument, NoPage } from '../../contracts/visit-result.js'
import type { VisitTape } from '../../contracts/visit-ways.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import type { Tab } from '../visit/tab.js'
import { createTimeoutError, type VisitClock } from '../visit/visit-clock.js'
import type { VisitNetwork } from '../visit/visit-network.js'

/** Headers that concern only the connection to the proxy (RFC 9110, section 7.6.1). */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])

export function trackNavigations(
  page: Page,
  network: VisitNetwork,
  { maxRedirects, tape }: { readonly maxRedirects: number; readonly tape?: VisitTape | undefined },
) {
  const statuses = new WeakMap<Request, number>()
  const last: { request?: Request; response?: Response } = {}
  const isMain = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame()
  page.on('request', (request) => {
    if (isMain(request)) last.request = request
  })
  page.on('response', (response) => {
    if (!isMain(response.request())) return
    statuses.set(response.request(), response.status())
    last.response = response
  })

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
    let hop = last.request?.redirectedFrom()
    for (; hop; hop = hop.redirectedFrom()) {
      const url = hop.url().replace(/#.*$/s, '')
      redirects.unshift({ statusCode: statuses.get(hop) ?? 302, url })
    }
    return redirects
  }

  function createNavigationError(cause: unknown): LinkglassError {
    const asked = parseUrl(last.request?.url() ?? '')
    const known = asked && network.findFailure(asked)
    if (known instanceof LinkglassError) return known
    const message = cause instanceof Error ? cause.message : ''
    if (message.includes('ERR_TOO_MANY_REDIRECTS')) return createRedirectsError(maxRedirects)
    if (/Timeout|ERR_TIMED_OUT/.test(message)) return createTimeoutError(cause)
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
    isPdf: () => /^application\/pdf\b/i.test(last.response?.headers()['content-type'] ?? ''),
    async getResponseFacts({ time }: Tab): Promise<ResponseFacts | null> {
      const { response } = last
      if (!response) return null
      return {
        status: response.status(),
        statusText: response.statusText(),
        url: response.url(),
        headers: await findResponseHeaders(response, time),
      }
    },
    async getDocument({ time }: Tab): Promise<MainDocument> {
      const { response } = last
      const received = response ? await findResponseHeaders(response, time) : {}
      const headers = Object.fromEntries(
        Object.entries(received).filter(([name]) => !OF_CONNECTION.has(name)),
      )
      const statusCode = last.response?.status() ?? 200
      return { url: new URL(page.url()), statusCode, headers, redirects: listRedirects() }
    },
  }
}

export type Navigations = ReturnType<typeof trackNavigations>

const HEADERS_TIMEOUT = 1_000
const CANNOT_OPEN = 'The target could not be opened in the browser.'
