import { readFile } from 'node:fs/promises'
import type { FiltersEngine, Request } from '@ghostery/adblocker'
import { loadPeer } from './peer.js'

export interface BlockerOptions {
  /** The operator's list of filters; empty for none. */
  readonly adblockFile: string
  /** Filters for where there is no list. */
  readonly adblockRules: () => Promise<string>
  /** Told that the list could not be read. */
  readonly onNotice: (message: string) => void
}

/** What is found of a page's elements, for filters that hide some of them. */
export interface PageNames {
  readonly ids: readonly string[]
  readonly classes: readonly string[]
}

/** Characters of an address that filters are tried on; a longer one is blocked, as servers refuse it. */
const LONGEST_ADDRESS = 8_192

/** Decides what is an advertisement or a tracker. */
export class Blocker {
  readonly #engine: FiltersEngine
  readonly #request: typeof Request

  constructor(engine: FiltersEngine, request: typeof Request) {
    this.#engine = engine
    this.#request = request
  }

  /** @param type as the browser's protocol names it */
  blocks(url: string, type: string, page: string): boolean {
    if (url.length > LONGEST_ADDRESS) return true
    const request = this.#request.fromRawDetails({
      url: withoutPort(url),
      sourceUrl: page,
      type: TYPES.get(type) ?? 'other',
    })
    return this.#engine.match(request).match
  }

  /** A style sheet that hides what is left of advertisements. */
  styles(page: URL, { ids, classes }: PageNames): string {
    const { href: url, hostname } = page
    const { styles } = this.#engine.getCosmeticsFilters({
      ...{ url, hostname, domain: hostname, ids: [...ids], classes: [...classes] },
      ...{ getInjectionRules: false, getExtendedRules: false },
    })
    return styles
  }
}

/** Filters name hosts and paths, which hold whatever the port is. */
function withoutPort(address: string): string {
  return address.replace(/^(\w+:\/\/[^/?#]*?):\d*(?=[/?#]|$)/, '$1')
}

/** Names of the DevTools protocol, and those of filters. */
const TYPES = new Map<string, Request['type']>([
  ['Document', 'sub_frame'],
  ['Stylesheet', 'stylesheet'],
  ['Image', 'image'],
  ['Media', 'media'],
  ['Font', 'font'],
  ['Script', 'script'],
  ['XHR', 'xhr'],
  ['Fetch', 'xhr'],
  ['WebSocket', 'websocket'],
  ['Ping', 'ping'],
])

/** `undefined` where the package is not installed. */
export async function openBlocker(options: BlockerOptions): Promise<Blocker | undefined> {
  const adblocker = await loadPeer(() => import('@ghostery/adblocker'))
  if (!adblocker) return undefined
  return new Blocker(adblocker.FiltersEngine.parse(await listOf(options)), adblocker.Request)
}

async function listOf({ adblockFile, adblockRules, onNotice }: BlockerOptions): Promise<string> {
  if (adblockFile === '') return adblockRules()
  try {
    return await readFile(adblockFile, 'utf8')
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    onNotice(`the list of LINKGLASS_ADBLOCK could not be read, the built-in one is used: ${why}`)
    return adblockRules()
  }
}
