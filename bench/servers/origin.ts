import { createServer } from 'node:http'
import { readCorpus } from '../support/corpus.js'
import { makePage, makePages } from '../support/pages.js'
import { announce } from './announce.js'

/** So few that even the slowest contender gets through all of them in each round. */
const PAGES = 70

// Serves the pages that the others fetch: those made here, or some from all parts of a corpus.
const { CORPUS } = process.env
const pages = (CORPUS ? spread(readCorpus(CORPUS)) : makePages(PAGES)).map(({ html }) =>
  Buffer.from(html),
)
const sizes = new Map<number, Buffer>()

function spread<T>(all: readonly T[]): T[] {
  const picks = Math.min(PAGES, all.length)
  return all.filter(
    (_, index) =>
      Math.floor((index * picks) / all.length) > Math.floor(((index - 1) * picks) / all.length),
  )
}

/** `/size/BYTES/N`: a page of that size; `/page/N`: one of the pages in turn. */
function pageOf(path: string): Buffer {
  const [, kind, number = '0'] = path.split('/')
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
