import { loadOnce } from '../../lib/data/lazy.js'
import { type BlockerOptions, createBlocker } from './blocker.js'
import { loadConsentKit } from './consent-kit.js'
import { LIST_AGE } from './filter-lists.js'

export function createPageCleaner(options: BlockerOptions) {
  let loadBlocker = loadOnce(loadNewBlocker)
  let renewAt = 0

  function loadNewBlocker() {
    renewAt = Date.now() + LIST_AGE
    return createBlocker(options)
  }

  async function renewBlocker(): Promise<void> {
    const next = await loadNewBlocker()
    loadBlocker = async () => next
  }

  return {
    loadBlocker: () => {
      const blocker = loadBlocker()
      if (Date.now() >= renewAt) renewBlocker().catch(() => undefined)
      return blocker
    },
    loadConsentKit: loadOnce(loadConsentKit),
  }
}

export type Cleaner = ReturnType<typeof createPageCleaner>
