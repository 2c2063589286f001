import { createSocket, type Socket } from 'node:dgram'
import { expect } from 'vitest'
import { type Canary, startCanary } from '../../support/canary.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'
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
  const pages = [...together(staying, WAYS_OF_A_PAGE), ...leaving]
  const set = await Promise.all(pages.map((traps) => Promise.all(traps)))
  return set.map((traps, index) => ({ path: `/trap-${index}`, traps }))
}

/** Lists of at most so many items. */
export function together<T>(items: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  )
}

function setTrap(way: string, hosts: readonly string[]): Promise<Trap> {
  return startTrap(way, hosts, (host, port) => {
    const place = `${host.includes(':') ? `[${host}]` : host}:${port}`
    return WAYS[way]?.(`http://${place}/x`, place) ?? ''
  })
}

/** A canary for TCP and UDP, and what a page holds that tries to reach it at some hosts. */
export async function startTrap(
  way: string,
  hosts: readonly string[],
  write: (host: string, port: number) => string,
): Promise<Trap> {
  const canary = await startCanary()
  const datagrams: string[] = []
  const sockets = FORBIDDEN.map((host) => listen(canary, host, () => datagrams.push(host)))
  return {
    way,
    html: hosts.map((host) => write(host, canary.port)).join(''),
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

/**
 * Pages of traps, on an address where browsers allow a page everything ("potentially trustworthy").
 * @param pages looked up when they are asked for: they may be written once the site's address is known
 */
export function startTrapSite(pages: readonly TrapPage[]): Promise<Origin> {
  return startOrigin((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.test')
    const given = search.slice(1)
    if (pathname === '/redirect') response.writeHead(302, { location: given }).end()
    else if (pathname === '/framed') {
      const { headers, body } = JSON.parse(decodeURIComponent(given))
      response.writeHead(200, inBytes(headers)).end(body)
    } else if (pathname === '/worker.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      response.end(`fetch('${given}', { mode: 'no-cors' })`)
    } else {
      const traps = pages.find(({ path }) => path === pathname)?.traps ?? []
      const html = traps.map((trap) => trap.html).join('')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(traps.length > 0 ? `<!doctype html><title>Traps</title><body>${html}` : '')
    }
  })
}

/** Visits some pages of traps below an address, each for as many milliseconds. */
export async function visitTraps(
  service: Service,
  base: string,
  pages: readonly TrapPage[],
  milliseconds: number,
): Promise<void> {
  await Promise.all(
    pages.map(async ({ path, traps }) => {
      const { status, body } = await service.ask({
        url: `${base}${path}`,
        prerender: 'true',
        force: 'true',
        waitForTimeout: String(milliseconds),
        waitUntil: 'domcontentloaded',
      })
      // A page that led itself to a forbidden address is refused, all others are answered.
      const ways = traps.map(({ way }) => way)
      if (status !== 200) expect(body, ways.join()).toMatchObject({ code: 'EFORBIDDENURL' })
    }),
  )
}

/** Headers as UTF-8: hosts may be spelled with more letters than HTTP has. */
function inBytes(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
  )
}
