import type { Browser, CDPSession } from 'playwright-core'
import { memoryOf } from './process-memory.js'

export interface MemoryLimits {
  /** Bytes of the whole browser above which it is replaced. */
  readonly maxMemory: number
  /** Bytes of one page's process above which that is ended. */
  readonly pageMemory: number
}

export interface BrowserProcessOptions extends MemoryLimits {
  readonly maxVisits: number
  /** Whether its processes are on this machine. */
  readonly isLocal: boolean
}

/** Milliseconds between looks at what the processes take. */
const LOOK = 250

/** Milliseconds for a browser to end by itself. */
const CLOSE_TIMEOUT = 3_000

/** One browser from its start to its end: its visits, its memory, and when it takes no more of them. */
export class BrowserProcess {
  readonly browser: Browser
  /** Resolves when it is gone. */
  readonly ended: Promise<void>
  readonly #options: BrowserProcessOptions
  readonly #session: CDPSession | undefined
  #watch: NodeJS.Timeout | undefined
  #visits = 0
  #active = 0
  #retired = false
  #mainProcess: number | undefined

  static async of(browser: Browser, options: BrowserProcessOptions): Promise<BrowserProcess> {
    const session = options.isLocal ? await browser.newBrowserCDPSession() : undefined
    const running = new BrowserProcess(browser, session, options)
    await running.#look()
    return running
  }

  private constructor(
    browser: Browser,
    session: CDPSession | undefined,
    options: BrowserProcessOptions,
  ) {
    this.browser = browser
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
    } finally {
      this.#active--
      if (this.#active === 0) this.#rest()
    }
  }

  /** Takes no further visit, and ends after the last. */
  retire(): void {
    this.#retired = true
    if (this.#active === 0) void this.close()
  }

  async close(): Promise<void> {
    this.#retired = true
    clearInterval(this.#watch)
    const kill = setTimeout(() => this.#kill(this.#mainProcess), CLOSE_TIMEOUT)
    await this.browser.close().catch(() => undefined)
    clearTimeout(kill)
  }

  #rest(): void {
    clearInterval(this.#watch)
    this.#watch = undefined
    if (this.#retired) void this.close()
  }

  async #look(): Promise<void> {
    const { maxMemory, pageMemory } = this.#options
    const info = await this.#session?.send('SystemInfo.getProcessInfo').catch(() => undefined)
    if (!info) return
    this.#mainProcess ??= info.processInfo.find(({ type }) => type === 'browser')?.id
    const processes = await memoryOf(info.processInfo)
    if (processes.reduce((sum, { bytes }) => sum + bytes, 0) > maxMemory) this.#retired = true
    for (const { id, type, bytes } of processes) {
      if (type === 'renderer' && bytes > pageMemory) this.#kill(id)
    }
  }

  #kill(id: number | undefined): void {
    try {
      if (id !== undefined) process.kill(id, 'SIGKILL')
    } catch {
      // It ended by itself in the meantime.
    }
  }
}
