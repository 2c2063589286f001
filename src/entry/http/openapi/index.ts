export { registerOpenApi } from './openapi-document.js'
