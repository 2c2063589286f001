export { PAGE_HEADERS, registerDocs } from './docs-routes.js'
export { renderErrorPage, renderNotFoundPage } from './error-pages.js'
