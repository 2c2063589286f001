import { computeOnce } from '../../lib/data/lazy.js'
import { type BlockerOptions, createBlocker } from './blocker.js'
import { loadConsentKit } from './consent-kit.js'
import { LIST_AGE } from './filter-lists.js'

/** Creates functions that load the ad blocker and the consent script at first use. */
export function createCleaner(options: BlockerOptions) {
  let blocker: ReturnType<typeof createBlocker> | undefined
  let renewAt = 0

  function loadBlocker() {
    renewAt = Date.now() + LIST_AGE
    return createBlocker(options)
  }

  /** Reads the filter lists again in the background. Visits use the old blocker meanwhile. */
  function renewBlocker(): void {
    const next = loadBlocker()
    next.then(
      () => {
        blocker = next
      },
      () => undefined,
    )
  }

  return {
    blocker: () => {
      blocker ??= loadBlocker()
      if (Date.now() >= renewAt) renewBlocker()
      return blocker
    },
    consent: computeOnce(loadConsentKit),
  }
}

export type Cleaner = ReturnType<typeof createCleaner>
