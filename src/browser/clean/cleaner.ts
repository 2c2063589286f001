import { type Blocker, type BlockerOptions, openBlocker } from './blocker.js'
import { type ConsentKit, openConsentKit } from './consent-kit.js'
import { LIST_AGE } from './filter-lists.js'

/** What keeps pages clean, as far as it is installed; each part is loaded by the first who wants it. */
export interface Cleaner {
  readonly blocker: () => Promise<Blocker | undefined>
  readonly consent: () => Promise<ConsentKit | undefined>
}

export function createCleaner(options: BlockerOptions): Cleaner {
  let blocker: Promise<Blocker | undefined> | undefined
  let renewAt = 0
  let consent: Promise<ConsentKit | undefined> | undefined

  function open(): Promise<Blocker | undefined> {
    renewAt = Date.now() + LIST_AGE
    return openBlocker(options)
  }

  /** In the background: visits have the one there is meanwhile. */
  function renew(): void {
    const next = open()
    next.then(
      () => {
        blocker = next
      },
      () => undefined,
    )
  }

  return {
    blocker: () => {
      blocker ??= open()
      if (Date.now() >= renewAt) renew()
      return blocker
    },
    consent: () => {
      consent ??= openConsentKit()
      return consent
    },
  }
}
