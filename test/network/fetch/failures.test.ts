import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeCertificate } from '../../support/certificate.js'
import { type DnsServer, startDns } from '../../support/dns-server.js'
import { bytesOf, errorOf, makeFetcher, never, read } from '../../support/fetcher.js'
import { startOrigin } from '../../support/origin.js'
import { startRaw } from '../../support/raw-server.js'

/** What a caller is told: the code, and the same words as the message and beside `url`. */
function told(code: string, text: string) {
  return { code, message: text, data: { url: text } }
}

async function failure(work: Promise<unknown>) {
  const error = await errorOf(work)
  return error && { code: error.code, message: error.message, data: error.data }
}

const REFUSED = told('EFATAL', 'The host `site.test` refused the connection. Try again later.')
const CLOSED = told(
  'EFATAL',
  'The host `site.test` closed the connection before it answered. Try again later.',
)
const NOT_HTTP = told(
  'EFATAL',
  'The host `site.test` answered something that is not HTTP. Try again later.',
)
const NOT_SECURE = told(
  'EFATAL',
  'The host `site.test` has no valid certificate, or no secure connection could be made to it (`http://` may do). Try again later.',
)
const MISSING = told(
  'EINVALURL',
  'The name `missing.test` does not exist. Check how it is spelled.',
)
const SERVFAIL = told(
  'EFATAL',
  'The name `servfail.test` could not be looked up: its name server failed. Try again later.',
)

let dns: DnsServer
beforeAll(async () => {
  dns = await startDns({ 'servfail.test': { rcode: 'SERVFAIL' } })
})
afterAll(() => dns.close())

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

function fetcherOf() {
  const fetcher = makeFetcher({ dns: dns.address })
  closers.push(fetcher.close)
  return fetcher
}

/** Where nothing listens any more. */
async function deserted(): Promise<number> {
  const server = await startRaw(() => undefined)
  await server.close()
  return server.port
}

async function answering(talk: (socket: Socket) => void): Promise<number> {
  const server = await startRaw(talk)
  closers.push(server.close)
  return server.port
}

/** Speaks no TLS. */
async function plain(): Promise<number> {
  const origin = await startOrigin({ '/': 'plain' })
  closers.push(origin.close)
  return origin.port
}

/** Its certificate is signed by itself. */
async function selfSigned(): Promise<number> {
  const certificate = await makeCertificate(['site.test'])
  const server = createServer(certificate, (_, response) => void response.end('secret'))
  closers.push(certificate.remove, () => new Promise((resolve) => server.close(resolve)))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

describe('a request to a host that', () => {
  it.each<[string, (socket: Socket) => void, object]>([
    ['resets the connection before it answers', (socket) => socket.resetAndDestroy(), CLOSED],
    ['closes the connection before it answers', (socket) => socket.end(), CLOSED],
    ['resets it within the headers', resetAfter('HTTP/1.1 200 OK\r\ncontent-'), CLOSED],
    [
      'resets it before the body',
      resetAfter('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n'),
      CLOSED,
    ],
    ['answers something else', (socket) => socket.end('SSH-2.0-OpenSSH\r\n'), NOT_HTTP],
  ])('%s', async (_, talk, expected) => {
    const url = `http://site.test:${await answering(talk)}/`
    expect(await failure(read(fetcherOf(), url))).toEqual(expected)
  })

  it('resets the connection within the body gives what came', async () => {
    const talk = resetAfter('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf')
    const url = `http://site.test:${await answering(talk)}/`
    const fetched = await fetcherOf().fetch(new URL(url), { signal: never })
    const text = String(await bytesOf(fetched))
    expect([text, fetched.cutBy()]).toEqual(['half', 'target'])
  })

  it('sends no end of a body gives what came in time', async () => {
    const talk = (socket: Socket) =>
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf')
    const url = `http://site.test:${await answering(talk)}/`
    const fetched = await fetcherOf().fetch(new URL(url), { signal: never, bodyTime: 500 })
    const text = String(await bytesOf(fetched))
    expect([text, fetched.cutBy()]).toEqual(['half', 'time'])
  })

  it('refuses it', async () => {
    const url = `http://site.test:${await deserted()}/`
    expect(await failure(read(fetcherOf(), url))).toEqual(REFUSED)
  })

  it.each([
    ['speaks no TLS', plain],
    ['has a certificate that nobody trusts', selfSigned],
  ])('%s', async (_, start) => {
    const url = `https://site.test:${await start()}/`
    expect(await failure(read(fetcherOf(), url))).toEqual(NOT_SECURE)
  })

  it.each([
    ['does not exist', 'missing.test', MISSING],
    ['cannot be looked up', 'servfail.test', SERVFAIL],
  ])('%s', async (_, host, expected) => {
    expect(await failure(read(fetcherOf(), `http://${host}/`))).toEqual(expected)
  })
})

describe('a connection to a host that', () => {
  const dial = (url: string, signal = never) => fetcherOf().dial(new URL(url), signal)

  it('refuses it', async () => {
    const port = await deserted()
    expect(await failure(dial(`http://site.test:${port}/`))).toEqual(REFUSED)
  })

  it.each([
    ['speaks no TLS', plain],
    ['has a certificate that nobody trusts', selfSigned],
  ])('%s', async (_, start) => {
    const port = await start()
    expect(await failure(dial(`https://site.test:${port}/`))).toEqual(NOT_SECURE)
  })

  it.each([
    ['does not exist', 'missing.test', MISSING],
    ['cannot be looked up', 'servfail.test', SERVFAIL],
  ])('%s', async (_, host, expected) => {
    expect(await failure(dial(`http://${host}/`))).toEqual(expected)
  })

  it('is no longer wanted ends with what the signal says', async () => {
    const port = await answering(() => undefined)
    const reason = new Error('no longer')
    const dialing = dial(`http://site.test:${port}/`, AbortSignal.abort(reason))
    await expect(dialing).rejects.toBe(reason)
  })
})

function resetAfter(text: string): (socket: Socket) => void {
  return (socket) => void socket.write(text, () => socket.resetAndDestroy())
}
