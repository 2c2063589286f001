export type { DescribeLink, LinkDescription } from './describe-link.js'
export type { EmbedResult, FindEmbed } from './find-embed.js'
export { createOembed, type Oembed } from './oembed.js'
export type { Provider } from './provider-registry.js'
