import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Agent, request } from 'undici'
import { announce } from './announce.js'

// Does the same network requests by undici, but no other work.
const dispatcher = new Agent({
  connections: 6,
  connect: { lookup: (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]) },
})
const decompress = promisify(brotliDecompress)
const FIRST_BYTES = 4_096

async function pageOf(url: string, accepted: string): Promise<string> {
  const headers = { 'accept-encoding': accepted }
  const { headers: received, body } = await request(url, { dispatcher, headers })
  const bytes = Buffer.from(await body.arrayBuffer())
  return (received['content-encoding'] === 'br' ? await decompress(bytes) : bytes).toString()
}

async function probe(url: URL): Promise<number> {
  const { headers, body } = await request(url, { dispatcher })
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes >= FIRST_BYTES) break
  }
  return Number(headers['content-length'])
}

announce(
  createServer(async (incoming, response) => {
    const asked = new URL(incoming.url ?? '/', 'http://service').searchParams
    const url = asked.get('url') ?? ''
    const html = await pageOf(url, 'gzip, deflate, br')
    const names = asked.get('ping') === 'false' ? [] : ['/image.jpg', '/logo.png']
    const sizes = await Promise.all(names.map((name) => probe(new URL(name, url))))
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify({ status: 'success', data: { length: html.length, sizes } }))
  }),
)
