import type { Browser, CDPSession } from 'playwright-core'
import { LinkglassError } from '../../contracts/errors.js'
import { BrowserNotStarted } from '../../contracts/visit-result.js'
import { endProcess } from './end-process.js'
import { watchForHang } from './hang.js'
import type { Launched } from './launch.js'
import { readProcessMemory } from './process-memory.js'

export interface MemoryLimits {
  /** Bytes of the whole browser above which it is killed; a little below it takes no more visits. */
  readonly maxMemory: number
  /** Bytes of one page's process above which that is ended. */
  readonly pageMemory: number
}

export interface BrowserProcessOptions extends MemoryLimits {
  readonly maxVisits: number
  /** True if its processes are on this machine. */
  readonly isLocal: boolean
}

/** Milliseconds between two readings of the processes' memory. */
const LOOK = 250

/** The share of its memory above which a browser takes no further visit. */
const FULL = 0.75

const ALWAYS_FULL = 'LINKGLASS_BROWSER_MEMORY is less than a browser takes that has no page open'

/** One browser: counts its visits, watches its memory, and retires it in time. */
export class BrowserProcess {
  readonly browser: Browser
  readonly meter: Launched['meter']
  readonly ended: Promise<void>
  readonly #options: BrowserProcessOptions
  readonly #session: CDPSession | undefined
  #watch: NodeJS.Timeout | undefined
  /** Id of its main process; 0 while unknown. */
  #id = 0
  #visits = 0
  #active = 0
  #retired = false
  #isFull = false
  #isOverfull = false
  #isLooking = false
  readonly #kill: () => void

  /** @throws BrowserNotStarted for one that takes too much memory before its first visit, or ends */
  static async start(launched: Launched, options: BrowserProcessOptions): Promise<BrowserProcess> {
    const session = options.isLocal ? await launched.browser.newBrowserCDPSession() : undefined
    const running = new BrowserProcess(launched, session, options)
    await running.#look()
    if (running.usable) return running
    await running.close()
    throw new BrowserNotStarted(
      running.#isFull ? ALWAYS_FULL : 'it ended as soon as it was started',
    )
  }

  private constructor(
    { browser, meter, kill }: Launched,
    session: CDPSession | undefined,
    options: BrowserProcessOptions,
  ) {
    this.browser = browser
    this.meter = meter
    this.#kill = kill
    this.#session = session
    this.#options = options
    this.ended = new Promise((resolve) => {
      browser.once('disconnected', () => {
        this.#retired = true
        clearInterval(this.#watch)
        resolve()
      })
    })
  }

  get usable(): boolean {
    return !this.#retired && this.browser.isConnected()
  }

  async use<T>(work: () => Promise<T>): Promise<T> {
    this.#active++
    this.#visits++
    if (this.#visits >= this.#options.maxVisits) this.#retired = true
    this.#watch ??= setInterval(() => void this.#look(), LOOK).unref()
    try {
      return await work()
    } catch (error) {
      throw this.#isOverfull ? createMemoryError(error) : error
    } finally {
      this.#active--
      if (this.#active === 0) this.#rest()
    }
  }

  /** Accepts no further visits, and closes after the last. */
  retire(): void {
    this.#retired = true
    if (this.#active === 0) void this.close()
  }

  async close(): Promise<void> {
    this.#retired = true
    clearInterval(this.#watch)
    await this.browser.close().catch(() => undefined)
  }

  /** Kills the browser if it hangs instead of ending `work`, which takes any browser a moment. */
  async killUnless<T>(work: Promise<T>): Promise<T> {
    const endWatch = watchForHang(this.#id, this.#kill)
    try {
      return await work
    } finally {
      endWatch()
    }
  }

  #rest(): void {
    clearInterval(this.#watch)
    this.#watch = undefined
    if (this.#retired) void this.close()
  }

  async #look(): Promise<void> {
    const { maxMemory, pageMemory } = this.#options
    if (!this.#session || this.#isLooking) return
    this.#isLooking = true
    const asking = this.killUnless(this.#session.send('SystemInfo.getProcessInfo'))
    const info = await asking.catch(() => undefined)
    this.#isLooking = false
    if (!info) return
    this.#id = info.processInfo.find(({ type }) => type === 'browser')?.id ?? 0
    const processes = await readProcessMemory(info.processInfo)
    const whole = processes.reduce((sum, { bytes }) => sum + bytes, 0)
    if (whole > FULL * maxMemory) this.#retired = this.#isFull = true
    if (whole > maxMemory) {
      this.#isOverfull = true
      this.#kill()
    }
    for (const { id, type, bytes } of processes) {
      if (type === 'renderer' && bytes > pageMemory) endProcess(id)
    }
  }
}

function createMemoryError(cause: unknown): LinkglassError {
  const text = 'The browser was ended: its pages needed more memory than they may.'
  return new LinkglassError('EFATAL', `${text} Try again later.`, { data: { url: text }, cause })
}
