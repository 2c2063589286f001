export type { BrowserStage } from './browser-stage.js'
export { createLazyBrowserStage } from './lazy-stage.js'
export { describeMissingFonts } from './missing-fonts.js'
export { findBrowser, hasLighthouse } from './process/discover.js'
