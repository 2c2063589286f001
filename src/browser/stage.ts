import type { Load } from '../core/events.js'
import type { Dial, Fetch } from '../core/http.js'
import { addressesIn } from '../core/visit.js'
import type { Visit, Visited, VisitRequest } from '../core/visited.js'
import { BrowserPool, type PoolOptions } from './browser-pool.js'
import type { BrowserSource } from './discover.js'
import { Passage, type PassageLimits } from './passage.js'
import { Crash, type VisitOptions, visitPage } from './visit-page.js'

export interface BrowserOptions extends PoolOptions, PassageLimits, Omit<VisitOptions, 'fetch'> {
  readonly source: BrowserSource
  /** How every connection of the browser is made. */
  readonly dial: Dial
  readonly fetch: Fetch
}

export interface BrowserStage {
  readonly visit: Visit
  load(): Load
  close(): Promise<void>
}

/** What opens pages; the browser itself is started by the first visit. */
export function openStage(options: BrowserOptions): BrowserStage {
  const pool = new BrowserPool(options)

  async function visitOnce(request: VisitRequest, signal: AbortSignal): Promise<Visited> {
    return pool.run(signal, (browser, egress) => {
      const passage = new Passage(options.dial, options, request.proxy)
      return visitPage(browser, egress, passage, request, options, signal)
    })
  }

  return {
    async visit(request, signal) {
      const until = performance.now() + request.timeout
      const addresses = [request.url, ...addressesIn(request.steering)]
      for (const url of addresses) await options.check(url, signal)
      for (let tries = 0; ; tries++) {
        try {
          const timeout = Math.max(1, until - performance.now())
          return await visitOnce({ ...request, timeout }, signal)
        } catch (error) {
          signal.throwIfAborted()
          if (!(error instanceof Crash) || tries >= request.retry) throw error
        }
      }
    },
    load: () => pool.load(),
    close: () => pool.close(),
  }
}
