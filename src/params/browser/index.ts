export { DEFAULT_USER_AGENT } from './devices.js'
export { needBrowser, readPrerender } from './presence.js'
export { isPdfAskedFor, PDF_OPTIONS, readPdf } from './print-options.js'
export { INSIGHTS_OPTIONS, readInsights } from './read-insights.js'
export {
  isAskedFor,
  isScreenshotAskedFor,
  readScreenshot,
  SCREENSHOT_OPTIONS,
} from './screenshot.js'
export { readSteering } from './steering.js'
export { isUnset } from './values.js'
export {
  canonicalInsights,
  canonicalPdf,
  canonicalScreenshot,
  canonicalSteering,
} from './visit-key.js'
export { VISIT_PARAMETERS } from './visit-parameters.js'
