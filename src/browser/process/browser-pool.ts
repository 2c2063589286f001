import type { CallContext } from '../../contracts/call-context.js'
import type { Load } from '../../contracts/events.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import { type BrowserProxy, openBrowserProxy } from '../visit/browser-proxy.js'
import { type BrowserProcess, type MemoryLimits, watchBrowser } from './browser-process.js'
import { type LaunchOptions, launchBrowser } from './launch.js'

export interface PoolOptions extends MemoryLimits, LaunchOptions {
  readonly pages: number
  readonly queue: number
  /** Number of visits after which the browser is replaced. */
  readonly maxVisits: number
}

const IDLE_TIMEOUT = 60_000

/** Runs one browser, which is replaced after many visits or if it takes much memory. */
export function createBrowserPool(options: PoolOptions) {
  const { pages: places, queue, source } = options
  // A caller may use all pages but one, which is left to others.
  const placesPerCaller = Math.max(1, places - 1)
  const line = new FairQueue({ places, placesPerCaller, queue, refusal: createQueueFullError })
  let opening: Promise<BrowserProxy> | undefined
  let current: Promise<BrowserProcess> | undefined
  /** All running browsers, including replaced ones whose visits have not ended. */
  const all = new Set<BrowserProcess>()
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function getOrOpenBrowserProxy(): Promise<BrowserProxy> {
    opening ??= openBrowserProxy(options.egress)
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  async function getOrStartBrowser(proxy: BrowserProxy): Promise<BrowserProcess> {
    if (isClosed) throw createQueueFullError()
    // Starts a second time after a failure, which may happen on a busy machine.
    const starting = current ?? startBrowser(proxy).catch(() => startBrowser(proxy))
    current = starting
    const running = await starting.catch((error) => {
      forgetBrowser(starting)
      throw error
    })
    if (running.isUsable()) return running
    forgetBrowser(starting)
    return getOrStartBrowser(proxy)
  }

  async function startBrowser({ address }: BrowserProxy): Promise<BrowserProcess> {
    const launched = await launchBrowser({ ...options, egress: address })
    const running = await watchBrowser(launched, { ...options, isLocal: source.kind !== 'remote' })
    all.add(running)
    running.ended.then(() => all.delete(running))
    return running
  }

  function forgetBrowser(starting: Promise<BrowserProcess>): void {
    if (current === starting) current = undefined
  }

  function closeBrowserWhenIdle(): void {
    const starting = current
    idle = setTimeout(() => {
      if (starting) forgetBrowser(starting)
      starting?.then((running) => running.closeAfterVisits()).catch(() => undefined)
    }, IDLE_TIMEOUT).unref()
  }

  return {
    load: (): Load => ({ busy: line.busyCount, waiting: line.queuedCount }),
    /** @throws LinkglassError `EBUSY` if too many visits wait */
    async runWithBrowser<T>(
      call: CallContext,
      work: (browser: BrowserProcess, proxy: BrowserProxy) => Promise<T>,
    ): Promise<T> {
      const giveBack = await line.acquire(call)
      clearTimeout(idle)
      try {
        const proxy = await getOrOpenBrowserProxy()
        const running = await getOrStartBrowser(proxy)
        return await running.runVisit(() => work(running, proxy))
      } finally {
        giveBack()
        if (line.busyCount === 0) closeBrowserWhenIdle()
      }
    },
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(idle)
      await current?.catch(() => undefined)
      await Promise.all([...all].map((running) => running.close()))
      const proxy = await opening?.catch(() => undefined)
      proxy?.close()
    },
  }
}

/** Value of `retry-after`: the seconds that most visits take. */
const RETRY_AFTER = 5

function createQueueFullError(): Error {
  const reason = 'The service’s browser has as many pages open and waiting as it may.'
  return createBusyError(reason, RETRY_AFTER)
}
