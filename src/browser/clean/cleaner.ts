import { computeOnce } from '../../lib/data/lazy.js'
import { type BlockerOptions, createBlocker } from './blocker.js'
import { loadConsentKit } from './consent-kit.js'
import { LIST_AGE } from './filter-lists.js'

export function createPageCleaner(options: BlockerOptions) {
  let blocker: ReturnType<typeof createBlocker> | undefined
  let renewAt = 0

  function loadNewBlocker() {
    renewAt = Date.now() + LIST_AGE
    return createBlocker(options)
  }

  async function renewBlocker(): Promise<void> {
    const next = loadNewBlocker()
    await next
    blocker = next
  }

  return {
    loadBlocker: () => {
      blocker ??= loadNewBlocker()
      if (Date.now() >= renewAt) renewBlocker().catch(() => undefined)
      return blocker
    },
    loadConsentKit: computeOnce(loadConsentKit),
  }
}

export type Cleaner = ReturnType<typeof createPageCleaner>
