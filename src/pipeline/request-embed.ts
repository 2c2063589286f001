import type { Query } from '../core/query.js'
import type { OptionalDetection } from '../metadata/index.js'
import type { EmbedResult, FindEmbed } from '../oembed/index.js'

/** What the page's provider offers for embedding it; `undefined` when nobody asked. */
export async function requestEmbed(
  oembed: FindEmbed,
  { iframe }: Query,
  url: URL,
  { oembed: discovered }: OptionalDetection,
  signal: AbortSignal,
): Promise<EmbedResult | undefined> {
  return iframe && oembed({ url, discovered, options: iframe }, signal)
}
