import { setTimeout as pause } from 'node:timers/promises'
import { quote } from '../../lib/text/quote.js'
import { type BrowserOptions, createParameterError, type VisitRequest } from '../../params/index.js'
import { formatSeconds, NoMatch } from '../visit/no-match.js'
import { callInPage, pollConditionInPage, type Tab } from '../visit/tab.js'
import { StepTimeout } from '../visit/visit-clock.js'

const FIND_INVALID = `(given) => given.find(([, selector]) => {
  try {
    document.createDocumentFragment().querySelector(selector)
  } catch {
    return true
  }
})`

/** Asks the browser, which alone knows its CSS. @throws LinkglassError for a selector that it does not know */
export async function requireValidSelectors(
  tab: Tab,
  { browserOptions, screenshot }: VisitRequest,
): Promise<void> {
  const { waitForSelector, click, scroll, hide, remove } = browserOptions
  const options = { waitForSelector, click, scroll, hide, remove }
  const given = Object.entries({ ...options, 'screenshot.element': screenshot?.element })
    .flatMap(([name, value]) => [value].flat().map((selector) => [name, selector] as const))
    .filter(([, selector]) => typeof selector === 'string')
  if (given.length === 0) return
  const invalid = await callInPage<readonly [string, string] | undefined>(tab, FIND_INVALID, given)
  if (!invalid) return
  const [name, selector] = invalid
  const text = `is ${quote(selector)}, which is not CSS; give it without jQuery’s own forms, such as \`:first\`.`
  throw createParameterError(name, text)
}

export const IS_THERE = '(selector) => document.querySelector(selector) !== null'

export async function waitForSelector(tab: Tab, { waitForSelector: selector }: BrowserOptions) {
  if (selector === undefined) return
  const timeout = tab.time.getTimeout({ share: 0.7 })
  try {
    await pollConditionInPage(tab, timeout, IS_THERE, selector)
  } catch (error) {
    throw error instanceof StepTimeout ? new NoMatch(selector, timeout) : error
  }
}

export async function waitForTimeout({ time }: Tab, { waitForTimeout: wanted }: BrowserOptions) {
  if (wanted === 0) return
  const given = time.getTimeout({ share: 0.8 })
  await time.waitFor(pause(Math.min(wanted, given)))
  if (wanted > given) throw new Error(`only ${Math.round(given)} ms of it were waited`)
}

const CLICK_TIME = { share: 0.3, max: 5_000 }

export async function clickElements(tab: Tab, { click: selectors }: BrowserOptions): Promise<void> {
  const { page, time } = tab
  for (const selector of selectors) {
    const timeout = time.getTimeout(CLICK_TIME)
    try {
      await page.locator(`css=${selector}`).first().click({ timeout })
    } catch (error) {
      throw await createClickError(error, tab, selector, timeout)
    }
    await page.waitForLoadState('load', { timeout: time.getTimeout({ share: 0.5 }) })
  }
}

async function createClickError(error: unknown, tab: Tab, selector: string, timeout: number) {
  if (!/Timeout \d/.test(String(error))) return error
  const isThere = await callInPage<boolean>(tab, IS_THERE, selector).catch(() => true)
  if (!isThere) return new NoMatch(selector, timeout)
  const what = `${quote(selector)} could not be clicked within ${formatSeconds(timeout)}`
  return new Error(`${what}: it is hidden, covered or moving`)
}

const SCROLL = `(to) => {
  const root = document.scrollingElement ?? document.documentElement
  if (typeof to === 'number') return root.scrollTo({ top: to, behavior: 'instant' })
  const element = document.querySelector(to)
  if (!element) throw new Error('nothing matches')
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
}`

export async function scrollPage(tab: Tab, { scroll: to }: BrowserOptions): Promise<void> {
  if (to !== undefined) await callInPage(tab, SCROLL, to)
}
