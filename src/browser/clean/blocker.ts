import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FiltersEngine, Request } from '@ghostery/adblocker'
import { type FilterListOptions, readLists } from './filter-lists.js'
import { loadPeer } from './peer.js'

export interface BlockerOptions extends FilterListOptions {
  /** Filters that are used where there is no list. */
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
      url: removePort(url),
      sourceUrl: page,
      type: TYPES.get(type) ?? 'other',
    })
    return this.#engine.match(request).match
  }

  /** Creates a style sheet that hides the empty places of advertisements. */
  styles(page: URL, { ids, classes }: PageNames): string {
    const { href: url, hostname } = page
    const { styles } = this.#engine.getCosmeticsFilters({
      ...{ url, hostname, domain: hostname, ids: [...ids], classes: [...classes] },
      ...{ getInjectionRules: false, getExtendedRules: false },
    })
    return styles
  }
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
  return new Blocker(engine, Request)
}

/** Parses filters in a thread: 70,000 of them take a second. Gives the engine as bytes. */
async function parseFilters(filters: string): Promise<Uint8Array> {
  const script = new URL('./filters-worker.js', import.meta.url)
  const worker = new Worker(script, { workerData: filters })
  const [bytes]: Uint8Array[] = await once(worker, 'message')
  if (bytes) return bytes
  throw new Error('the filters could not be parsed')
}
