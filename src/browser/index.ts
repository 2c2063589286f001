export { createBrowser } from './browser-stage.js'
export { findBrowser } from './discover.js'
export type { BrowserStage } from './stage.js'
