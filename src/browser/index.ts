export { createBrowser } from './browser-stage.js'
export { findBrowser, hasLighthouse } from './process/discover.js'
export { describeMissingFonts } from './missing-fonts.js'
export type { BrowserStage } from './stage.js'
