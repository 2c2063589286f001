import { type Blocker, type BlockerOptions, openBlocker } from './blocker.js'
import { type ConsentKit, openConsentKit } from './consent-kit.js'

/** What keeps pages clean, as far as it is installed; each part is loaded by the first who wants it. */
export interface Cleaner {
  readonly blocker: () => Promise<Blocker | undefined>
  readonly consent: () => Promise<ConsentKit | undefined>
}

export function createCleaner(options: BlockerOptions): Cleaner {
  let blocker: Promise<Blocker | undefined> | undefined
  let consent: Promise<ConsentKit | undefined> | undefined
  return {
    blocker: () => {
      blocker ??= openBlocker(options)
      return blocker
    },
    consent: () => {
      consent ??= openConsentKit()
      return consent
    },
  }
}
