import type { Fetch } from '../../contracts/http.js'
import type { OembedLimits } from './ask-provider.js'
import { createLinkDescriber } from './describe-link.js'
import { createFindEmbed } from './find-embed.js'
import type { Registry } from './provider-registry.js'

export interface OembedOptions {
  readonly fetch: Fetch
  readonly limits: OembedLimits
  readonly registry: Registry
}

export function createOembed({ fetch, limits, registry }: OembedOptions) {
  return {
    findEmbed: createFindEmbed(fetch, limits, registry),
    describe: createLinkDescriber(fetch, limits, registry),
  }
}

export type Oembed = ReturnType<typeof createOembed>
