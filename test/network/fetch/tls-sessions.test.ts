import { createServer, type Server } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Certificate, makeCertificate } from '../../support/certificate.js'
import { type Node, startNode } from '../../support/node.js'

let certificate: Certificate
let node: Node
let server: Server
/** Of each request, whether its connection was made by a session that was known. */
let resumed: boolean[]

beforeAll(async () => {
  certificate = await makeCertificate(['site.test'])
  node = await startNode({ NODE_EXTRA_CA_CERTS: certificate.file, LINKGLASS_CACHE: 'none' })
})
afterAll(async () => {
  await node?.stop()
  certificate?.remove()
})

beforeEach(() => {
  resumed = []
})
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(version: 'TLSv1.2' | 'TLSv1.3'): Promise<number> {
  const { cert, key } = certificate
  server = createServer({ cert, key, maxVersion: version }, (request, response) => {
    resumed.push(isResumed(request.socket))
    // Each request comes over a connection of its own.
    response.writeHead(200, { 'content-type': 'text/html', connection: 'close' })
    response.end('<title>Here</title>')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function isResumed(socket: Socket): boolean {
  return socket instanceof TLSSocket && socket.isSessionReused()
}

async function title(url: string): Promise<unknown> {
  const { body } = await node.ask({ url, 'meta.title': 'true', retry: '0' })
  return body.data?.title ?? body.code
}

describe('a second connection to the same server', () => {
  test.each(['TLSv1.2', 'TLSv1.3'] as const)('resumes the session: %s', async (version) => {
    const url = `https://site.test:${await serve(version)}/`
    expect([await title(url), await title(url), await title(url)]).toEqual(Array(3).fill('Here'))
    expect(resumed).toEqual([false, true, true])
  })

  test.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'is refused again where its certificate is for another name: %s',
    async (version) => {
      const port = await serve(version)
      const [other, right] = [`https://other.test:${port}/`, `https://site.test:${port}/`]
      expect(await title(right)).toBe('Here')
      for (const _ of [1, 2, 3]) expect(await title(other)).toBe('EFATAL')
      expect(resumed).toEqual([false])
    },
  )
})
