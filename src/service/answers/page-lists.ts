import { randomUUID } from 'node:crypto'
import { LinkglassError } from '../../contracts/errors.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { BATCH_CONCURRENCY, runConcurrently } from '../../lib/async/concurrency.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import type { Cache } from '../cache/index.js'

const TTL = 24 * 3_600_000

const MAX_RUNNING_LISTS = 20

/** Milliseconds without new pages until a list counts as cancelled. */
const STALLED = 600_000

const MAX_BYTES = 64_000_000
const TOO_LARGE = `The pages of the list take more than ${MAX_BYTES / 1e6} MB. Send it in parts.`

interface PageList {
  readonly id: string
  readonly owner: string
  readonly urls: readonly string[]
  /** Unix time in milliseconds. */
  readonly startedAt: number
  readonly end?: 'completed' | 'cancelled'
}

export interface FailedPage {
  readonly index: number
  readonly url: string
  /** Unix time in milliseconds. */
  readonly at: number
  readonly code: string
  readonly message: string
}

type LoadPage = (url: string, signal: AbortSignal) => Promise<unknown>

const PAGE = Buffer.from('{"page":')

export function createPageLists(cache: Cache, toError: (thrown: unknown) => LinkglassError) {
  const running = new Map<string, AbortController>()

  async function loadPages(list: PageList, load: LoadPage, signal: AbortSignal): Promise<void> {
    const { id, urls } = list
    const loadPageAsJson = async (index: number, url: string) => {
      try {
        return `${PAGE}${JSON.stringify(await load(url, signal))}}`
      } catch (thrown) {
        const { code, message } = toError(thrown)
        return JSON.stringify({ index, url, at: Date.now(), code, message } satisfies FailedPage)
      }
    }
    const pages = runConcurrently(
      urls.entries(),
      ([, url]) => parseHttpUrl(url)?.hostname ?? '',
      BATCH_CONCURRENCY,
      async ([index, url]) => {
        if (signal.aborted || (await readPageList(id))?.end === 'cancelled') return
        const body = await loadPageAsJson(index, url)
        if (!signal.aborted) await storeText(toCacheKey(id, index), body)
      },
    )
    for await (const _ of pages);
    await endPageList(id, 'completed')
    running.delete(id)
  }

  async function findPageList(owner: string, id: string): Promise<PageList> {
    const list = await readPageList(id)
    if (list?.owner === owner) return list
    throw new LinkglassError('ENOTFOUND', 'There is no such list: it has expired, or is not yours.')
  }

  async function readPageList(id: string): Promise<PageList | undefined> {
    const entry = await cache.get(toCacheKey(id))
    return entry && (JSON.parse(entry.body.toString()) as PageList)
  }

  async function endPageList(id: string, end: NonNullable<PageList['end']>): Promise<void> {
    const list = await readPageList(id)
    if (list && list.end === undefined) await storePageList({ ...list, end })
  }

  function storePageList(list: PageList): Promise<void> {
    return storeText(toCacheKey(list.id), JSON.stringify(list))
  }

  function storeText(key: string, text: string): Promise<void> {
    return cache.set(key, {
      body: Buffer.from(text),
      storedAt: Date.now(),
      ttl: TTL,
      staleTtl: undefined,
      etag: '',
      fetchMode: 'skipped',
    })
  }

  return {
    /** @throws LinkglassError `EBUSY` */
    async start(owner: string, urls: readonly string[], load: LoadPage): Promise<string> {
      if (running.size >= MAX_RUNNING_LISTS) {
        throw createBusyError('The service works on as many lists as it may.', 10)
      }
      const list: PageList = { id: randomUUID(), owner, urls, startedAt: Date.now() }
      const controller = new AbortController()
      running.set(list.id, controller)
      await storePageList(list)
      void loadPages(list, load, controller.signal)
      return list.id
    },
    /** @throws LinkglassError `ENOTFOUND`, also for the list of another caller */
    async find(owner: string, id: string) {
      const list = await findPageList(owner, id)
      const pages: Buffer[] = []
      const failures: FailedPage[] = []
      let latest = list.startedAt
      let bytes = 0
      for (const [index, url] of list.urls.entries()) {
        const entry = await cache.get(toCacheKey(id, index))
        if (entry) {
          latest = Math.max(latest, entry.storedAt)
          bytes += entry.body.byteLength
          if (bytes > MAX_BYTES) throw new LinkglassError('EPAYLOAD', TOO_LARGE)
          if (entry.body.indexOf(PAGE) === 0) pages.push(entry.body.subarray(PAGE.length, -1))
          else failures.push(JSON.parse(entry.body.toString()) as FailedPage)
        } else if (list.end === 'completed') {
          const message = 'The page was answered, and is no longer kept.'
          failures.push({ index, url, at: latest, code: 'ENOTFOUND', message })
        }
      }
      const isStalled = Date.now() - latest > STALLED
      return {
        status: list.end ?? (isStalled ? ('cancelled' as const) : ('running' as const)),
        total: list.urls.length,
        done: pages.length + failures.length,
        /** Unix time in milliseconds. */
        expiresAt: list.startedAt + TTL,
        /** JSON of each loaded page, in the list's order. */
        pages,
        failures,
      }
    },
    /** @throws LinkglassError `ENOTFOUND`, also for the list of another caller */
    async cancel(owner: string, id: string): Promise<void> {
      const list = await findPageList(owner, id)
      if (list.end === undefined) await storePageList({ ...list, end: 'cancelled' })
      running.get(id)?.abort()
    },
    async close(): Promise<void> {
      const ids = [...running.keys()]
      for (const controller of running.values()) controller.abort()
      await Promise.all(ids.map((id) => endPageList(id, 'cancelled')))
    },
  }
}

export type PageLists = ReturnType<typeof createPageLists>
export type PageListState = Awaited<ReturnType<PageLists['find']>>

function toCacheKey(id: string, index?: number): string {
  return index === undefined ? `page-list ${id}` : `page-list ${id} ${index}`
}
