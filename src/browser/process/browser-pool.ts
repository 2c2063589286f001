import type { CallContext } from '../../contracts/call-context.js'
import type { Load } from '../../contracts/events.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import { type BrowserProxy, openBrowserProxy } from '../visit/browser-proxy.js'
import { BrowserProcess, type MemoryLimits } from './browser-process.js'
import { type LaunchOptions, launch } from './launch.js'

export interface PoolOptions extends MemoryLimits, LaunchOptions {
  /** Pages open at once. */
  readonly pages: number
  /** Visits that wait for one; the next is refused. */
  readonly queue: number
  /** Visits after which the browser is replaced. */
  readonly maxVisits: number
}

/** Milliseconds without a visit after which the browser is closed. */
const IDLE = 60_000

/** One browser for all visits, started by the first, replaced as it ages. */
export class BrowserPool {
  readonly #options: PoolOptions
  readonly #line: FairQueue
  #proxy: Promise<BrowserProxy> | undefined
  #current: Promise<BrowserProcess> | undefined
  /** The browser in use, and those that are still closing. */
  readonly #all = new Set<BrowserProcess>()
  #idle: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: PoolOptions) {
    this.#options = options
    const { pages: places, queue } = options
    // A caller with long visits leaves a page to the others.
    const placesPerCaller = Math.max(1, places - 1)
    this.#line = new FairQueue({ places, placesPerCaller, queue, refusal: createRefusal })
  }

  load(): Load {
    return { busy: this.#line.busy, waiting: this.#line.queued }
  }

  /** @throws LinkglassError `EBUSY` when too many wait already */
  async run<T>(
    call: CallContext,
    work: (browser: BrowserProcess, proxy: BrowserProxy) => Promise<T>,
  ): Promise<T> {
    const giveBack = await this.#line.take(call)
    clearTimeout(this.#idle)
    try {
      const proxy = await this.#openProxy()
      const running = await this.#open(proxy)
      return await running.use(() => work(running, proxy))
    } finally {
      giveBack()
      if (this.#line.busy === 0) this.#closeLater()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#idle)
    await this.#current?.catch(() => undefined)
    await Promise.all([...this.#all].map((running) => running.close()))
    const proxy = await this.#proxy?.catch(() => undefined)
    proxy?.close()
  }

  #openProxy(): Promise<BrowserProxy> {
    this.#proxy ??= openBrowserProxy(this.#options.egress)
    this.#proxy.catch(() => {
      this.#proxy = undefined
    })
    return this.#proxy
  }

  async #open(proxy: BrowserProxy): Promise<BrowserProcess> {
    if (this.#closed) throw createRefusal()
    const current = this.#current ?? this.#start(proxy)
    this.#current = current
    try {
      const running = await current
      if (running.usable) return running
    } catch (error) {
      this.#forget(current)
      throw error
    }
    this.#forget(current)
    return this.#open(proxy)
  }

  /** Starts a browser; once more where the first was ended as it started, which a busy machine may do. */
  async #start(proxy: BrowserProxy): Promise<BrowserProcess> {
    return this.#launch(proxy).catch(() => this.#launch(proxy))
  }

  async #launch({ address }: BrowserProxy): Promise<BrowserProcess> {
    const { source } = this.#options
    const launched = await launch({ ...this.#options, egress: address })
    const isLocal = source.kind !== 'remote'
    const running = await BrowserProcess.start(launched, { ...this.#options, isLocal })
    this.#all.add(running)
    running.ended.then(() => this.#all.delete(running))
    return running
  }

  #forget(current: Promise<BrowserProcess>): void {
    if (this.#current === current) this.#current = undefined
  }

  #closeLater(): void {
    const current = this.#current
    this.#idle = setTimeout(() => {
      if (current) this.#forget(current)
      current?.then((running) => running.retire()).catch(() => undefined)
    }, IDLE).unref()
  }
}

/** Seconds; a visit seldom takes longer. */
const RETRY_AFTER = 5

function createRefusal(): Error {
  const reason = 'The service’s browser has as many pages open and waiting as it may.'
  return createBusyError(reason, RETRY_AFTER)
}
