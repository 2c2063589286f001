export { PAGE_HEADERS, registerDocs } from './docs-routes.js'
export { errorPage, notFoundPage } from './error-pages.js'
