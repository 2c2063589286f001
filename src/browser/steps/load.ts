import type { WaitUntil } from '../../params/index.js'
import { pollConditionInPage, type Tab } from '../visit/tab.js'

const LOAD_TIME = { share: 0.5, max: 15_000 }
const QUIET_TIME = { share: 0.3, max: 5_000 }
const BLANK_TIME = { share: 0.2, max: 2_000 }

/** Milliseconds to wait. If few requests are open all this time, the network counts as quiet. */
const PAUSE = 500

const SHOWS_CONTENT = `() => {
  const { body } = document
  if (!body) return false
  return body.innerText.trim() !== '' || body.querySelector('img,svg,canvas,video,iframe,input') !== null
}`

/** @throws Error if the events take too long, or longer than `max` milliseconds */
export async function waitUntilLoaded(
  tab: Tab,
  events: readonly WaitUntil[],
  max = tab.time.remaining,
): Promise<void> {
  try {
    await tab.time.waitFor(Promise.all(events.map((event) => WAYS[event](tab))), max)
  } catch (error) {
    // Ends open requests, since they would disturb the following steps.
    await tab.session.send('Page.stopLoading').catch(() => undefined)
    throw error
  }
}

const WAYS: Readonly<Record<WaitUntil, (tab: Tab) => Promise<void>>> = {
  async auto(tab) {
    await waitForEvent(tab, 'load')
    await waitForQuietNetwork(tab)
    if (tab.runsScripts)
      await pollConditionInPage(tab, tab.time.getTimeout(BLANK_TIME), SHOWS_CONTENT).catch(() => {})
  },
  load: (tab) => waitForEvent(tab, 'load'),
  domcontentloaded: (tab) => waitForEvent(tab, 'domcontentloaded'),
  networkidle0: (tab) => waitForNetworkIdle(tab, 0),
  networkidle2: (tab) => waitForNetworkIdle(tab, 2),
}

async function waitForNetworkIdle(tab: Tab, connections: number): Promise<void> {
  await waitForEvent(tab, 'load')
  await waitForFewRequests(tab, connections)
}

export async function waitForQuietNetwork(tab: Tab): Promise<void> {
  await waitForFewRequests(tab, 2).catch(() => undefined)
}

function waitForFewRequests({ traffic, time }: Tab, connections: number): Promise<void> {
  return time.waitFor(traffic.waitUntilQuiet(connections, PAUSE), time.getTimeout(QUIET_TIME))
}

function waitForEvent({ page, time }: Tab, event: 'load' | 'domcontentloaded'): Promise<void> {
  return page.waitForLoadState(event, { timeout: time.getTimeout(LOAD_TIME) })
}
