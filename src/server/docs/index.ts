export { registerDocs } from './docs-routes.js'
export { errorPage } from './error-pages.js'
