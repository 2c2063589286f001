import type { BrowserOptions } from '../../src/params/index.js'

/** How a page is visited when nothing is said of it. */
export const BROWSER_OPTIONS: BrowserOptions = {
  viewport: { width: 1280, height: 800, deviceScaleFactor: 2, isMobile: false, hasTouch: false },
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  namedDevice: false,
  colorScheme: 'no-preference',
  mediaType: undefined,
  animations: false,
  javascript: true,
  adblock: 'auto',
  waitUntil: ['auto'],
  waitForSelector: undefined,
  waitForTimeout: 0,
  click: [],
  scroll: undefined,
  scripts: [],
  modules: [],
  styles: [],
  hide: [],
  remove: [],
}
