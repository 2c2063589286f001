export { createBrowser } from './browser-stage.js'
export { findBrowser, hasLighthouse } from './discover.js'
export type { BrowserStage } from './stage.js'
