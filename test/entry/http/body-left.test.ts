import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HeldOrigin, startHeldOrigin } from '../../support/held-origin.js'
import { type Service, startService } from '../../support/service.js'
import { until } from '../../support/until.js'

let origin: HeldOrigin
let service: Service
beforeAll(async () => {
  origin = await startHeldOrigin()
  service = await startService({ LINKGLASS_MAX_BODIES: '1kB' })
})
afterAll(async () => {
  origin.release()
  await service.close()
  await origin.close()
})

/** A GET that announces a body, sends a part of it and leaves while its answer is made. */
test.each([
  ['an unfinished body', 5, 'ab'],
  ['a body larger than what is received at once', 2_000, 'x'.repeat(1_500)],
])('%s that nobody reads costs nobody but its sender', async (_, length, part) => {
  const faults: unknown[] = []
  const note = (error: unknown) => void faults.push(error)
  process.on('uncaughtExceptionMonitor', note)
  const url = encodeURIComponent(`http://site.test:${origin.port}/held?${length}`)
  const before = origin.requests.length
  const socket = connect(service.port, '127.0.0.1').on('error', () => undefined)
  socket.write(
    `GET /oembed?url=${url} HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n${part}`,
  )
  await until(() => origin.requests.length > before)
  socket.destroy()
  await once(socket, 'close')
  expect((await service.get('/health')).status).toBe(200)
  process.off('uncaughtExceptionMonitor', note)
  expect(faults).toEqual([])
})
