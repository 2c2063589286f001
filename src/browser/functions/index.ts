export { type ControlOptions, runOnPage } from './run-on-page.js'
