import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Warning } from '../core/result.js'
import { callForNodes, callFunction } from './call.js'
import { StepTimeout, type VisitClock } from './time.js'
import type { Traffic } from './traffic.js'

/** The one page of a visit, and all that its steps need. */
export interface Tab {
  readonly context: BrowserContext
  readonly page: Page
  /** Commands of the protocol that the driver has no word for. */
  readonly session: CDPSession
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
  { session, time }: Tab,
  source: string,
  ...values: readonly unknown[]
): Promise<T> {
  const work = async () => callFunction<T>(session, source, values, await ownWorld(session))
  return time.within(work())
}

/** The same for a function that gives a list of elements: the browser's numbers for them. */
export async function elementsInPage(
  { session, time }: Tab,
  source: string,
  ...values: readonly unknown[]
): Promise<number[]> {
  const work = async () => callForNodes(session, source, values, await ownWorld(session))
  return time.within(work())
}

async function ownWorld(session: CDPSession): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
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
