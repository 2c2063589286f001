import { type Blocker, type BlockerOptions, createBlocker } from './blocker.js'
import { type ConsentKit, loadConsentKit } from './consent-kit.js'
import { LIST_AGE } from './filter-lists.js'

/** Optional packages against advertisements and consent dialogs, each loaded at first use. */
export interface Cleaner {
  readonly blocker: () => Promise<Blocker | undefined>
  readonly consent: () => Promise<ConsentKit | undefined>
}

export function createCleaner(options: BlockerOptions): Cleaner {
  let blocker: Promise<Blocker | undefined> | undefined
  let renewAt = 0
  let consent: Promise<ConsentKit | undefined> | undefined

  function loadBlocker(): Promise<Blocker | undefined> {
    renewAt = Date.now() + LIST_AGE
    return createBlocker(options)
  }

  /** Reads the filter lists again in the background; visits use the old blocker meanwhile. */
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
    consent: () => {
      consent ??= loadConsentKit()
      return consent
    },
  }
}
