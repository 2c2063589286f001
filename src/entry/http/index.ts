export { isSameOriginOnly } from './cross-origin.js'
export type { JobView } from './jobs/job-view.js'
export { createServer } from './server.js'
export { formatStructuredString } from './structured-string.js'
