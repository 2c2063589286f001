import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type Service, startService } from '../../../support/service.js'

test('the route is not there unless it is turned on, and not for pages of origins that are not allowed', async () => {
  const off = await startService()
  const narrow = await startService({
    LINKGLASS_MCP: 'true',
    LINKGLASS_CORS_ORIGINS: 'https://app.example',
  })
  const post = (to: Service, origin: string) =>
    to.get('/mcp', {
      method: 'POST',
      body: '{}',
      headers: { origin, 'content-type': 'application/json' },
    })
  expect(await off.get('/mcp')).toMatchObject({
    status: 404,
    body: { code: 'ENOTFOUND', message: expect.stringContaining('LINKGLASS_MCP=true') },
  })
  expect((await post(narrow, 'https://evil.example')).status).toBe(403)
  expect((await post(narrow, 'https://app.example')).status).not.toBe(403)
  await off.close()
  await narrow.close()
})

test('a reply says how long its connection is kept, or ends it if the client wants that', async () => {
  const service = await startService({ LINKGLASS_MCP: 'true' })
  const socket = connect(service.port, '127.0.0.1')
  onTestFinished(async () => {
    socket.destroy()
    await service.close()
  })
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
  const askWith = (connection: string) =>
    socket.write(
      [
        'POST /mcp HTTP/1.1',
        'host: localhost',
        'accept: application/json, text/event-stream',
        'content-type: application/json',
        `content-length: ${body.length}`,
        `connection: ${connection}`,
        '',
        body,
      ].join('\r\n'),
    )
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  askWith('keep-alive')
  askWith('close')
  await once(socket, 'close')
  const answers = text
    .split(/(?=HTTP\/1\.1 )/)
    .map((answer) => [
      answer.slice(9, 12),
      /^connection: (.*)\r$/im.exec(answer)?.[1],
      /^keep-alive: (.*)\r$/im.exec(answer)?.[1],
    ])
  expect(answers).toEqual([
    ['200', 'keep-alive', 'timeout=72'],
    ['200', 'close', undefined],
  ])
})
