export { createFindEmbed, type EmbedResult, type FindEmbed } from './find-embed.js'
export type { Provider } from './provider-registry.js'
