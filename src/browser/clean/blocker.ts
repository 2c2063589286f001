import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Request } from '@ghostery/adblocker'
import { type FilterListOptions, readLists } from './filter-lists.js'
import { loadPeer } from './peer.js'

export interface BlockerOptions extends FilterListOptions {
  /** Returns the filters that are used if there is no list. */
  readonly adblockRules: () => Promise<string>
}

/** Ids and classes of a page's elements, for filters that hide some of them. */
export interface PageNames {
  readonly ids: readonly string[]
  readonly classes: readonly string[]
}

/** Characters of an address; longer ones are blocked without trying filters. */
const LONGEST_ADDRESS = 8_192

/** Decides what is an advertisement or a tracker. */
export interface Blocker {
  /** @param type as the browser's protocol names it */
  readonly blocks: (url: string, type: string, page: string) => boolean
  /** Creates a style sheet that hides the empty places of advertisements. */
  readonly styles: (page: URL, names: PageNames) => string
}

/** Removes the port: filters name hosts and paths, which apply to every port. */
function removePort(address: string): string {
  return address.replace(/^(\w+:\/\/[^/?#]*?):\d*(?=[/?#]|$)/, '$1')
}

/** Maps types of requests in the DevTools protocol to those of filters. */
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

/** Opens the blocker; returns `undefined` if the package is not installed. */
export async function openBlocker(options: BlockerOptions): Promise<Blocker | undefined> {
  const adblocker = await loadPeer(() => import('@ghostery/adblocker'))
  if (!adblocker) return undefined
  const { FiltersEngine, Request } = adblocker
  const lists = await readLists(options)
  const engine =
    lists === undefined
      ? FiltersEngine.parse(await options.adblockRules())
      : FiltersEngine.deserialize(await parseFilters(lists))
  return {
    blocks(url, type, page) {
      if (url.length > LONGEST_ADDRESS) return true
      const given = { url: removePort(url), sourceUrl: page, type: TYPES.get(type) ?? 'other' }
      return engine.match(Request.fromRawDetails(given)).match
    },
    styles({ href: url, hostname }, { ids, classes }) {
      const { styles } = engine.getCosmeticsFilters({
        ...{ url, hostname, domain: hostname, ids: [...ids], classes: [...classes] },
        ...{ getInjectionRules: false, getExtendedRules: false },
      })
      return styles
    },
  }
}

/** Parses filters in a thread, as 70,000 take a second; returns the engine as bytes. */
async function parseFilters(filters: string): Promise<Uint8Array> {
  const script = new URL('./filters-worker.js', import.meta.url)
  const worker = new Worker(script, { workerData: filters })
  const [bytes]: Uint8Array[] = await once(worker, 'message')
  if (bytes) return bytes
  throw new Error('the filters could not be parsed')
}
