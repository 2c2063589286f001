import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Request } from '@ghostery/adblocker'
import { type FilterListOptions, readFilterLists } from './filter-lists.js'
import { loadOptionalPackage } from './optional-package.js'

export interface BlockerOptions extends FilterListOptions {
  /** Returns the default filters, which are used if no filter list is set or none can be read. */
  readonly createAdblockFilters: () => Promise<string>
}

/** Maximum number of characters of a URL. Longer URLs are blocked. */
const LONGEST_ADDRESS = 8_192

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

/** Creates the ad blocker, or returns `undefined` if `@ghostery/adblocker` is not installed. */
export async function createBlocker(options: BlockerOptions) {
  const adblocker = await loadOptionalPackage(() => import('@ghostery/adblocker'))
  if (!adblocker) return undefined
  const { FiltersEngine, Request } = adblocker
  const lists = await readFilterLists(options)
  const engine =
    lists === undefined
      ? FiltersEngine.parse(await options.createAdblockFilters())
      : FiltersEngine.deserialize(await parseFiltersInThread(lists))
  return {
    /** @param type the request's type in the DevTools protocol, such as `Document` */
    isBlocked(address: string, type: string, page: string): boolean {
      if (address.length > LONGEST_ADDRESS) return true
      // Removes the port, since filters contain no ports.
      const url = address.replace(/^(\w+:\/\/[^/?#]*?):\d*(?=[/?#]|$)/, '$1')
      const given = { url, sourceUrl: page, type: TYPES.get(type) ?? 'other' }
      return engine.match(Request.fromRawDetails(given)).match
    },
    createHidingStyles(
      { href: url, hostname }: URL,
      { ids, classes }: Record<'ids' | 'classes', string[]>,
    ) {
      const { domain } = Request.fromRawDetails({ url, type: 'main_frame' })
      const { styles } = engine.getCosmeticsFilters({
        url,
        hostname,
        // An IP address has no registrable domain.
        domain: domain || hostname,
        ids,
        classes,
        getInjectionRules: false,
        getExtendedRules: false,
      })
      return styles
    },
  }
}

export type Blocker = NonNullable<Awaited<ReturnType<typeof createBlocker>>>

/** Parses filters in a thread, since 70,000 filters would block this one for a second. */
async function parseFiltersInThread(filters: string): Promise<Uint8Array> {
  const script = new URL('./filters-worker.js', import.meta.url)
  const worker = new Worker(script, { workerData: filters })
  const ending = once(worker, 'exit').then(() => [])
  const [bytes]: Uint8Array[] = await Promise.race([once(worker, 'message'), ending])
  if (bytes) return bytes
  throw new Error('the filters could not be parsed')
}
