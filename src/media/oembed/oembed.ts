import type { Fetch } from '../../contracts/http.js'
import type { OembedLimits } from './ask-provider.js'
import { createLinkDescriber } from './describe-link.js'
import { createFindEmbed } from './find-embed.js'
import { createRegistry, type Provider } from './provider-registry.js'

export interface OembedOptions {
  readonly fetch: Fetch
  readonly limits: OembedLimits
  /** Providers that are asked before those of the public list. */
  readonly providers: readonly Provider[]
}

export function createOembed({ fetch, limits, providers }: OembedOptions) {
  const registry = createRegistry(providers)
  return {
    findEmbed: createFindEmbed(fetch, limits, registry),
    describe: createLinkDescriber(fetch, limits, registry),
  }
}

export type Oembed = ReturnType<typeof createOembed>
