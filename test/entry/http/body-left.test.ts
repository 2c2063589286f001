import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HeldOrigin, startHeldOrigin } from '../../support/held-origin.js'
import { type Service, startService } from '../../support/service.js'
import { until } from '../../support/until.js'

let folder: string
let origin: HeldOrigin
let service: Service
beforeAll(async () => {
  origin = await startHeldOrigin()
  folder = mkdtempSync(join(tmpdir(), 'linkglass-jobs-'))
  service = await startService({
    LINKGLASS_MAX_BODIES: '1kB',
    LINKGLASS_JOBS: `disk:${folder}`,
  })
})
afterAll(async () => {
  origin.release()
  await service.close()
  await origin.close()
  rmSync(folder, { recursive: true })
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

/** Sends each text when the one before has been answered. Returns the statuses of the answers. */
async function talk(texts: string[]): Promise<string[]> {
  const socket = connect(service.port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  const listStatuses = () => received.match(/(?<=HTTP\/1\.1 )\d+/g) ?? []
  for (const [index, text] of texts.entries()) {
    socket.write(text)
    await until(() => listStatuses().length > index)
  }
  socket.destroy()
  return listStatuses()
}

test.each([
  ['of a GET', 'GET /health HTTP/1.1', '', '200'],
  ['of a type that nobody parses', 'POST /nowhere HTTP/1.1\r\ncontent-type: text/x', '', '405'],
  ['of a list that was refused', 'POST /jobs HTTP/1.1', 'no item\n'.repeat(10), '400'],
])(
  'a body %s that arrives after the answer takes no room, and the connection goes on',
  async (...given) => {
    const [, head, first, status] = given
    const late = 'x'.repeat(65_536)
    const length = first.length + late.length
    const next = 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n'
    const announced = `${head}\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n${first}`
    expect(await talk([announced, late + next])).toEqual([status, '200'])
    const { body } = await service.get('/batch', { method: 'POST', body: 'x'.repeat(1_000) })
    expect(body).toMatch(/^\{"index":0,.*"code":"EINVALQUERY"/)
  },
)
