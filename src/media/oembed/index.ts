export { OEMBED_LIMITS } from './ask-provider.js'
export type { LinkDescription } from './describe-answer.js'
export { createOembedClient, type EmbedResult, type Oembed } from './oembed.js'
export { createRegistry, type Provider } from './provider-registry.js'
