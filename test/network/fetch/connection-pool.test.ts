import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Fetcher } from '../../../src/network/fetch/fetcher.js'
import { bytesOf, codeOf, errorOf, makeFetcher, never, read } from '../../support/fetcher.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type RawServer, startRaw } from '../../support/raw-server.js'
import { until } from '../../support/until.js'

const closers: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

function closing<T extends { close: () => Promise<void> }>(part: T): T {
  closers.push(part.close)
  return part
}

async function raw(talk: (socket: Socket, path: string) => void): Promise<RawServer> {
  return closing(await startRaw(talk))
}

function fetcherOf(setup?: Parameters<typeof makeFetcher>[0]): Fetcher {
  return closing(makeFetcher(setup))
}

/** Pieces that dripping targets have said since the test began. */
let drips = 0

function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => {
    drips++
    socket.write(text)
  }, 10)
  socket.on('close', () => clearInterval(timer))
}

function flood(socket: Socket, text: string): void {
  const block = text.repeat(1_000)
  const pour = () => {
    while (!socket.destroyed && socket.write(block));
  }
  socket.on('drain', pour)
  pour()
}

const HEAD = 'HTTP/1.1 200 OK\r\n'

const SILENT: Readonly<Record<string, (socket: Socket) => void>> = {
  'never answers': () => undefined,
  'stops inside its body': (socket) => socket.write(`${HEAD}content-length: 100\r\n\r\nabc`),
  'drips a gzip body': (socket) => {
    socket.write(`${HEAD}content-encoding: gzip\r\n\r\n`)
    socket.write(Buffer.from('1f8b0800000000000003', 'hex'))
  },
}

const DRIPPING: Readonly<Record<string, (socket: Socket) => void>> = {
  'its headers': (socket) => {
    socket.write(HEAD)
    drip(socket, 'x: y\r\n')
  },
  'its body': (socket) => {
    socket.write(`${HEAD}\r\n`)
    drip(socket, 'x')
  },
  'the body of a redirect': (socket) => {
    socket.write('HTTP/1.1 302 X\r\nlocation: /x\r\n\r\n')
    drip(socket, 'x')
  },
  'interim responses': (socket) => drip(socket, 'HTTP/1.1 102 Wait\r\n\r\n'),
}

