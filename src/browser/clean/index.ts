export type { Blocker, BlockerOptions } from './blocker.js'
export { type Cleaner, createCleaner } from './cleaner.js'
export type { ConsentKit } from './consent-kit.js'
export { loadPeer, PeerMissing } from './peer.js'
