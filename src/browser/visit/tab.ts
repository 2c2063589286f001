import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Warning } from '../../contracts/result.js'
import { callForNodes, callFunction } from './call.js'
import { StepTimeout, type VisitClock } from './time.js'
import type { Traffic } from './traffic.js'

/** The one page of a visit, and all that its steps need. */
export interface Tab {
  readonly context: BrowserContext
  readonly page: Page
  /** Commands of the protocol that the driver has no word for. */
  readonly session: CDPSession
  /** The browser's name for the frame that the page itself is in, whatever it shows. */
  readonly mainFrame: string
  readonly traffic: Traffic
  /** Whether the page's scripts run. */
  readonly scripted: boolean
  readonly screen: PageScreen
  readonly time: VisitClock
  readonly warnings: Warning[]
}

/** What looks at the page; a caller's function may change it. */
export interface PageScreen {
  /** Device pixels to one CSS pixel. */
  scale: number
}

/**
 * Calls a function in the page, in a world of its own: it sees the page's elements, and nothing
 * that the page's scripts made of the language around them. The source is always one of ours;
 * callers' values come as arguments.
 */
export async function inPage<T>(
  tab: Tab,
  source: string,
  ...values: readonly unknown[]
): Promise<T> {
  const work = async () => callFunction<T>(tab.session, source, values, await ownWorld(tab))
  return tab.time.within(work())
}

/** The same for a function that gives a list of elements: the browser's numbers for them. */
export async function elementsInPage(
  tab: Tab,
  source: string,
  ...values: readonly unknown[]
): Promise<number[]> {
  const work = async () => callForNodes(tab.session, source, values, await ownWorld(tab))
  return tab.time.within(work())
}

/** Made once for each document, which only the browser knows the next of. */
async function ownWorld({ session, mainFrame }: Tab): Promise<number> {
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: mainFrame,
    worldName: 'linkglass',
  })
  return executionContextId
}

/** Asks again and again until it is so; @throws StepTimeout when it isn't in time. */
export async function poll(
  tab: Tab,
  milliseconds: number,
  source: string,
  ...values: readonly unknown[]
): Promise<void> {
  const until = performance.now() + milliseconds
  for (;;) {
    // A page on its way to another has nothing to say for a moment.
    if (await tab.time.within(inPage<boolean>(tab, source, ...values), milliseconds).catch(leave))
      return
    if (performance.now() >= until) throw new StepTimeout()
    await tab.time.within(pause(POLL))
  }
}

const POLL = 50

function leave(error: unknown): boolean {
  if (error instanceof StepTimeout) throw error
  return false
}
