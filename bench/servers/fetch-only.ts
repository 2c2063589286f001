import { createServer } from 'node:http'
import { Agent, request } from 'undici'
import { announce } from './announce.js'

// Fetches the page, reads its text, and answers JSON.
const dispatcher = new Agent({
  connections: 6,
  connect: { lookup: (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]) },
})

announce(
  createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://service').searchParams.get('url') ?? ''
    const { statusCode, headers, body } = await request(url, { dispatcher })
    const html = await body.text()
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(
      JSON.stringify({ status: 'success', data: { length: html.length }, statusCode, headers }),
    )
  }),
)
