import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserOptions } from '../../params/index.js'
import { NoMatch } from '../visit/no-match.js'
import { pollConditionInPage, type Tab } from '../visit/tab.js'
import { StepTimeout } from '../visit/visit-clock.js'

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
