import type { WaitUntil } from '../../params/index.js'
import { pollInPage, type Tab } from '../visit/tab.js'

/** Time to wait for an event such as `load`: a part of the remaining time, at most `max` milliseconds. */
const LOAD = { part: 0.5, max: 15_000 }
/** Time to wait for a quiet network: a part of the remaining time, at most `max` milliseconds. */
const QUIET = { part: 0.3, max: 5_000 }
/** Time to wait for a blank page to show something: a part of the remaining time, at most `max` milliseconds. */
const BLANK = { part: 0.2, max: 2_000 }

/** Milliseconds with few open requests after which the network counts as quiet. */
const PAUSE = 500

/** Function that returns true if the page shows text, or an element such as an image or a field. */
const IS_SHOWN = `() => {
  const { body } = document
  if (!body) return false
  return body.innerText.trim() !== '' || body.querySelector('img,svg,canvas,video,iframe,input') !== null
}`

/** Waits for all events after which the page counts as loaded. @throws Error if they take too long */
export async function waitUntilLoaded(tab: Tab, events: readonly WaitUntil[]): Promise<void> {
  try {
    await Promise.all(events.map((event) => WAYS[event](tab)))
  } catch (error) {
    // Requests that went on would disturb the following steps.
    await tab.session.send('Page.stopLoading').catch(() => undefined)
    throw error
  }
}

const WAYS: Readonly<Record<WaitUntil, (tab: Tab) => Promise<void>>> = {
  async auto(tab) {
    await waitForEvent(tab, 'load')
    await waitForQuietNetwork(tab)
    if (tab.scripted)
      await pollInPage(tab, tab.time.getShare(BLANK.part, BLANK.max), IS_SHOWN).catch(() => {})
  },
  load: (tab) => waitForEvent(tab, 'load'),
  domcontentloaded: (tab) => waitForEvent(tab, 'domcontentloaded'),
  networkidle0: async (tab) => {
    await waitForEvent(tab, 'load')
    await waitForFewRequests(tab, 0)
  },
  networkidle2: async (tab) => {
    await waitForEvent(tab, 'load')
    await waitForFewRequests(tab, 2)
  },
}

export async function waitForQuietNetwork(tab: Tab): Promise<void> {
  await waitForFewRequests(tab, 2).catch(() => undefined)
}

function waitForFewRequests({ traffic, time }: Tab, connections: number): Promise<void> {
  return time.waitFor(
    traffic.waitUntilQuiet(connections, PAUSE),
    time.getShare(QUIET.part, QUIET.max),
  )
}

function waitForEvent({ page, time }: Tab, event: 'load' | 'domcontentloaded'): Promise<void> {
  return page.waitForLoadState(event, { timeout: time.getShare(LOAD.part, LOAD.max) })
}
