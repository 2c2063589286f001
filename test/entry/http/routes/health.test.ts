import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Node, startNode } from '../../../support/node.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { type Service, startService } from '../../../support/service.js'
import { until } from '../../../support/until.js'

let service: Service | undefined
let node: Node | undefined
let origin: Origin | undefined
afterEach(async () => {
  await service?.close()
  await node?.stop('SIGKILL')
  await origin?.close()
  service = node = origin = undefined
})

async function start(env: NodeJS.ProcessEnv = {}): Promise<Service> {
  service = await startService(env)
  return service
}

const idle = { busy: 0, waiting: 0 }

test('a service that can take requests is ready', async () => {
  const { get } = await start()
  const { status, headers, body } = await get('/ready')
  expect([status, body]).toEqual([
    200,
    { status: 'ready', checks: { cache: 'ok', threads: 'ok', reading: idle, sandbox: idle } },
  ])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('one whose workers are all taken and whose queue is full is busy, until it is not', async () => {
  const { ask, get } = await start({
    LINKGLASS_READING_WORKERS: '1',
    LINKGLASS_READING_QUEUE: '1',
  })
  origin = await startOrigin({ '/': '<p>One</p>' })
  const leaving = new AbortController()
  const work = (name: string) =>
    ask(
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
    .poll(async () => (await get('/ready')).body, { interval: 5 })
    .toEqual({
      status: 'busy',
      checks: { cache: 'ok', threads: 'ok', reading: idle, sandbox: { busy: 1, waiting: 1 } },
    })
  leaving.abort()
  await under
  await expect.poll(async () => (await get('/ready')).status, { interval: 5 }).toBe(200)
})

test('one that drains says so on both old and new connections, and still answers', async () => {
  // A process, since nothing but its end is the end of so long a delay.
  node = await startNode({ LINKGLASS_DRAIN_DELAY: '1h' })
  const { base, child } = node
  const agent = new Agent({ keepAlive: true })
  expect(await ask(`${base}/health`, agent)).toEqual([200, { status: 'ok' }])
  child.kill('SIGTERM')
  await until(async () => (await fetch(`${base}/ready`)).status === 503)
  // Idle connections are closed every 100 ms, but only when the delay is over.
  await pause(300)
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1)
  const draining = [503, expect.objectContaining({ status: 'draining' })]
  expect(await ask(`${base}/ready`, agent)).toEqual(draining)
  expect(await ask(`${base}/ready`)).toEqual(draining)
  expect(await ask(`${base}/`)).toEqual([400, expect.objectContaining({ code: 'EINVALURL' })])
  agent.destroy()
})

test('one that has drained is closed', async () => {
  const { base, close } = await start({ LINKGLASS_DRAIN_DELAY: '1ms' })
  const address = `${base}/ready`
  expect(await ask(address)).toEqual([200, expect.objectContaining({ status: 'ready' })])
  service = undefined
  await close()
  await expect(ask(address)).rejects.toThrow('ECONNREFUSED')
})

/** Asks over a connection of its own, or one of those that are kept. */
function ask(address: string, agent: Agent | false = false): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request(address, { agent }, async (answer) => {
      resolve([answer.statusCode, await json(answer)])
    })
      .on('error', reject)
      .end()
  })
}