describe('a target that', () => {
  /** Aborts at the moment that a test names: what comes then ends at once, or the runner ends it. */
  async function leftWhen(
    moment: () => boolean,
    talk: (socket: Socket, path: string) => void,
  ): Promise<void> {
    const server = await raw(talk)
    const controller = new AbortController()
    const url = `http://site.test:${server.port}/`
    const work = read(fetcherOf(), url, { signal: controller.signal })
    const ended = expect(work).rejects.toThrow('deadline')
    await until(moment)
    controller.abort(new Error('deadline'))
    await ended
    // Or the runner ends a test whose connections stay.
    await until(() => server.openSockets() === 0)
  }

  it.each(Object.entries(SILENT))('%s holds nobody after the deadline', async (_what, talk) => {
    let asked = 0
    await leftWhen(
      () => asked === 1,
      (socket) => {
        asked++
        talk(socket)
      },
    )
  })

  it.each(Object.entries(DRIPPING))('drips %s holds nobody after the deadline', (_what, talk) => {
    drips = 0
    return leftWhen(() => drips >= 5, talk)
  })

  it('redirects slowly holds nobody after the deadline', async () => {
    let asked = 0
    await leftWhen(
      () => asked === 3,
      (socket) => {
        if (++asked < 3) socket.write('HTTP/1.1 302 X\r\nlocation: /\r\ncontent-length: 0\r\n\r\n')
      },
    )
  })

  it('never ends its status line is left at the limit of the headers', async () => {
    const server = await raw((socket) => flood(socket, 'HTTP/1.1 200 '))
    const work = read(fetcherOf(), `http://site.test:${server.port}/`)
    await expect(work).rejects.toThrow(/not HTTP|closed|more headers/)
    await server.quiet()
    expect(server.openSockets()).toBe(0)
  })

  it('never finishes its TLS handshake is left after the connect time', async () => {
    const server = await raw(() => undefined)
    const fetcher = fetcherOf({ limits: { connectTimeout: 150 } })
    expect(await codeOf(read(fetcher, `https://site.test:${server.port}/`))).toBe('ETIMEOUT')
    await server.quiet()
  })

  it('never finishes its TLS handshake is left at the deadline', async () => {
    const server = await raw(() => undefined)
    const controller = new AbortController()
    const { signal } = controller
    const work = read(fetcherOf(), `https://site.test:${server.port}/`, { signal })
    const ended = expect(work).rejects.toThrow('deadline')
    await until(() => server.openSockets() === 1)
    controller.abort(new Error('deadline'))
    await ended
    await server.quiet()
  })

  it('pours without an end is cut at the limit', async () => {
    const server = await raw((socket) => {
      socket.write(`${HEAD}\r\n`)
      flood(socket, '<p>more</p>')
    })
    const page = await read(fetcherOf(), `http://site.test:${server.port}/`)
    expect([page.text.length, page.truncated]).toEqual([1_000_000, true])
    await server.quiet()
  })

  it.each([1_000, 30_000, 70_000, 140_000, 400_000])(
    'breaks off behind a slow reader hands over %i bytes and harms nobody',
    async (size) => {
      for (const how of ['resetAndDestroy', 'end', 'destroy'] as const) {
        const server = await raw((socket) => {
          socket.write(`${HEAD}connection: close\r\n\r\n${'x'.repeat(size)}`, () => socket[how]())
        })
        const url = new URL(`http://site.test:${server.port}/`)
        const fetched = await fetcherOf().fetch(url, { signal: never })
        await server.quiet()
        await new Promise((resolve) => setImmediate(resolve))
        const { length } = await bytesOf(fetched)
        expect(how === 'resetAndDestroy' || length === size).toBe(true)
      }
    },
  )

  it('is not there is named in plain words', async () => {
    const server = await startRaw(() => undefined)
    await server.close()
    const error = await errorOf(read(fetcherOf(), `http://site.test:${server.port}/`))
    const text = 'The host `site.test` refused the connection. Try again later.'
    expect([error?.code, error?.message, error?.data]).toEqual(['EFATAL', text, { url: text }])
  })

  it('speaks no TLS is named in plain words', async () => {
    const server = closing(await startOrigin({ '/': 'plain' }))
    const error = await errorOf(read(fetcherOf(), `https://site.test:${server.port}/`))
    expect([error?.code, error?.message]).toEqual([
      'EFATAL',
      'The host `site.test` has no valid certificate, or no secure connection could be made to it (`http://` may do). Try again later.',
    ])
  })
})

