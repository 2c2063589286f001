export type { ControlOptions } from './page-control.js'
export { runOnPage } from './run-on-page.js'
