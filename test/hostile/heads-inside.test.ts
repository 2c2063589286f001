import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import fc from 'fast-check'
import type { CDPSession } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Blocker, openBlocker } from '../../src/browser/clean/blocker.js'
import { intercept } from '../../src/browser/steps/index.js'
import type { VisitRequest } from '../../src/contracts/visit-result.js'
import { openMetricsPort } from '../../src/entry/http/metrics/metrics-port.js'
import { tunnel } from '../../src/network/fetch/proxy-tunnel.js'
import { adblockRules } from '../../src/technologies/technologies.js'
import { freePort } from '../support/ports.js'
import { answerHead, feed, requestHead, talk, text } from './heads.js'

describe('whatever a stranger’s bytes are, what they end is one request', () => {
  test('the head of a proxy’s answer to a request for a tunnel', async () => {
    let next = ''
    const proxy = createServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(next, 'latin1'))
    })
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    const { port } = proxy.address() as AddressInfo
    const url = new URL(`http://127.0.0.1:${port}/`)
    const server = { url, guard: async () => [], code: 'EINVALPROXY' } as const
    const one = async (head: string) => {
      next = head
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.on('error', () => undefined)
      const isOpened = await tunnel(socket, server, '192.0.2.1', 80).then(
        () => true,
        (error) => {
          expect(error).toBeInstanceOf(Error)
          return false
        },
      )
      socket.destroy()
      const isAccepted = /^HTTP\/1\.[01] 2\d\d/.test(head) && head.includes('\r\n\r\n')
      expect(isOpened).toBe(isAccepted)
    }
    await fc.assert(fc.asyncProperty(fc.oneof(answerHead, text), one), { numRuns: 2_000 })
    proxy.close()
  })

  test('a request of the metrics’ own port', async () => {
    const metricsPort = await freePort()
    const options = { metricsPort, metricsToken: 'secret', host: '127.0.0.1' }
    const close = await openMetricsPort(options, async () => 'made 1\n')
    await feed(requestHead, (head) => talk(metricsPort, head))
    const headers = { authorization: 'Bearer secret' }
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers })
    close()
    expect([answer.status, await answer.text()]).toEqual([200, 'made 1\n'])
  })

  test('the address of a request that a page makes', async () => {
    const options = {
      ...{ adblockLists: [], adblockRules: async () => adblockRules() },
      ...{ fetch: () => Promise.reject(new Error('unused')), onNotice: () => undefined },
    }
    const real = await openBlocker(options)
    if (!real) throw new Error('the development packages bring a blocker')
    const address = fc.oneof(
      ...[fc.webUrl({ withQueryParameters: true }), text, text.map((rest) => `http://${rest}`)],
      ...[text.map((rest) => `https://a.test/${rest}`), text.map((rest) => `data:${rest}`)],
    )
    await feed(fc.tuple(address, text), async ([url, type]) => {
      expect(await isSettled(real, url, type)).toBe(true)
    })
  })

  test('an address that the blocker of advertisements fails on', async () => {
    const failing = {
      blocks: () => {
        throw new Error('no such host')
      },
    }
    expect(await isSettled(failing, 'http://a.test/', 'Image')).toBe(true)
  })
})

/** Whether a paused request is sent on, or refused, by what a visit listens with. */
async function isSettled(
  blocker: Pick<Blocker, 'blocks'>,
  url: string,
  resourceType: string,
): Promise<boolean> {
  const settled: unknown[] = []
  const session = Object.assign(new EventEmitter(), {
    send: async (method: string, { requestId }: { requestId?: string }) => {
      if (/continueRequest|failRequest/.test(method)) settled.push(requestId)
    },
  })
  const page = { url: new URL('http://site.test/'), headers: { 'x-one': '1' } }
  await intercept(
    { session: session as unknown as CDPSession, mainFrame: 'main' },
    page as unknown as VisitRequest,
    { username: 'a', password: 'b' } as never,
    blocker as Blocker,
    async () => {},
  )
  const request = { url, headers: {} }
  session.emit('Fetch.requestPaused', { requestId: 'one', request, resourceType, frameId: 'main' })
  await new Promise((resolve) => setImmediate(resolve))
  return settled.length === 1
}
