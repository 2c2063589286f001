import type { BrowserContext } from 'playwright-core'
import type { Warning } from '../../contracts/result.js'
import { quote } from '../../lib/text/quote.js'
import type { VisitRequest } from '../../params/index.js'
import type { VisitNetwork } from '../visit/visit-network.js'

export type BeforeNavigation = (address: string) => Promise<void>

/** Maximum number of cookies that Chromium keeps for a site. */
const MAX_COOKIES = 180

/** Sets the caller's cookies. Blocks the host's other ports, which would also get them (RFC 6265, 8.5). */
export async function setCallerCookies(
  context: BrowserContext,
  { url, headers }: VisitRequest,
  network: VisitNetwork,
  warnings: Warning[],
): Promise<BeforeNavigation> {
  const cookies = parseCookies(headers.cookie ?? '')
  if (cookies.length === 0) return async () => {}
  network.blockOtherPorts(url)
  const given = cookies.slice(0, MAX_COOKIES).map((cookie) => ({ ...cookie, url: url.origin }))
  const refused: string[] = []
  // The browser takes all of them or none, so they are set one by one if it refuses.
  await context.addCookies(given).catch(async () => {
    for (const cookie of given)
      await context.addCookies([cookie]).catch(() => refused.push(cookie.name))
  })
  const left = cookies.slice(MAX_COOKIES).map(({ name }) => name)
  const addWarning = (reason: string) =>
    warnings.push({ code: 'ESKIPPED', message: `The step \`cookies\` missed: ${reason}.` })
  if (refused.length > 0)
    addWarning(`the browser does not take ${quote(refused.join(', '))} for this address`)
  // Leaves these out, since the browser would drop dozens of the others for them.
  if (left.length > 0)
    addWarning(
      `the browser keeps at most ${MAX_COOKIES} for a site, without ${quote(left.join(', '))}`,
    )
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
    // Trims names and values, as servers do (RFC 6265, section 5.2).
    return name.trim() === '' ? [] : [{ name: name.trim(), value: value.trim() }]
  })
}
