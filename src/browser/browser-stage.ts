import type { CallContext } from '../contracts/call-context.js'
import type { ImageWork, OverlayJob } from '../contracts/images.js'
import type { VisitWays } from '../contracts/visit-ways.js'
import { listInjectedUrls, parseFullUrl, type Visit, type VisitRequest } from '../params/index.js'
import type { BlockerOptions } from './clean/blocker.js'
import { createPageCleaner } from './clean/cleaner.js'
import { createPageMeasurer } from './lighthouse/lighthouse.js'
import { createBrowserPool, type PoolOptions } from './process/browser-pool.js'
import { PageCrash } from './process/crash.js'
import { loadDriver } from './process/launch.js'
import { createVisitNetwork, type NetworkLimits } from './visit/visit-network.js'
import { visitPage } from './visit/visit-page.js'
import type { VisitOptions } from './visit/visit-steps.js'

export interface BrowserStageOptions
  extends PoolOptions,
    NetworkLimits,
    BlockerOptions,
    Omit<VisitWays, 'tape'>,
    Omit<VisitOptions, 'fetch' | 'cleaner' | 'compose'> {
  readonly images: ImageWork
  readonly maxReport: number
}

export function createBrowserStage(options: BrowserStageOptions) {
  const pool = createBrowserPool(options)
  const cleaner = createPageCleaner(options)

  async function visitOnce(ways: VisitWays, request: VisitRequest, call: CallContext) {
    return pool.runWithBrowser(call, (running, proxy) => {
      const network = createVisitNetwork(ways.dial, options, request.proxy)
      const compose = (job: OverlayJob) => options.images.overlay(job, call)
      const given = { ...options, ...ways, cleaner, compose }
      return visitPage(running, proxy, network, request, given, call.signal)
    })
  }

  const createVisit =
    (ways: VisitWays): Visit =>
    async (request, call) => {
      const { signal } = call
      const until = performance.now() + request.timeout
      const scheme = parseFullUrl(request.screenshot?.codeScheme || '')
      const addresses = [request.url, ...listInjectedUrls(request.browserOptions), scheme]
      for (const url of addresses) if (url) await ways.check(url, signal)
      for (let tries = 0; ; tries++) {
        try {
          const timeout = Math.max(1, until - performance.now())
          return await visitOnce(ways, { ...request, timeout }, call)
        } catch (error) {
          signal.throwIfAborted()
          if (!(error instanceof PageCrash) || tries >= request.retry) throw error
        }
      }
    }

  return {
    visit: createVisit(options),
    createVisit,
    measure: createPageMeasurer(options),
    /** Loads code in advance, which blocks the event loop for half a second. */
    prepare: async () => {
      // Does not wait for the operator's lists, since fetching them may take long. Visits wait for them.
      const blocker = cleaner.loadBlocker().catch(() => undefined)
      const isHere = options.adblockLists.length === 0
      await Promise.all([loadDriver(), cleaner.loadConsentKit(), isHere && blocker])
    },
    load: pool.load,
    close: pool.close,
  }
}

export type BrowserStage = ReturnType<typeof createBrowserStage>
