import type { Page } from 'playwright-core'
import { LinkglassError } from '../../contracts/errors.js'

/** The process of a page that dies takes with it whatever is waited for. */
export async function orCrash<T>(
  page: Page,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  let crash: (error: Error) => void = () => {}
  const crashed = new Promise<never>((_, reject) => {
    crash = reject
  })
  crashed.catch(() => undefined)
  page.once('crash', () => crash(new Crash()))
  page.context().once('close', () => crash(new Crash()))
  // What the driver waits for knows nothing of a caller who left.
  const leave = () => crash(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  const working = work()
  working.catch(() => undefined)
  try {
    return await Promise.race([working, crashed])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** The page's process or the browser died. */
export class Crash extends LinkglassError {
  constructor(cause?: unknown) {
    const text =
      'The page ended its process in the browser: it needs too much memory, or is broken.'
    super('EFATAL', text, { data: { url: text }, cause })
  }
}
