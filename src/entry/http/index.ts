export { isSameOriginOnly } from './cross-origin.js'
export { createServer } from './server.js'
