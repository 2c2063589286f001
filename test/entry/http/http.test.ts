import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Service, startService } from '../../support/service.js'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** Sends bytes as they are and gives the whole answer. */
async function raw(bytes: string): Promise<{ status: string; body: unknown }> {
  const socket = connect(service.port, '127.0.0.1')
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: head.split('\r\n', 1)[0] ?? '', body: JSON.parse(body) }
}

const PROTO = { 'x-forwarded-proto': 'https' }

describe('errors are JSON for everything', () => {
  test.each([
    ['an unknown path', 'GET', '/nowhere', 404, 'ENOTFOUND'],
    ['a path below', 'GET', '/https://example.com', 404, 'ENOTFOUND'],
    ['an unknown error page', 'GET', '/errors/enothing', 404, 'ENOTFOUND'],
    ['POST', 'POST', '/', 405, 'EMETHOD'],
    ['DELETE', 'DELETE', '/?url=https://example.com', 405, 'EMETHOD'],
    ['PUT elsewhere', 'PUT', '/nowhere', 405, 'EMETHOD'],
  ])('%s', async (_, method, path, status, code) => {
    const answer = await service.get(path, { method })
    expect([answer.status, answer.body]).toEqual([
      status,
      {
        status: 'fail',
        code,
        message: expect.any(String),
        data: {},
        more: `${service.base}/errors/${code.toLowerCase()}`,
        id: answer.headers.get('x-request-id'),
        ...(path.includes('url=') && { url: 'https://example.com' }),
      },
    ])
    expect(answer.headers.has('allow')).toBe(status === 405)
  })

  test('405 names the methods that the path has', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'linkglass-allow-'))
    const withJobs = await startService({ LINKGLASS_JOBS: `disk:${folder}` })
    const ask = async (method: string, path: string) => {
      const { status, headers } = await withJobs.get(path, { method })
      return [status, headers.get('allow')]
    }
    expect([
      await ask('POST', '/'),
      await ask('DELETE', '/?url=https://example.com'),
      await ask('PUT', '/nowhere'),
      await ask('PUT', '/batch?x=1'),
      await ask('POST', '/health'),
      await ask('PUT', '/jobs'),
      await ask('PUT', '/jobs/1'),
      await ask('PUT', '/jobs/1/retry'),
      await ask('PUT', '/jobs/1/none'),
    ]).toEqual([
      // Only pages may be sent there.
      [405, 'GET, HEAD, OPTIONS'],
      [405, 'GET, HEAD, POST, OPTIONS'],
      [405, 'GET, HEAD, OPTIONS'],
      [405, 'POST, OPTIONS'],
      [405, 'GET, HEAD, OPTIONS'],
      [405, 'POST, GET, HEAD, OPTIONS'],
      [405, 'GET, HEAD, DELETE, OPTIONS'],
      [405, 'POST, OPTIONS'],
      [405, 'GET, HEAD, OPTIONS'],
    ])
    await withJobs.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request', 'EBADREQUEST'],
    ['a broken request line', 'GET / HTTP/9.9\r\n\r\n', '400 Bad Request', 'EBADREQUEST'],
    [
      'a header without a name',
      'GET / HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n',
      '400 Bad Request',
      'EBADREQUEST',
    ],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', '400 Bad Request', 'EBADREQUEST'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(600_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'EHEADERS',
    ],
    [
      'a URL with broken percent-encoding',
      'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      '400 Bad Request',
      'EBADREQUEST',
    ],
  ])('%s', async (_, bytes, status, code) => {
    const answer = await raw(bytes)
    expect(answer).toEqual({
      status: `HTTP/1.1 ${status}`,
      body: {
        status: 'fail',
        code,
        message: expect.any(String),
        data: {},
        more: expect.stringMatching(new RegExp(`^http://.+/errors/${code.toLowerCase()}$`)),
        id: expect.any(String),
      },
    })
  })

  test('HEAD has the headers of GET and no body', async () => {
    const answer = await service.get('/?url=http://10.0.0.1/', { method: 'HEAD' })
    expect([answer.status, answer.body]).toEqual([400, ''])
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('the address of the page that explains an error', () => {
  test.each([
    ['plain', {}, {}, 'http'],
    [
      'behind a proxy that speaks TLS and is trusted',
      { LINKGLASS_TRUST_PROXY: '1' },
      PROTO,
      'https',
    ],
    ['behind one that is not', {}, PROTO, 'http'],
  ])('%s', async (_, env, headers, scheme) => {
    const own = await startService(env)
    try {
      const { body } = await own.get('/', { headers })
      expect((body as { more: string }).more).toBe(
        `${own.base.replace('http', scheme)}/errors/einvalurl`,
      )
    } finally {
      await own.close()
    }
  })
})
