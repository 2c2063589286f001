import type { Query } from '../core/query.js'
import type { Detection } from '../metadata/index.js'
import type { EmbedResult, FindEmbed } from '../oembed/index.js'

/** What the page's provider offers for embedding it; `undefined` when nobody asked. */
export async function requestEmbed(
  findEmbed: FindEmbed,
  { iframe }: Query,
  url: URL,
  { oembed: discovered }: Detection,
  signal: AbortSignal,
): Promise<EmbedResult | undefined> {
  return iframe && findEmbed({ url, discovered, options: iframe }, signal)
}