describe('a connection', () => {
  const hello = async (): Promise<Origin> => closing(await startOrigin({ '/': 'hello' }))

  it('is used again', async () => {
    const origin = await hello()
    const fetcher = fetcherOf()
    const url = `http://site.test:${origin.port}/`
    for (let turn = 0; turn < 5; turn++) expect((await read(fetcher, url)).text).toBe('hello')
    expect([origin.requests.length, origin.connections()]).toEqual([5, 1])
  })

  it('is used again after a short redirect', async () => {
    const origin = closing(
      await startOrigin((request, response) => {
        if (request.url === '/') response.writeHead(302, { location: '/x' }).end('moved')
        else response.end('here')
      }),
    )
    expect((await read(fetcherOf(), `http://site.test:${origin.port}/`)).text).toBe('here')
    expect(origin.connections()).toBe(1)
  })

  it('is used again after 200,000 bytes that nobody reads unless it was the first to its origin', async () => {
    const origin = closing(await startOrigin({ '/': 'x'.repeat(200_000) }))
    const url = new URL(`http://site.test:${origin.port}/`)
    const fetcher = fetcherOf({ limits: { connectionsPerOrigin: 1 } })
    /** Returns the connections that are opened for two cancelled pages. */
    const reconnect = async () => {
      const before = origin.connections()
      for (const asked of [url, url]) (await fetcher.fetch(asked, { signal: never })).cancel()
      return origin.connections() - before
    }
    expect(await reconnect()).toBe(2)
    // A machine that is busy for 50 ms may close it even so.
    let tries = 0
    while ((await reconnect()) > 0) expect(++tries).toBeLessThan(50)
  })

  it('that the server closed meanwhile is replaced unnoticed', async () => {
    let asked = 0
    const server = await raw((socket) => {
      if (++asked === 2) socket.destroy()
      else socket.write(`${HEAD}content-length: 2\r\n\r\nok`)
    })
    const fetcher = fetcherOf()
    const url = `http://site.test:${server.port}/`
    expect((await read(fetcher, url)).text).toBe('ok')
    expect((await read(fetcher, url)).text).toBe('ok')
    expect([asked, server.connections()]).toEqual([3, 2])
  })

  it('is closed when the rest is cancelled, and the body ends', async () => {
    const server = await raw((socket) => socket.write(`${HEAD}content-length: 9\r\n\r\nab`))
    const fetcher = fetcherOf()
    const url = new URL(`http://site.test:${server.port}/`)
    const fetched = await fetcher.fetch(url, { signal: never })
    const body = bytesOf(fetched)
    fetched.cancel()
    fetched.cancel()
    expect((await body).length).toBeLessThanOrEqual(2)
    await server.quiet()
  })

  it('is closed when the reader leaves', async () => {
    const server = await raw((socket) => {
      socket.write(`${HEAD}\r\n`)
      flood(socket, 'x')
    })
    const { body } = await fetcherOf().fetch(new URL(`http://site.test:${server.port}/`), {
      signal: never,
    })
    for await (const chunk of body) if (chunk.length > 0) break
    await server.quiet()
  })

  it('is closed at the deadline though nobody reads', async () => {
    const server = await raw((socket) => socket.write(`${HEAD}content-length: 9\r\n\r\nab`))
    const url = new URL(`http://site.test:${server.port}/`)
    const controller = new AbortController()
    const { body } = await fetcherOf().fetch(url, { signal: controller.signal })
    controller.abort(new Error('deadline'))
    await server.quiet()
    await expect(bytesOf({ body })).rejects.toThrow('deadline')
  })
})

describe('load', () => {
  it('opens at most so many connections to one origin, and the others wait', async () => {
    const waiting: Array<() => void> = []
    const origin = closing(
      await startOrigin((_request, response) => {
        waiting.push(() => response.end('ok'))
      }),
    )
    const fetcher = fetcherOf({ limits: { connectionsPerOrigin: 3 } })
    const url = `http://site.test:${origin.port}/`
    const pages = Array.from({ length: 12 }, () => read(fetcher, url))
    for (let answered = 0; answered < 12; answered++) {
      await until(() => waiting.length > 0)
      expect(origin.openSockets()).toBeLessThanOrEqual(3)
      waiting.shift()?.()
    }
    expect((await Promise.all(pages)).map((page) => page.text)).toEqual(Array(12).fill('ok'))
    expect(origin.connections()).toBe(3)
  })

  it('is refused beyond a number of requests to one address, whatever its names', async () => {
    const origin = closing(await startOrigin(() => undefined))
    const fetcher = fetcherOf({ limits: { requestsPerAddress: 4, connectionsPerOrigin: 1 } })
    const controller = new AbortController()
    const { signal } = controller
    const ask = (name: string) => read(fetcher, `http://${name}.test:${origin.port}/`, { signal })
    const held = ['site', 'site', 'other', 'other'].map((name) => codeOf(ask(name)).catch(String))
    await until(() => origin.requests.length === 2)
    const error = await errorOf(ask('site'))
    expect([error?.code, error?.status, error?.retryAfter, error?.data]).toEqual([
      'EBUSY',
      503,
      2,
      { url: 'Too many requests to `site.test` are under way. Try again in 2 s.' },
    ])
    controller.abort(new Error('left'))
    expect(await Promise.all(held)).toEqual(Array(4).fill('Error: left'))
    await until(() => origin.openSockets() === 0)
  })

  it('leaves nothing behind', async () => {
    const origin = closing(await startOrigin({ '/': 'hello' }))
    const fetcher = fetcherOf({ limits: { requestsPerAddress: 2 } })
    const url = `http://site.test:${origin.port}/`
    for (let turn = 0; turn < 5; turn++) {
      const fetched = await fetcher.fetch(new URL(url), { signal: never })
      fetched.cancel()
      await codeOf(read(fetcher, `https://site.test:${origin.port}/`))
      await codeOf(read(fetcher, 'http://site.test:1/'))
    }
    expect((await read(fetcher, url)).text).toBe('hello')
  })
})
