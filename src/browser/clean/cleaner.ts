import { computeOnce } from '../../lib/data/lazy.js'
import { type BlockerOptions, createBlocker } from './blocker.js'
import { loadConsentKit } from './consent-kit.js'
import { LIST_AGE } from './filter-lists.js'

export function createCleaner(options: BlockerOptions) {
  let blocker: ReturnType<typeof createBlocker> | undefined
  let renewAt = 0

  function startLoading() {
    renewAt = Date.now() + LIST_AGE
    return createBlocker(options)
  }

  /** Reads the filter lists again in the background. Visits use the old blocker meanwhile. */
  async function renewBlocker(): Promise<void> {
    const next = startLoading()
    await next
    blocker = next
  }

  return {
    loadBlocker: () => {
      blocker ??= startLoading()
      if (Date.now() >= renewAt) renewBlocker().catch(() => undefined)
      return blocker
    },
    loadConsentKit: computeOnce(loadConsentKit),
  }
}

export type Cleaner = ReturnType<typeof createCleaner>
