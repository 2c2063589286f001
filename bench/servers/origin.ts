import { createServer } from 'node:http'
import { somePages } from '../support/corpus.js'
import { makePage } from '../support/pages.js'
import { productPage } from '../support/product.js'
import { announce } from './announce.js'

// Serves the pages that the others fetch.
const pages = somePages(process.env.CORPUS).map(({ html }) => Buffer.from(html))
const sizes = new Map<number, Buffer>()

/** Serves `/size/BYTES/N` (a page of that size), `/product/N` and `/page/N`. */
function pageOf(path: string): Buffer {
  const [, kind, number = '0'] = path.split('/')
  if (kind === 'product') return Buffer.from(productPage(Number(number)))
  if (kind !== 'size') return pages[Number(number) % pages.length] ?? Buffer.alloc(0)
  const bytes = Number(number)
  const page = sizes.get(bytes) ?? Buffer.from(makePage(path, bytes, bytes).html)
  sizes.set(bytes, page)
  return page
}

const server = createServer((request, response) => {
  const page = pageOf(request.url ?? '/')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', page.byteLength)
  response.end(page)
})
server.keepAliveTimeout = 60_000
announce(server)
