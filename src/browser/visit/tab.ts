import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Warning } from '../../contracts/result.js'
import { callAndGetNodeIds, callFunction } from './call.js'
import type { Traffic } from './traffic.js'
import { StepTimeout, type VisitClock } from './visit-clock.js'

export interface Tab {
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
  readonly mainFrame: string
  readonly traffic: Traffic
  readonly runsScripts: boolean
  /** The page's current screen, which a caller's function may replace. */
  screen: PageScreen
  readonly time: VisitClock
  readonly warnings: Warning[]
}

/** Screen of a page, in CSS pixels. */
export interface PageScreen {
  readonly width: number
  readonly height: number
  readonly deviceScaleFactor: number
  readonly mobile: boolean
}

/** Sets the screen without Playwright, since a screenshot would undo its settings. */
export async function setScreen(session: CDPSession, screen: PageScreen): Promise<void> {
  const { width: screenWidth, height: screenHeight } = screen
  const metrics = { ...screen, screenWidth, screenHeight }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
}

/** Takes a screenshot. Decodes the text of a remote browser, whose messages pass no `MeteredPipe`. */
export async function captureImage(session: CDPSession, options: object): Promise<Buffer> {
  const { data }: { data: Buffer | string } = await session.send('Page.captureScreenshot', options)
  if (typeof data !== 'string') return data
  // Decodes in the next turn of the event loop, since this one parsed the large message.
  await nextTurn()
  return Buffer.from(data, 'base64')
}

/** Calls a function with `values` in an isolated world, which the page's scripts cannot change. */
export async function callInPage<T>(tab: Tab, source: string, ...values: readonly unknown[]) {
  const call = async () =>
    callFunction<T>(tab.session, source, values, await openIsolatedWorld(tab))
  return tab.time.waitFor(call())
}

/** Calls a function that returns elements. Returns the browser's ids for them. */
export async function findElementsInPage(tab: Tab, source: string, ...values: readonly unknown[]) {
  const call = async () =>
    callAndGetNodeIds(tab.session, source, values, await openIsolatedWorld(tab))
  return tab.time.waitFor(call())
}

async function openIsolatedWorld({ session, mainFrame }: Tab): Promise<number> {
  const wanted = { frameId: mainFrame, worldName: 'linkglass' }
  return (await session.send('Page.createIsolatedWorld', wanted)).executionContextId
}

/** Calls the function `source` until it returns true. Throws `StepTimeout` after `milliseconds`. */
export async function pollConditionInPage(
  tab: Tab,
  milliseconds: number,
  source: string,
  ...values: readonly unknown[]
): Promise<void> {
  await pollUntilTrue(tab, milliseconds, () => {
    // An error counts as false, since a page that is navigating cannot answer for a moment.
    const answer = callInPage<boolean>(tab, source, ...values)
    return tab.time.waitFor(answer, milliseconds).catch((error: unknown) => {
      if (error instanceof StepTimeout) throw error
      return false
    })
  })
}

const POLL = 50

/** Calls `ask` until it returns true. Throws `StepTimeout` after `milliseconds`. */
export async function pollUntilTrue(
  { time }: Tab,
  milliseconds: number,
  ask: () => Promise<boolean>,
): Promise<void> {
  const until = performance.now() + milliseconds
  while (!(await ask())) {
    if (performance.now() >= until) throw new StepTimeout()
    await time.waitFor(pause(POLL))
  }
}
