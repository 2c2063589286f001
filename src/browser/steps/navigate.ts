import type { Page, Request, Response } from 'playwright-core'
import type { ResponseFacts } from '../../contracts/caller-function.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Redirect } from '../../contracts/result.js'
import { type MainDocument, NoPage } from '../../contracts/visit-result.js'
import type { VisitTape } from '../../contracts/visit-ways.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import type { Tab } from '../visit/tab.js'
import { createTimeoutError, type VisitClock } from '../visit/visit-clock.js'
import type { VisitNetwork } from '../visit/visit-network.js'

/** Headers of the connection to the proxy (RFC 9110, section 7.6.1). */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Follows the navigations of the page's main frame. */
export class Navigations {
  readonly #page: Page
  readonly #network: VisitNetwork
  readonly #maxRedirects: number
  readonly #tape: VisitTape | undefined
  readonly #statuses = new WeakMap<Request, number>()
  #request: Request | undefined
  #response: Response | undefined

  constructor(
    page: Page,
    network: VisitNetwork,
    {
      maxRedirects,
      tape,
    }: { readonly maxRedirects: number; readonly tape?: VisitTape | undefined },
  ) {
    this.#page = page
    this.#network = network
    this.#maxRedirects = maxRedirects
    this.#tape = tape
    const isMain = (request: Request) =>
      request.isNavigationRequest() && request.frame() === page.mainFrame()
    page.on('request', (request) => {
      if (isMain(request)) this.#request = request
    })
    page.on('response', (response) => {
      if (!isMain(response.request())) return
      this.#statuses.set(response.request(), response.status())
      this.#response = response
    })
  }

  /** @throws LinkglassError when no document came */
  async goto(url: URL, { time }: Tab): Promise<void> {
    try {
      await this.#page.goto(url.href, { waitUntil: 'commit', timeout: time.share(0.9) })
    } catch (error) {
      throw this.#failure(error)
    }
    this.check()
  }

  /** @throws LinkglassError when the browser shows its own error page */
  check(): void {
    if (this.#page.url().startsWith('chrome-error:')) throw this.#failure(undefined)
    if (this.#redirects().length > this.#maxRedirects)
      throw createRedirectsError(this.#maxRedirects)
  }

  /** True for a PDF, which some browsers show in a page of their own. */
  get isPdf(): boolean {
    return /^application\/pdf\b/i.test(this.#response?.headers()['content-type'] ?? '')
  }

  /** Reads the main document's response; `null` for a page without one. */
  async facts({ time }: Tab): Promise<ResponseFacts | null> {
    const response = this.#response
    if (!response) return null
    return {
      status: response.status(),
      statusText: response.statusText(),
      url: response.url(),
      headers: await this.#readHeaders(response, time),
    }
  }

  async document({ time }: Tab): Promise<MainDocument> {
    const received = this.#response ? await this.#readHeaders(this.#response, time) : {}
    const headers = Object.fromEntries(
      Object.entries(received).filter(([name]) => !OF_CONNECTION.has(name)),
    )
    return {
      url: new URL(this.#page.url()),
      statusCode: this.#response?.status() ?? 200,
      headers,
      redirects: this.#redirects(),
    }
  }

  /** Reads the headers of a response; those of a captured one as they were. */
  async #readHeaders(response: Response, time: VisitClock): Promise<Record<string, string>> {
    const captured = this.#tape?.findHead?.(response.url())
    if (!captured) return readHeaders(response, time)
    const lines = Object.entries(captured).map(([name, value = '']) => [
      name,
      [value].flat().join('\n'),
    ])
    return Object.fromEntries(lines)
  }

  #redirects(): Redirect[] {
    const redirects: Redirect[] = []
    let hop = this.#request?.redirectedFrom()
    for (; hop; hop = hop.redirectedFrom()) {
      redirects.unshift({
        statusCode: this.#statuses.get(hop) ?? 302,
        url: hop.url().replace(/#.*$/s, ''),
      })
    }
    return redirects
  }

  /** Explains a failure by the proxy's error or, without one, by Chromium's. */
  #failure(cause: unknown): LinkglassError {
    const asked = parseUrl(this.#request?.url() ?? '')
    const known = asked && this.#network.findFailure(asked)
    if (known instanceof LinkglassError) return known
    const message = cause instanceof Error ? cause.message : ''
    if (message.includes('ERR_TOO_MANY_REDIRECTS')) return createRedirectsError(this.#maxRedirects)
    if (/Timeout|ERR_TIMED_OUT/.test(message)) return createTimeoutError(cause)
    return /ERR_ABORTED|Download is starting/.test(message)
      ? new NoPage(cause)
      : createFailure(cause)
  }
}

/** Milliseconds to wait for all headers of a response. */
const HEADERS_TIMEOUT = 1_000

/** Reads all headers, or those known already if loading was stopped before the rest came. */
function readHeaders(response: Response, time: VisitClock): Promise<Record<string, string>> {
  return time.within(response.allHeaders(), HEADERS_TIMEOUT).catch(() => response.headers())
}

function createFailure(cause: unknown): LinkglassError {
  const text = 'The target could not be opened in the browser.'
  return new LinkglassError('EFATAL', text, { data: { url: text }, cause })
}

function createRedirectsError(max: number): LinkglassError {
  const text = `The address redirects more than ${max} times. Give the address it should end at.`
  return new LinkglassError('EMAXREDIRECTS', text, { data: { url: text } })
}
