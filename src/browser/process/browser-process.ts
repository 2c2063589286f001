import { createFieldError } from '../../contracts/errors.js'
import { BrowserNotStarted } from '../../contracts/visit-result.js'
import { watchForHang } from './hang.js'
import { killProcess } from './kill-process.js'
import type { Launched } from './launch.js'
import { readProcessMemory } from './process-memory.js'

export interface MemoryLimits {
  /** Number of bytes above which the whole browser is killed. */
  readonly maxMemory: number
  /** Number of bytes above which one page's process is killed. */
  readonly pageMemory: number
}

interface BrowserProcessOptions extends MemoryLimits {
  readonly maxVisits: number
  readonly isLocal: boolean
}

const CHECK_INTERVAL = 250

/** Fraction of `maxMemory`. A browser that uses more gets no further visits. */
const FULL = 0.75
const NO_MEMORY = 'The browser was ended: its pages needed more memory than they may.'
const ALWAYS_FULL = 'LINKGLASS_BROWSER_MEMORY is less than a browser takes that has no page open'

/** Limits a browser's memory and visits. @throws BrowserNotStarted if it ends or is full before its first visit */
export async function watchBrowser(
  { browser, meter, kill }: Launched,
  { maxMemory, pageMemory, maxVisits, isLocal }: BrowserProcessOptions,
) {
  const session = isLocal ? await browser.newBrowserCDPSession() : undefined
  let watch: NodeJS.Timeout | undefined
  /** Id of the browser's main process, or 0 while unknown. */
  let mainId = 0
  let visits = 0
  let active = 0
  const state = { isRetired: false, isFull: false, isOverfull: false, isReading: false }
  const ended = new Promise<void>((resolve) => {
    browser.once('disconnected', () => {
      state.isRetired = true
      clearInterval(watch)
      resolve()
    })
  })
  const isUsable = () => !state.isRetired && browser.isConnected()

  async function close(): Promise<void> {
    state.isRetired = true
    clearInterval(watch)
    await browser.close().catch(() => undefined)
  }

  /** Waits for `work`, a short task. Kills the browser if its main process hangs meanwhile. */
  async function killBrowserIfHung<T>(work: Promise<T>): Promise<T> {
    const endWatch = watchForHang(mainId, kill)
    try {
      return await work
    } finally {
      endWatch()
    }
  }

  async function enforceMemoryLimits(): Promise<void> {
    if (!session || state.isReading) return
    state.isReading = true
    const asking = killBrowserIfHung(session.send('SystemInfo.getProcessInfo'))
    const info = await asking.catch(() => undefined)
    state.isReading = false
    if (!info) return
    mainId = info.processInfo.find(({ type }) => type === 'browser')?.id ?? 0
    const processes = await Promise.all(
      info.processInfo.map(async ({ id, type }) => ({
        id,
        type,
        bytes: await readProcessMemory(id),
      })),
    )
    const whole = processes.reduce((sum, { bytes }) => sum + bytes, 0)
    if (whole > FULL * maxMemory) state.isRetired = state.isFull = true
    if (whole > maxMemory) {
      state.isOverfull = true
      kill()
    }
    for (const { id, type, bytes } of processes) {
      if (type === 'renderer' && bytes > pageMemory) killProcess(id)
    }
  }

  await enforceMemoryLimits()
  if (!isUsable()) {
    await close()
    throw new BrowserNotStarted(state.isFull ? ALWAYS_FULL : 'it ended as soon as it was started')
  }
  return {
    browser,
    meter,
    ended,
    isUsable,
    close,
    killBrowserIfHung,
    async runVisit<T>(work: () => Promise<T>): Promise<T> {
      active++
      visits++
      if (visits >= maxVisits) state.isRetired = true
      watch ??= setInterval(() => void enforceMemoryLimits(), CHECK_INTERVAL).unref()
      try {
        return await work()
      } catch (error) {
        if (!state.isOverfull) throw error
        const advice = 'Try again later.'
        throw createFieldError('EFATAL', 'url', NO_MEMORY, { advice, cause: error })
      } finally {
        active--
        if (active === 0) {
          clearInterval(watch)
          watch = undefined
          if (state.isRetired) void close()
        }
      }
    },
    closeAfterVisits(): void {
      state.isRetired = true
      if (active === 0) void close()
    },
  }
}

export type BrowserProcess = Awaited<ReturnType<typeof watchBrowser>>
