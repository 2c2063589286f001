import type { InsightsOptions, LighthouseOptions } from '../../contracts/insights.js'
import type {
  BrowserOptions,
  Margins,
  Overlay,
  PageRange,
  PdfOptions,
  ScreenshotOptions,
  Viewport,
} from '../../contracts/visit.js'
import { canonicalBy, same } from '../canonical.js'

const canonicalViewport = canonicalBy<Viewport>({
  width: same,
  height: same,
  deviceScaleFactor: same,
  isMobile: same,
  hasTouch: same,
})

/** The part of a cache key that says how a page is visited, */
export const canonicalBrowserOptions = canonicalBy<BrowserOptions>({
  viewport: canonicalViewport,
  userAgent: same,
  namedDevice: same,
  colorScheme: same,
  mediaType: same,
  animations: same,
  javascript: same,
  adblock: same,
  waitUntil: same,
  waitForSelector: same,
  waitForTimeout: same,
  click: same,
  scroll: same,
  scripts: same,
  modules: same,
  styles: same,
  hide: same,
  remove: same,
})

const canonicalOverlay = canonicalBy<Overlay>({ background: same, browser: same })

/** the one that says what its image is like, */
export const canonicalScreenshot = canonicalBy<ScreenshotOptions>({
  type: same,
  quality: same,
  fullPage: same,
  element: same,
  omitBackground: same,
  overlay: (overlay) => overlay && canonicalOverlay(overlay),
  codeScheme: same,
  animated: same,
  palette: same,
})

const canonicalMargins = canonicalBy<Margins>({ top: same, right: same, bottom: same, left: same })

const canonicalRange = canonicalBy<PageRange>({ first: same, last: same })

/** and the one that says how it is printed. */
export const canonicalPdf = canonicalBy<PdfOptions>({
  width: same,
  height: same,
  margin: canonicalMargins,
  scale: same,
  pageRanges: (ranges) => ranges.map(canonicalRange),
  printBackground: same,
})

const canonicalLighthouse = canonicalBy<LighthouseOptions>({
  output: same,
  preset: same,
  // In the order in which they are read, whatever the order they were given in.
  settings: (settings) => JSON.stringify(settings),
})

export const canonicalInsights = canonicalBy<InsightsOptions>({
  technologies: same,
  lighthouse: (options) => options && canonicalLighthouse(options),
})
