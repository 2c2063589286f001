import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitBodyBytes } from '../../../src/entry/http/bodies.js'
import { until } from '../../support/until.js'

/** Sends bodies from a thread of its own, so that its work is none of the server's turns. */
const CLIENT = `
  const { workerData: { port, count, size } } = require('node:worker_threads')
  const { connect } = require('node:net')
  for (let sent = 0; sent < count; sent++) {
    const socket = connect(port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\\r\\nhost: x\\r\\nconnection: close\\r\\ncontent-type: text/x\\r\\n')
    socket.write('content-length: ' + size + '\\r\\n\\r\\n')
    socket.write(Buffer.alloc(size))
    socket.resume()
  }`

test('of many bodies at once a few chunks are taken in each turn of the loop, and all arrive', async () => {
  const [count, size] = [200, 400_000]
  const app = Fastify({ bodyLimit: size })
  limitBodyBytes(app, count * size)
  let turn = 0
  let most = 0
  app.addContentTypeParser('text/x', async (_: unknown, payload: NodeJS.ReadableStream) => {
    let bytes = 0
    for await (const chunk of payload.on('data', noteChunk)) bytes += chunk.length
    return bytes
  })
  function noteChunk() {
    if (turn === 0)
      setImmediate(() => {
        turn = 0
      })
    turn += 1
    most = Math.max(most, turn)
  }
  const arrived: unknown[] = []
  app.post('/', async ({ body }) => {
    arrived.push(body)
    return 'x'
  })
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  const client = new Worker(CLIENT, { eval: true, workerData: { port, count, size } })
  await once(client, 'exit')
  await until(() => arrived.length === count)
  await app.close()
  expect(arrived).toEqual(Array(count).fill(size))
  // Four of what waits, and four of what comes, may fall into one turn.
  expect(most).toBeLessThanOrEqual(8)
})
