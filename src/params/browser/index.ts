export { DEFAULT_USER_AGENT } from './devices.js'
export { needBrowser, readPrerender } from './presence.js'
export { isPdfAskedFor, PDF_OPTIONS, readPdf } from './print-options.js'
export { readBrowserOptions } from './read-browser-options.js'
export { INSIGHTS_OPTIONS, readInsights } from './read-insights.js'
export {
  isAskedFor,
  isScreenshotAskedFor,
  readScreenshot,
  SCREENSHOT_OPTIONS,
} from './screenshot.js'
export { isUnset } from './values.js'
export {
  canonicalBrowserOptions,
  canonicalInsights,
  canonicalPdf,
  canonicalScreenshot,
} from './visit-key.js'
export { VISIT_PARAMETERS } from './visit-parameters.js'
