export { isSameOriginOnly } from './cross-origin.js'
export type { JobView } from './jobs/job-view.js'
export { createServer } from './server.js'
