import type { Browser, BrowserContext } from 'playwright-core'
import { LinkglassError } from '../core/errors.js'
import type { Fetch } from '../core/http.js'
import type { Warning } from '../core/result.js'
import { isActedOn, type Steering } from '../core/visit.js'
import { NoPage, type PageTraces, type Visited, type VisitRequest } from '../core/visited.js'
import type { Blocker, Cleaner } from './clean/index.js'
import { type ControlOptions, runOnPage } from './control/index.js'
import type { Egress } from './egress.js'
import type { Passage } from './passage.js'
import {
  addModules,
  addScripts,
  addStyles,
  answerConsent,
  backgroundFetcher,
  blockerFor,
  type CaptureLimits,
  capture,
  click,
  colorCode,
  evaluateRules,
  giveCookies,
  hideAds,
  intercept,
  layOver,
  Navigations,
  openContext,
  print,
  readHtml,
  readTraces,
  scroll,
  setLook,
  settle,
  waitForSelector,
  waitForTimeout,
  waitUntilLoaded,
} from './steps/index.js'
import type { Tab } from './tab.js'
import { StepTimeout, unusable, VisitClock } from './time.js'
import { Traffic } from './traffic.js'

export interface VisitOptions extends CaptureLimits, ControlOptions {
  /** Hops that are followed. */
  readonly maxRedirects: number
  /** The guarded way to the network, for what is put around an image. */
  readonly fetch: Fetch
  readonly cleaner: Cleaner
}

/** Milliseconds for a context to be given up. */
const CLOSE_TIMEOUT = 2_000

/** One page in a context of its own, from its opening to its end. */
export async function visitPage(
  browser: Browser,
  egress: Egress,
  passage: Passage,
  request: VisitRequest,
  options: VisitOptions,
  signal: AbortSignal,
): Promise<Visited> {
  const leave = egress.admit(passage)
  const time = new VisitClock(request.timeout, signal)
  let context: BrowserContext | undefined
  try {
    context = await time.within(openContext(browser, egress, request))
    const page = await time.within(context.newPage())
    return await orCrash(page, signal, async () => {
      const blocker = await blockerFor(request.steering.adblock, options.cleaner)
      const tab = await openTab(page, request, passage, blocker, time)
      return walk(tab, request, passage, { ...options, blocker }, signal)
    })
  } catch (error) {
    signal.throwIfAborted()
    throw explained(error, browser)
  } finally {
    leave()
    if (context) await closeContext(context)
  }
}

function explained(error: unknown, browser: Browser): unknown {
  if (error instanceof StepTimeout) return unusable(error)
  if (error instanceof LinkglassError) return error
  const isGone = !browser.isConnected() || /closed|crashed|disconnected/i.test(String(error))
  return isGone ? new Crash(error) : failed(error)
}

function failed(cause: unknown): LinkglassError {
  const text = 'The browser could not do with the page what was asked.'
  return new LinkglassError('EFATAL', `${text} Try again later.`, { data: { url: text }, cause })
}

type OpenPage = Awaited<ReturnType<BrowserContext['newPage']>>

