import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { createFieldError, LinkglassError } from '../../contracts/errors.js'
import type { Warning } from '../../contracts/result.js'
import { UnvisitablePage, type VisitResult } from '../../contracts/visit-result.js'
import type { PageExchange } from '../../contracts/visit-ways.js'
import type { VisitRequest } from '../../params/index.js'
import type { Blocker } from '../clean/blocker.js'
import type { BrowserProcess } from '../process/browser-process.js'
import { PageCrash, rejectOnCrash } from '../process/crash.js'
import { setCallerCookies } from '../steps/caller-cookies.js'
import { interceptRequests } from '../steps/intercept.js'
import { openContext } from '../steps/open.js'
import type { BrowserProxy } from './browser-proxy.js'
import { setScreen, type Tab } from './tab.js'
import { fixTimeAndRandom, recordTraffic } from './tape.js'
import { createTrafficTracker } from './traffic.js'
import { createVisitTimeoutError, StepTimeout, VisitClock } from './visit-clock.js'
import type { VisitNetwork } from './visit-network.js'
import { runVisitSteps, type VisitOptions } from './visit-steps.js'

const CLOSE_TIMEOUT = 2_000

export async function visitPage(
  running: BrowserProcess,
  proxy: BrowserProxy,
  network: VisitNetwork,
  request: VisitRequest,
  options: VisitOptions,
  caller: AbortSignal,
): Promise<VisitResult> {
  const endUse = proxy.allowVisit(network)
  const excess = new AbortController()
  const signal = AbortSignal.any([caller, excess.signal])
  // Removes the limit of listeners, since each step adds one.
  setMaxListeners(0, signal)
  const time = new VisitClock(request.timeout, signal)
  const { tape } = options
  let opening: Promise<BrowserContext> | undefined
  let watching: Promise<() => void> | undefined
  let readTraffic: (() => Promise<readonly PageExchange[]>) | undefined
  try {
    opening = openContext(running.browser, proxy, request, tape)
    const context = await time.waitFor(running.killBrowserIfHung(opening))
    if (tape) await time.waitFor(fixTimeAndRandom(context, tape))
    if (tape?.record) readTraffic = recordTraffic(context)
    const page = await time.waitFor(context.newPage())
    watching = abortOnExcessTraffic(running, page, excess)
    await time.waitFor(watching)
    return await rejectOnCrash(page, signal, async () => {
      const isBlocking = request.browserOptions.adblock !== false
      const blocker = isBlocking ? await options.cleaner.loadBlocker() : undefined
      const tab = await prepareTab(page, request, network, blocker, time)
      return runVisitSteps(tab, request, network, { ...options, blocker })
    })
  } catch (error) {
    signal.throwIfAborted()
    throw toVisitError(error, running)
  } finally {
    const reading = readTraffic?.()
    await waitBriefly(reading)
    endUse()
    // Closes the context also if it opens only after the visit has ended.
    await waitBriefly(opening?.then((context) => context.close()).catch(() => undefined))
    // Waits again, since closing ends reads that a busy page holds up.
    const exchanges = await waitBriefly(reading)
    if (exchanges) tape?.record?.(exchanges)
    watching?.then((stop) => stop()).catch(() => undefined)
  }
}

async function waitBriefly<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  return Promise.race([work, pause(CLOSE_TIMEOUT, undefined, { ref: false })])
}

/** Aborts `excess` if the browser sends too much about the page. Returns a function that ends the check. */
async function abortOnExcessTraffic(
  { meter }: BrowserProcess,
  page: Page,
  excess: AbortController,
) {
  if (!meter) return () => {}
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const { browserContextId = '' } = targetInfo
  return meter.startCountingContextBytes(browserContextId, (kind) => {
    const what = kind === 'answer' ? 'gave the service more data' : 'caused more news about itself'
    excess.abort(new UnvisitablePage(`The page ${what} than one visit may.`))
  })
}

function toVisitError(error: unknown, { browser }: BrowserProcess): unknown {
  if (error instanceof StepTimeout) return createVisitTimeoutError(error)
  if (error instanceof LinkglassError) return error
  const isGone = !browser.isConnected() || /closed|crashed|disconnected/i.test(String(error))
  if (isGone) return new PageCrash(error)
  return createFieldError('EFATAL', 'url', CANNOT_DO, { advice: 'Try again later.', cause: error })
}

const CANNOT_DO = 'The browser could not do with the page what was asked.'

async function prepareTab(
  page: Page,
  request: VisitRequest,
  network: VisitNetwork,
  blocker: Blocker | undefined,
  time: VisitClock,
): Promise<Tab> {
  const context = page.context()
  const { javascript, viewport } = request.browserOptions
  const { width, height, deviceScaleFactor, isMobile: mobile } = viewport
  const session = await time.waitFor(context.newCDPSession(page))
  const warnings: Warning[] = []
  const beforeNavigation = await time.waitFor(setCallerCookies(context, request, network, warnings))
  const { frameTree } = await time.waitFor(session.send('Page.getFrameTree'))
  const mainFrame = frameTree.frame.id
  const frame = { session, mainFrame }
  await time.waitFor(interceptRequests(frame, request, network, blocker, beforeNavigation))
  const screen = { width, height, deviceScaleFactor, mobile }
  await time.waitFor(setScreen(session, screen))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  closeAllPopups(page)
  const traffic = createTrafficTracker(page, () => network.countRequest())
  const given = { context, page, session, mainFrame, traffic, time, screen }
  return { ...given, warnings, runsScripts: javascript }
}

function closeAllPopups(page: Page): void {
  page.on('popup', (popup) => {
    closeAllPopups(popup)
    popup.close().catch(() => undefined)
  })
}
