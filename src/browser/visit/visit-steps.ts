import { LinkglassError } from '../../contracts/errors.js'
import type { OverlayJob } from '../../contracts/images.js'
import type { Warning } from '../../contracts/result.js'
import { NoPage, type PageTraces, type VisitResult } from '../../contracts/visit-result.js'
import type { VisitWays } from '../../contracts/visit-ways.js'
import { stripCredentials } from '../../lib/net/parse-url.js'
import { summarizeError } from '../../lib/text/first-line.js'
import { actsOrWaitsOnPage, type BrowserOptions, type VisitRequest } from '../../params/index.js'
import type { Blocker } from '../clean/blocker.js'
import type { Cleaner } from '../clean/cleaner.js'
import type { ControlOptions } from '../functions/page-control.js'
import { runOnPage } from '../functions/run-on-page.js'
import {
  clickElements,
  requireValidSelectors,
  scrollPage,
  waitForSelector,
  waitForTimeout,
} from '../steps/act.js'
import { hideAds } from '../steps/adblock.js'
import { highlightCode } from '../steps/color-code.js'
import { answerConsentDialog } from '../steps/consent.js'
import { evaluateRules } from '../steps/evaluate-rules.js'
import { addScripts, addStyles, applyAppearance } from '../steps/inject.js'
import { waitForQuietNetwork, waitUntilLoaded } from '../steps/load.js'
import { trackNavigations } from '../steps/navigate.js'
import { applyOverlay, requireValidBackground } from '../steps/overlay.js'
import { printPage } from '../steps/print.js'
import { readHtml } from '../steps/read-html.js'
import { type CaptureLimits, captureScreenshot } from '../steps/screenshot.js'
import { readCookiesAndGlobals } from '../steps/traces.js'
import { NoMatch } from './no-match.js'
import type { Tab } from './tab.js'
import type { VisitNetwork } from './visit-network.js'

export interface VisitOptions
  extends CaptureLimits,
    ControlOptions,
    Pick<VisitWays, 'fetch' | 'tape'> {
  readonly maxRedirects: number
  readonly compose: (job: OverlayJob) => Promise<Buffer>
  readonly cleaner: Cleaner
}

export async function runVisitSteps(
  tab: Tab,
  request: VisitRequest,
  network: VisitNetwork,
  options: VisitOptions & { readonly blocker: Blocker | undefined },
): Promise<VisitResult> {
  const { browserOptions, screenshot, pdf, run, globals } = request
  const navigations = await trackNavigations(tab, network, options)
  const attempt = (name: string, step: () => Promise<void>) => tryStep(tab, name, step)
  await requireValidBackground(tab, screenshot?.overlay)
  await requireValidSelectors(tab, request)
  await navigations.goto(request.url, tab)
  if (pdf && navigations.isPdf()) throw new NoPage()
  await attempt('waitUntil', () => waitUntilLoaded(tab, browserOptions.waitUntil))
  await clearDialogsAndAds(tab, browserOptions, options, attempt)
  await attempt('waitForSelector', () => waitForSelector(tab, browserOptions))
  await attempt('waitForTimeout', () => waitForTimeout(tab, browserOptions))
  await attempt('animations', () => applyAppearance(tab, browserOptions))
  if (browserOptions.javascript) {
    await attempt('modules', () => addScripts(tab, browserOptions.modules, 'module'))
    await attempt('scripts', () => addScripts(tab, browserOptions.scripts))
  }
  await attempt('styles', () => addStyles(tab, browserOptions.styles))
  await attempt('click', () => clickElements(tab, browserOptions))
  await attempt('scroll', () => scrollPage(tab, browserOptions))
  if (browserOptions.waitUntil.includes('auto') && actsOrWaitsOnPage(browserOptions))
    await waitForQuietNetwork(tab)
  if (run) navigations.throwIfNavigationFailed()
  const outcome = run && (await runOnPage(tab, navigations, run, options))
  if (request.html || screenshot || pdf) navigations.throwIfNavigationFailed()
  const html = request.html ? await readHtml(tab, options.maxHtml) : undefined
  const evaluated = await evaluateRules(tab, request.evaluate, html ?? '', options.maxCall)
  let traces: PageTraces | undefined
  await attempt('insights', async () => {
    traces = globals && (await readCookiesAndGlobals(tab, globals))
  })
  const document = await navigations.getDocument(tab)
  if (screenshot) await attempt('codeScheme', () => highlightCode(tab, screenshot, document))
  const picture = screenshot && (await captureScreenshot(tab, screenshot, options))
  const printed = pdf && (await printPage(tab, pdf, options))
  return {
    ...document,
    html,
    traces,
    screenshot: picture && (await applyOverlay(tab, picture, screenshot, options)),
    pdf: printed,
    outcome,
    evaluated,
    warnings: [...tab.warnings, ...createTrafficLimitWarnings(network)],
  }
}

async function clearDialogsAndAds(
  tab: Tab,
  { adblock }: BrowserOptions,
  { blocker, cleaner }: VisitOptions & { readonly blocker: Blocker | undefined },
  attempt: (name: string, step: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (adblock === false) return
  const consent = await cleaner.loadConsentKit()
  if (consent || adblock === true) await attempt('adblock', () => answerConsentDialog(tab, consent))
  if (blocker || adblock === true) await attempt('adblock', () => hideAds(tab, blocker))
}

/** Turns a step's error into a warning, except a `LinkglassError`. */
async function tryStep(tab: Tab, name: string, step: () => Promise<void>) {
  try {
    await step()
  } catch (error) {
    tab.time.signal.throwIfAborted()
    if (error instanceof LinkglassError) throw error
    // Removes credentials, since Playwright names the address of a script that it cannot load.
    const reason = stripCredentials(summarizeError(error, /^[\w.]+: /, 200))
    tab.warnings.push({
      code: error instanceof NoMatch ? 'ENOMATCH' : 'ESKIPPED',
      message: `The step \`${name}\` missed: ${reason}.`,
    })
  }
}

function createTrafficLimitWarnings({ exhausted }: VisitNetwork): Warning[] {
  if (!exhausted) return []
  const what = exhausted === 'bytes' ? 'received as many bytes' : 'made as many requests'
  const message = `The page ${what} as one visit may: it got nothing more.`
  return [{ code: 'ETRUNCATED', message }]
}
