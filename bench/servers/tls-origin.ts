import { constants as tls } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { jpg, png } from '../../test/support/images.js'
import { makePage } from '../support/pages.js'

// Serves a typical site: TLS 1.3, brotli, an image and a logo.
const PAGE_BYTES = 270_000
const ETAG = '"1"'
const { CERT = '', KEY = '', PORTS = '[]' } = process.env

const image = Buffer.concat([jpg(1_200, 630, { padding: 2_000 }), Buffer.alloc(150_000)])
const logo = png(180, 180, [20, 60, 200], 8_000)
const html = Buffer.from(withMedia(makePage('/page', 7, PAGE_BYTES).html))
const compressed = brotliCompressSync(html, {
  params: { [zlib.BROTLI_PARAM_QUALITY]: 5 },
})

function withMedia(page: string): string {
  return page
    .replace(/<meta property="og:image"[^>]*>/, '<meta property="og:image" content="/image.jpg">')
    .replace(
      /<link rel="icon"[^>]*>/,
      '<link rel="apple-touch-icon" sizes="180x180" href="/logo.png">',
    )
}

const answer: RequestListener = (request, response) => {
  const { url = '/', headers } = request
  if (url.startsWith('/image')) return send('image/jpeg', image)
  if (url.startsWith('/logo')) return send('image/png', logo)
  if (headers['if-none-match'] === ETAG) return void response.writeHead(304, { etag: ETAG }).end()
  const isPlain = !headers['accept-encoding']?.includes('br') || url.includes('plain')
  if (isPlain) return send('text/html; charset=utf-8', html)
  return send('text/html; charset=utf-8', compressed, { 'content-encoding': 'br', etag: ETAG })

  function send(type: string, body: Buffer, more: Record<string, string> = {}): void {
    const length = String(body.byteLength)
    response.writeHead(200, { 'content-type': type, 'content-length': length, ...more }).end(body)
  }
}

const secret = { cert: readFileSync(CERT), key: readFileSync(KEY), minVersion: 'TLSv1.3' as const }
const servers = [
  createHttp(answer),
  createHttps(secret, answer),
  createHttps({ ...secret, secureOptions: tls.SSL_OP_NO_TICKET }, answer),
]
// Ends connections before the next request to the same host.
for (const server of servers) server.keepAliveTimeout = 100
const ports = JSON.parse(PORTS) as number[]
for (const [index, server] of servers.entries()) {
  await new Promise<void>((resolve) => void server.listen(ports[index], '127.0.0.1', resolve))
}
console.log(JSON.stringify({ address: `http://127.0.0.1:${ports[0]}` }))
process.on('SIGTERM', () => process.exit(0))
