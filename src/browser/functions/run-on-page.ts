import { setMaxListeners } from 'node:events'
import type { FunctionOutcome, RunOnPage } from '../../contracts/caller-function.js'
import type { Navigations } from '../steps/navigate.js'
import { callInPage, type Tab } from '../visit/tab.js'
import { VisitClock } from '../visit/visit-clock.js'
import { type ControlOptions, createPageControl } from './page-control.js'

const TIME_SHARE = 0.8

/** Runs a caller's function. Stops the page if the function fails or leaves calls unfinished. */
export async function runOnPage(
  tab: Tab,
  navigations: Navigations,
  run: RunOnPage,
  options: ControlOptions,
): Promise<FunctionOutcome> {
  const over = new AbortController()
  const either = AbortSignal.any([tab.time.signal, over.signal])
  // Removes the limit of listeners, since each running call adds one.
  setMaxListeners(0, either)
  const milliseconds = tab.time.getTimeout({ share: TIME_SHARE, max: options.functionTime })
  const own = { ...tab, time: new VisitClock(milliseconds, either) }
  const response = await navigations.getResponseFacts(own)
  const control = createPageControl(own, navigations, options, response)
  let isDone = false
  try {
    const outcome = await tab.time.waitFor(run(control, milliseconds))
    isDone = outcome.isFulfilled && !control.hasOpenCalls()
    return outcome
  } finally {
    over.abort(new Error('the function is over'))
    tab.screen = own.screen
    if (!isDone) await stopPage(tab, control.isComputing())
  }
}

const STOP_TIMEOUT = 1_000

async function stopPage(tab: Tab, isComputing: boolean): Promise<void> {
  const { page, session, time } = tab
  const sent = [session.send('Page.stopLoading')]
  if (isComputing) sent.push(session.send('Runtime.terminateExecution'))
  await time.waitFor(Promise.allSettled(sent), STOP_TIMEOUT).catch(() => undefined)
  // Loads the page again if it was stopped before its document began, as it would stay empty.
  const isBlank = time.waitFor(callInPage<boolean>(tab, IS_BLANK), STOP_TIMEOUT)
  if (!(await isBlank.catch(() => false))) return
  const timeout = time.getTimeout({ share: TIME_SHARE })
  await page.reload({ waitUntil: 'domcontentloaded', timeout }).catch(() => undefined)
}

const IS_BLANK = '() => document.documentElement === null'
