import { createSocket, type Socket } from 'node:dgram'
import { type Canary, startCanary } from '../support/canary.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { LEADS_AWAY, WAYS } from './ways.js'

/** Addresses that are forbidden unless an operator allows them. */
export const FORBIDDEN = ['127.0.0.2', '::1'] as const

/** A page that tries some ways, and a canary for each of them. */
export interface TrapPage {
  readonly path: string
  readonly traps: readonly Trap[]
}

/** A way that a page tries, and a canary that only its addresses lead to. */
export interface Trap {
  readonly way: string
  readonly html: string
  readonly port: number
  /** The addresses that it tries, each once. */
  readonly hosts: readonly string[]
  /** Those that something came to, by TCP or UDP, as often as it came. */
  readonly reached: () => readonly string[]
  readonly close: () => Promise<unknown>
}

/** Ways that one page tries: few enough that each gets its turn while the page is open. */
const WAYS_OF_A_PAGE = 6

/** Each way on one page, or on one for each address where the page is gone after the first. */
export async function setTraps(): Promise<TrapPage[]> {
  const ways = Object.keys(WAYS)
  const leaving = ways
    .filter((way) => LEADS_AWAY.has(way))
    .flatMap((way) => FORBIDDEN.map((host) => [setTrap(way, [host])]))
  const staying = ways.filter((way) => !LEADS_AWAY.has(way)).map((way) => setTrap(way, FORBIDDEN))
  const together = Array.from({ length: Math.ceil(staying.length / WAYS_OF_A_PAGE) }, (_, index) =>
    staying.slice(index * WAYS_OF_A_PAGE, (index + 1) * WAYS_OF_A_PAGE),
  )
  const pages = await Promise.all([...together, ...leaving].map((traps) => Promise.all(traps)))
  return pages.map((traps, index) => ({ path: `/trap-${index}`, traps }))
}

async function setTrap(way: string, hosts: readonly string[]): Promise<Trap> {
  const canary = await startCanary()
  const datagrams: string[] = []
  const sockets = FORBIDDEN.map((host) => listen(canary, host, () => datagrams.push(host)))
  const tried = hosts.map((host) => {
    const place = `${host.includes(':') ? `[${host}]` : host}:${canary.port}`
    return WAYS[way]?.(`http://${place}/x`, place)
  })
  return {
    way,
    html: tried.join(''),
    port: canary.port,
    hosts,
    reached: () => [...canary.hosts(), ...datagrams],
    close: () => {
      for (const socket of sockets) socket.close()
      return canary.close()
    },
  }
}

function listen({ port }: Canary, host: string, onMessage: () => void): Socket {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  return socket
    .on('message', onMessage)
    .on('error', () => {})
    .bind(port, host)
}

/** Their pages, on an address where browsers allow a page everything ("potentially trustworthy"). */
export function startTrapSite(trapPages: readonly TrapPage[]): Promise<Origin> {
  const pages = new Map(
    trapPages.map(({ path, traps }) => [
      path,
      `<!doctype html><title>Traps</title><body>${traps.map(({ html }) => html).join('')}`,
    ]),
  )
  return startOrigin((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.test')
    const given = search.slice(1)
    if (pathname === '/redirect') response.writeHead(302, { location: given }).end()
    else if (pathname === '/worker.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      response.end(`fetch('${given}', { mode: 'no-cors' })`)
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(pages.get(pathname) ?? '')
    }
  })
}
