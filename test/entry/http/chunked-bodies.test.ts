import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, startService } from '../../support/service.js'

let service: Service
beforeAll(async () => {
  service = await startService({
    LINKGLASS_MAX_BODY: '100kB',
    LINKGLASS_MAX_CAPTURE: '100kB',
    LINKGLASS_BATCH_SIZE: '100kB',
    LINKGLASS_MCP: 'true',
    LINKGLASS_DOORS: 'open-webui',
  })
})
afterAll(() => service.close())

/** Sends a body in chunks, without a length that would tell before that it is too large. */
async function postChunks(path: string, type: string, bytes: number) {
  const asked = request({ port: service.port, method: 'POST', path })
  asked.setHeader('content-type', type)
  asked.setHeader('accept', 'application/json, text/event-stream')
  asked.setHeader('transfer-encoding', 'chunked')
  asked.on('error', () => {})
  const answered = once(asked, 'response')
  for (let left = bytes; left > 0; left -= 10_000) asked.write('x'.repeat(Math.min(left, 10_000)))
  asked.end()
  const [response] = (await answered) as [IncomingMessage]
  const text = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode, text }
}

test.each([
  ['/batch', 'application/x-ndjson'],
  ['/?url=http://site.test/', 'text/html'],
  ['/?url=http://site.test/', 'application/warc'],
  ['/playground/capture?image=http://site.test/', 'application/warc'],
  ['/mcp', 'application/json'],
  ['/open-webui', 'application/json'],
])('a body in chunks that is too large is refused: %s, %s', async (path, type) => {
  const refused = await postChunks(path, type, 5_000_000)
  expect(refused).toEqual({ status: 413, text: expect.stringContaining('too large') })
  expect((await postChunks(path, type, 1_000)).status).not.toBe(413)
})
