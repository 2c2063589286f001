import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { closeIdleConnections, trackConnections } from '../../../src/entry/http/connections.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let service: Service | undefined
let origin: Origin | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await service?.close()
  await origin?.close()
  service = undefined
  origin = undefined
})

/** A connection, and what became of it. */
async function open() {
  const socket = connect(service?.port ?? 0, '127.0.0.1')
  sockets.push(socket)
  let said = ''
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(said)).on('error', () => undefined)
  })
  await once(socket, 'connect')
  return {
    socket,
    closed,
    read: () =>
      void socket.on('data', (bytes) => {
        said += bytes
      }),
  }
}

const GET = 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n'

/** Sends and gives the status line, or nothing where the connection was closed instead. */
async function ask(text = GET): Promise<string> {
  const { socket, closed } = await open()
  const answered = once(socket, 'data').then(([bytes]) => String(bytes).slice(9, 12))
  socket.write(text)
  return Promise.race([answered, closed])
}

describe('connections', () => {
  test('are so many from one client, and another is let in when one has left', async () => {
    service = await startService({
      LINKGLASS_MAX_CONNECTIONS_PER_CLIENT: '2',
      LINKGLASS_LOG_LEVEL: 'warn',
    })
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['200', '200', '', ''])
    sockets[0]?.destroy()
    for (let answer = ''; answer === ''; ) answer = await ask()
    expect(service.log.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'too many connections: closing new ones', address: '127.0.0.1' },
    ])
  })

  test('of a proxy in front are not counted as those of one client', async () => {
    service = await startService({
      LINKGLASS_MAX_CONNECTIONS_PER_CLIENT: '1',
      LINKGLASS_TRUST_PROXY: '127.0.0.1',
    })
    expect([await ask(), await ask()]).toEqual(['200', '200'])
  })

  test('are so many in all', async () => {
    service = await startService({ LINKGLASS_MAX_CONNECTIONS: '2' })
    expect([await ask(), await ask(), await ask()]).toEqual(['200', '200', ''])
  })

  test('end when nothing of an answer is taken, and not while it is made', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    origin = await startOrigin(async ({ url }, response) => {
      if (url === '/held') await held
      response.setHeader('content-type', 'text/html')
      response.end(`<title>Here</title><p>${url === '/held' ? '' : 'x'.repeat(2_000_000)}`)
    })
    service = await startService({
      LINKGLASS_REQUEST_TIMEOUT: '300ms',
      LINKGLASS_MAX_CONNECTIONS_PER_CLIENT: '2',
    })
    const get = (path: string, rules = '') => {
      const target = encodeURIComponent(`http://site.test:${origin?.port}${path}`)
      return `GET /?url=${target}&meta.title=true${rules} HTTP/1.1\r\nhost: x\r\n\r\n`
    }
    const waiting = await open()
    waiting.socket.write(get('/held'))
    const unread = await open()
    // More than the system takes in for a program that does not read.
    unread.socket.pause().write(get('/big', '&data.a.selector=p&data.a.attr=text').repeat(10))
    await expect.poll(() => ask()).toBe('200')
    release()
    const [answered] = await once(waiting.socket, 'data')
    expect(String(answered)).toContain('HTTP/1.1 200 OK')
  })

  test('may stall for a week without a timer that Node.js cuts to a millisecond', async () => {
    const warnings: string[] = []
    const note = ({ name }: Error) => void warnings.push(name)
    process.on('warning', note)
    service = await startService({ LINKGLASS_REQUEST_TIMEOUT: '7d' })
    expect(await ask()).toBe('200')
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  test('end when a head does not come, long before a body would have to', async () => {
    service = await startService({ LINKGLASS_REQUEST_TIMEOUT: '10min' })
    const { socket, closed, read } = await open()
    read()
    socket.write('GET / HT')
    expect(await closed).toContain('took too long to arrive')
  })

  test('end when a request does not come, also its body', async () => {
    service = await startService({ LINKGLASS_REQUEST_TIMEOUT: '100ms' })
    const head = 'POST /batch HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n'
    const answers = []
    for (const text of ['GET / HT', head, `${head}\r\n"http`]) {
      const { socket, closed, read } = await open()
      read()
      socket.write(text)
      answers.push(await closed)
    }
    for (const answer of answers) expect(answer).toContain('took too long to arrive')
  })
})

test('bodies are so many bytes at once, and there is room again when one has left', async () => {
  // The first body stays unfinished for as long as the second is tried.
  service = await startService({
    LINKGLASS_MAX_BODIES: '1MB',
    LINKGLASS_REQUEST_TIMEOUT: '10min',
  })
  const head = 'POST /batch HTTP/1.1\r\nhost: x\r\ncontent-length: 900000\r\n\r\n'
  const first = await open()
  first.socket.write(head + 'x'.repeat(800_000))
  const second = async () => {
    const { socket, closed, read } = await open()
    read()
    socket.write(
      `${head.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')}${'x'.repeat(900_000)}`,
    )
    return (await closed).slice(9, 12)
  }
  await expect.poll(second).toBe('503')
  first.socket.destroy()
  await expect.poll(second).toBe('200')
})

test('a connection ends when it was idle for long, and not while its answer is made', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer(async ({ url }, response) => {
    if (url === '/held') await held
    response.end('answered')
  })
  server.keepAliveTimeout = 0
  closeIdleConnections(server, trackConnections(server), 40)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const send = async (path: string, more = '') => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    sockets.push(socket)
    let said = ''
    socket.on('data', (bytes) => {
      said += bytes
    })
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`)
    await once(socket, 'close')
    return said
  }
  const waiting = send('/held')
  expect(await send('/')).toMatch(/answered$/)
  // Node.js refuses this itself, without the event `request`.
  expect(await send('/', 'expect: more\r\n')).toMatch(/^HTTP\/1\.1 417 /)
  release()
  expect(await waiting).toMatch(/answered$/)
  server.close()
})

test('a connection stays open while a request arrives in pieces', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const server = createServer((_, response) => response.end('answered'))
  onTestFinished(() => {
    vi.useRealTimers()
    server.close()
  })
  server.keepAliveTimeout = 0
  const connections = trackConnections(server)
  closeIdleConnections(server, connections, 72_000)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let said = ''
  socket.on('data', (bytes) => {
    said += bytes
  })
  const closed = once(socket, 'close')
  let sent = 0
  for (const piece of ['GET / HTTP/1.1\r\n', 'host: x\r\n', 'a: b\r\n', '\r\n']) {
    socket.write(piece)
    sent += piece.length
    await expect.poll(() => [...connections.keys()][0]?.bytesRead).toBe(sent)
    vi.advanceTimersByTime(54_000)
  }
  await expect.poll(() => said).toMatch(/answered$/)
  vi.advanceTimersByTime(108_000)
  await closed
})
