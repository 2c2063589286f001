import type { Origin } from '../../support/origin.js'
import { REDIRECT, SPELLINGS, spelled } from '../../support/spellings.js'
import { type Destination, HIDDEN_WAYS } from './hidden-ways.js'
import { startTrap, type TrapPage, together } from './traps.js'

/** A name where browsers allow a page everything, as on this machine itself ("potentially trustworthy"). */
export const SITE_NAME = 'site.localhost'

export function addressOf({ port }: Origin): string {
  return `http://${SITE_NAME}:${port}`
}

/** Ways that one page tries, each by all spellings. */
const WAYS_OF_A_PAGE = 12

/** Each way by all spellings, and an image by each alone: what a spelling leads to shows there. */
export async function setHiddenTraps(site: Origin): Promise<TrapPage[]> {
  const toDestination = (host: string, port: number) => destination(site, host, port)
  const ways = Object.entries(HIDDEN_WAYS).map(([way, write]) =>
    startTrap(way, SPELLINGS, (host, port) => write(toDestination(host, port))),
  )
  const images = SPELLINGS.map((spelling) =>
    startTrap(
      imageAt(spelling),
      [spelling],
      (host, port) => `<img src="${toDestination(host, port).url}">`,
    ),
  )
  const traps = await Promise.all([...ways, ...images])
  return together(traps, WAYS_OF_A_PAGE).map((some, index) => ({
    path: `/hidden-${index}`,
    traps: some,
  }))
}

export function imageAt(spelling: string): string {
  return `image at ${spelling}`
}

function destination(site: Origin, spelling: string, port: number): Destination {
  const { host, url } = spelled(spelling, port, addressOf(site))
  const secure = spelling === REDIRECT ? url : `https://${host}/x`
  return { url, secure, host }
}
