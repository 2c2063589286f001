export type { Blocker, BlockerOptions } from './blocker.js'
export { type Cleaner, createCleaner } from './cleaner.js'
export type { ConsentKit } from './consent-kit.js'
export { loadOptionalPackage, PeerMissing } from './peer.js'
