// The small site that the demo asks about: the files of `site/`, with the headers a site would send.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('site/', import.meta.url))

/** No charset for pages: each says its own, and one of them is not in UTF-8. */
const TYPES = new Map([
  ['.html', 'text/html'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.ico', 'image/x-icon'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
])

/** Starts it on loopback, on this port where it is free, or else on one that the system picks. */
export async function startSite(wanted = 0) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const path = pathname === '/' ? '/article.html' : normalize(pathname)
    const found = await read(path)
    const body = found ?? (await read('/404.html')) ?? ''
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES.get(found ? extname(path) : '.html') ?? 'application/octet-stream',
      'content-length': Buffer.byteLength(body),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  const listen = (/** @type {number} */ port) =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined))
    })
  await listen(wanted).catch(() => listen(0))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => server.close(),
  }
}

/** @param {string} path absolute, without dot segments: `URL` has resolved them */
async function read(path) {
  try {
    return TYPES.has(extname(path)) ? await readFile(join(folder, path)) : undefined
  } catch {
    return undefined
  }
}