/** The process of a page that dies takes with it whatever is waited for. */
async function orCrash<T>(page: OpenPage, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  let crash: (error: Error) => void = () => {}
  const crashed = new Promise<never>((_, reject) => {
    crash = reject
  })
  crashed.catch(() => undefined)
  page.once('crash', () => crash(new Crash()))
  page.context().once('close', () => crash(new Crash()))
  // What the driver waits for knows nothing of a caller who left.
  const leave = () => crash(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  const working = work()
  working.catch(() => undefined)
  try {
    return await Promise.race([working, crashed])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** The page's process or the browser died. */
export class Crash extends LinkglassError {
  constructor(cause?: unknown) {
    const text =
      'The page ended its process in the browser: it needs too much memory, or is broken.'
    super('EFATAL', text, { data: { url: text }, cause })
  }
}

async function openTab(
  page: OpenPage,
  request: VisitRequest,
  passage: Passage,
  blocker: Blocker | undefined,
  time: VisitClock,
): Promise<Tab> {
  const context = page.context()
  const { javascript, viewport } = request.steering
  const { width, height, deviceScaleFactor: scale, isMobile: mobile } = viewport
  const session = await time.within(context.newCDPSession(page))
  const beforeNavigation = await time.within(giveCookies(context, request, passage))
  await time.within(intercept(session, request, passage, blocker, beforeNavigation))
  // The driver's own override ends with the first image that another session takes.
  await time.within(
    session.send('Emulation.setDeviceMetricsOverride', {
      ...{ width, height, mobile, deviceScaleFactor: scale },
      ...{ screenWidth: width, screenHeight: height },
    }),
  )
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  closePopups(page)
  const traffic = new Traffic(page, () => passage.count())
  const screen = { scale }
  return { context, page, session, traffic, time, warnings: [], scripted: javascript, screen }
}

/** A visit is one page: whatever it opens is closed, and what that opened in the meantime. */
function closePopups(page: OpenPage): void {
  page.on('popup', (popup) => {
    closePopups(popup)
    popup.close().catch(() => undefined)
  })
}

/** The steps of a visit, in their order. */
async function walk(
  tab: Tab,
  request: VisitRequest,
  passage: Passage,
  options: VisitOptions & { readonly blocker: Blocker | undefined },
  signal: AbortSignal,
): Promise<Visited> {
  const { steering, screenshot, pdf, run, globals } = request
  const navigations = new Navigations(tab.page, passage, options.maxRedirects)
  const attempt = (name: string, step: () => Promise<void>) => tryStep(tab, name, step, signal)
  await navigations.goto(request.url, tab)
  if (pdf && navigations.isPdf) throw new NoPage()
  await attempt('waitUntil', () => waitUntilLoaded(tab, steering.waitUntil))
  await clean(tab, steering, options, attempt)
  await attempt('waitForSelector', () => waitForSelector(tab, steering))
  await attempt('waitForTimeout', () => waitForTimeout(tab, steering))
  await attempt('animations', () => setLook(tab, steering))
  if (steering.javascript) {
    await attempt('modules', () => addModules(tab, steering))
    await attempt('scripts', () => addScripts(tab, steering))
  }
  await attempt('styles', () => addStyles(tab, steering))
  await attempt('click', () => click(tab, steering))
  await attempt('scroll', () => scroll(tab, steering))
  if (steering.waitUntil.includes('auto') && isActedOn(steering)) await settle(tab)
  if (run) navigations.check()
  const outcome = run && (await runOnPage(tab, navigations, run, options, signal))
  if (request.html || screenshot || pdf) navigations.check()
  const html = request.html ? await readHtml(tab) : undefined
  const evaluated = await evaluateRules(tab, request.evaluate, html ?? '', options)
  let traces: PageTraces | undefined
  await attempt('insights', async () => {
    traces = globals && (await readTraces(tab, globals))
  })
  const document = await navigations.document(tab)
  if (screenshot) await attempt('codeScheme', () => colorCode(tab, screenshot, document))
  const picture = screenshot && (await capture(tab, screenshot, options))
  const around = backgroundFetcher(options.fetch, signal)
  const printed = pdf && (await print(tab, pdf, options))
  return {
    ...document,
    html,
    traces,
    screenshot: picture && (await layOver(tab, picture, screenshot, around)),
    pdf: printed,
    outcome,
    evaluated,
    warnings: [...tab.warnings, ...exhaustion(passage)],
  }
}

type Attempt = (name: string, step: () => Promise<void>) => Promise<void>

/** As far as it is installed; who asks for it is told what is not. */
async function clean(
  tab: Tab,
  { adblock }: Steering,
  { blocker, cleaner }: VisitOptions & { readonly blocker: Blocker | undefined },
  attempt: Attempt,
): Promise<void> {
  if (adblock === false) return
  const consent = await cleaner.consent()
  if (consent || adblock === true) await attempt('adblock', () => answerConsent(tab, consent))
  if (blocker || adblock === true) await attempt('adblock', () => hideAds(tab, blocker))
}

/** What a step misses costs that step; what must not be goes on up. */
async function tryStep(
  tab: Tab,
  name: string,
  step: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await step()
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof LinkglassError) throw error
    tab.warnings.push({
      code: 'ESKIPPED',
      message: `The step \`${name}\` missed: ${reasonOf(error)}.`,
    })
  }
}

/** The first line of the driver's message, without its log. */
function reasonOf(error: unknown): string {
  const [line = ''] = error instanceof Error ? error.message.split('\n') : []
  return line
    .replace(/^[\w.]+: /, '')
    .replace(/\.$/, '')
    .slice(0, 200)
}

function exhaustion({ exhausted }: Passage): Warning[] {
  if (!exhausted) return []
  const what = exhausted === 'bytes' ? 'received as many bytes' : 'made as many requests'
  return [
    { code: 'ETRUNCATED', message: `The page ${what} as one visit may: it got nothing more.` },
  ]
}

async function closeContext(context: BrowserContext): Promise<void> {
  const timer = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_TIMEOUT).unref())
  await Promise.race([context.close().catch(() => undefined), timer])
}
