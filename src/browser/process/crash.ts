import type { Page } from 'playwright-core'
import { LinkglassError } from '../../contracts/errors.js'
import { createDeferred } from '../../lib/async/abortable.js'

/** Does `work`, but rejects if the page crashes, since the driver might then wait forever. */
export async function rejectOnCrash<T>(page: Page, signal: AbortSignal, work: () => Promise<T>) {
  const { promise, resolve, reject } = createDeferred<T>(signal)
  page.once('crash', () => reject(new PageCrash()))
  page.context().once('close', () => reject(new PageCrash()))
  work().then(resolve, reject)
  return promise
}

export class PageCrash extends LinkglassError {
  constructor(cause?: unknown) {
    const text =
      'The page ended its process in the browser: it needs too much memory, or is broken.'
    super('EFATAL', text, { data: { url: text }, cause })
  }
}
