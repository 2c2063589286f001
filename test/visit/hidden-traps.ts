import type { Origin } from '../support/origin.js'
import { type Destination, HIDDEN_WAYS } from './hidden-ways.js'
import { startTrap, type TrapPage, together } from './traps.js'

/** A name where browsers allow a page everything, as on this machine itself ("potentially trustworthy"). */
export const SITE_NAME = 'site.localhost'

export function addressOf({ port }: Origin): string {
  return `http://${SITE_NAME}:${port}`
}

/** A name that leads to a forbidden address. */
export const TRAP_NAME = 'trap.test'

/** Spellings of a forbidden address, and names that lead to such. */
export const SPELLINGS = [
  '127.0.0.2',
  '2130706434',
  '0x7f000002',
  '0177.0.0.2',
  '[::1]',
  '①②⑦.0。0.②',
  '[::ffff:127.0.0.2]',
  'localhost.',
  TRAP_NAME,
] as const

/** The tenth: an address of the page's own site that redirects there. */
export const REDIRECT = 'a redirect'

/** Ways that one page tries, each by all spellings. */
const WAYS_OF_A_PAGE = 12

/** Each way by all spellings, and an image by each alone: what a spelling leads to shows there. */
export async function setHiddenTraps(site: Origin): Promise<TrapPage[]> {
  const spellings = [...SPELLINGS, REDIRECT]
  const toDestination = (host: string, port: number) => destination(site, host, port)
  const ways = Object.entries(HIDDEN_WAYS).map(([way, write]) =>
    startTrap(way, spellings, (host, port) => write(toDestination(host, port))),
  )
  const images = spellings.map((spelling) =>
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

function destination(site: Origin, host: string, port: number): Destination {
  if (host !== REDIRECT) {
    const place = `${host}:${port}`
    return { url: `http://${place}/x`, secure: `https://${place}/x`, host: place }
  }
  const place = `127.0.0.2:${port}`
  const url = `${addressOf(site)}/redirect?http://${place}/x`
  return { url, secure: url, host: place }
}
