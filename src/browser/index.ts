export { createBrowserStage } from './browser-stage.js'
export { describeMissingFonts } from './missing-fonts.js'
export { findBrowser, hasLighthouse } from './process/discover.js'
export type { BrowserStage } from './stage.js'
