export { registerOpenApi } from './openapi-route.js'
