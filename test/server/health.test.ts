import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { type Service, startService } from '../support/service.js'

let service: Service
let origin: Origin | undefined
afterEach(async () => {
  await service.close()
  await origin?.close()
})

const idle = { busy: 0, waiting: 0 }

test('a service that can take requests is ready', async () => {
  service = await startService()
  const { status, headers, body } = await service.get('/ready')
  expect([status, body]).toEqual([
    200,
    { status: 'ready', checks: { cache: 'ok', reading: idle, sandbox: idle } },
  ])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('one whose workers are all taken and whose queue is full is busy, until it is not', async () => {
  service = await startService({
    LINKGLASS_SANDBOX_WORKERS: '1',
    LINKGLASS_SANDBOX_QUEUE: '1',
  })
  origin = await startOrigin({ '/': '<p>One</p>' })
  const leaving = new AbortController()
  const work = (name: string) =>
    service.ask(
      {
        url: `http://site.test:${origin?.port}/`,
        meta: 'false',
        [`data.${name}.selector`]: 'p',
        [`data.${name}.evaluate`]: '() => { for (;;); }',
      },
      leaving,
    )
  const under = Promise.allSettled([work('a'), work('b')])
  await expect
    .poll(async () => (await service.get('/ready')).body, { interval: 5 })
    .toEqual({
      status: 'busy',
      checks: { cache: 'ok', reading: idle, sandbox: { busy: 1, waiting: 1 } },
    })
  leaving.abort()
  await under
  await expect.poll(async () => (await service.get('/ready')).status, { interval: 5 }).toBe(200)
})

test('one that drains says so on both old and new connections, and still answers', async () => {
  service = await startService({ LINKGLASS_DRAIN_DELAY: '3s' })
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string, own?: Agent) =>
    new Promise((resolve, reject) => {
      request({ port: service.port, path, agent: own ?? false }, async (answer) => {
        resolve([answer.statusCode, await json(answer)])
      })
        .on('error', reject)
        .end()
    })
  expect(await ask('/health', agent)).toEqual([200, { status: 'ok' }])
  const closed = service.close()
  const draining = [503, expect.objectContaining({ status: 'draining' })]
  expect(await ask('/ready', agent)).toEqual(draining)
  expect(await ask('/ready')).toEqual(draining)
  expect(await ask('/')).toEqual([400, expect.objectContaining({ code: 'EINVALURL' })])
  agent.destroy()
  await closed
  await expect(ask('/ready')).rejects.toThrow('ECONNREFUSED')
})
