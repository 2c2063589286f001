export { OEMBED_LIMITS } from './ask-provider.js'
export type { DescribeLink, LinkDescription } from './describe-link.js'
export { createOembed, type EmbedResult, type Oembed } from './oembed.js'
export { createRegistry, type Provider } from './provider-registry.js'
