import type { Fetch } from '../../contracts/http.js'
import type { OembedLimits } from './ask-provider.js'
import { createDescribeLink, type DescribeLink } from './describe-link.js'
import { createFindEmbed, type FindEmbed } from './find-embed.js'
import { createRegistry, type Provider } from './provider-registry.js'

export interface OembedOptions {
  readonly fetch: Fetch
  readonly limits: OembedLimits
  /** Providers asked before those of the public list. */
  readonly providers: readonly Provider[]
}

export interface Oembed {
  readonly findEmbed: FindEmbed
  readonly describe: DescribeLink
}

export function createOembed({ fetch, limits, providers }: OembedOptions): Oembed {
  const registry = createRegistry(providers)
  return {
    findEmbed: createFindEmbed(fetch, limits, registry),
    describe: createDescribeLink(fetch, limits, registry),
  }
}
