import type { BrowserContext } from 'playwright-core'
import type { VisitRequest } from '../../params/index.js'
import type { VisitNetwork } from '../visit/visit-network.js'

export type BeforeNavigation = (address: string) => Promise<void>

/** Sets the caller's cookies. Blocks the host's other ports, which would also get them (RFC 6265, 8.5). */
export async function setCallerCookies(
  context: BrowserContext,
  { url, headers }: VisitRequest,
  network: VisitNetwork,
): Promise<BeforeNavigation> {
  const cookies = parseCookies(headers.cookie ?? '')
  if (cookies.length === 0) return async () => {}
  network.blockOtherPorts(url)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: url.origin })))
  return async (address) => {
    const { hostname, origin } = new URL(address)
    if (hostname !== url.hostname || origin === url.origin || !network.blocksOtherPorts()) return
    for (const { name } of cookies) await context.clearCookies({ name, domain: hostname })
    network.blockOtherPorts(undefined)
  }
}

function parseCookies(header: string) {
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.flatMap((pair) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    return name === '' ? [] : [{ name, value }]
  })
}
