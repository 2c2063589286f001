import type { Browser, BrowserContext } from 'playwright-core'
import { LinkglassError } from '../core/errors.js'
import type { Visited, VisitRequest } from '../core/visited.js'
import { Crash, orCrash } from './crash.js'
import type { Egress } from './egress.js'
import { openTab } from './open-tab.js'
import type { Passage } from './passage.js'
import { blockerFor, openContext } from './steps/index.js'
import { StepTimeout, unusable, VisitClock } from './time.js'
import { type VisitOptions, walkPage } from './walk-page.js'

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
      return walkPage(tab, request, passage, { ...options, blocker }, signal)
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

async function closeContext(context: BrowserContext): Promise<void> {
  const timer = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_TIMEOUT).unref())
  await Promise.race([context.close().catch(() => undefined), timer])
}
