import { createReadStream, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../demo/site/', import.meta.url)

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
}

/** Pages that the demo site has no need of. */
const PAGES: Readonly<Record<string, string>> = {
  '/rtl.html': '<!doctype html><html lang="he"><title>המגדלור שלמד למצמץ</title>',
  '/lost-image.html':
    '<!doctype html><title>Lost</title><meta property="og:image" content="/gone.png">',
}

/** The demo site, as a plain file server serves it. */
export const demoSite: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site')
  const page = PAGES[pathname]
  if (page !== undefined) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    return
  }
  const file = fileURLToPath(new URL(`.${pathname}`, ROOT))
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Not here</h1>')
    return
  }
  const type = TYPES[extname(file)]
  response.writeHead(200, { 'content-length': found.size, ...(type && { 'content-type': type }) })
  createReadStream(file).pipe(response)
}
