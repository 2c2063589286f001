import type { Query } from '../core/query.js'
import type { AskedDetection } from '../metadata/asked.js'
import type { Embedding, Oembed } from '../oembed/index.js'

/** What the page's provider offers for embedding it; `undefined` when nobody asked. */
export async function findEmbed(
  oembed: Oembed,
  { iframe }: Query,
  url: URL,
  { oembed: discovered }: AskedDetection,
  signal: AbortSignal,
): Promise<Embedding | undefined> {
  return iframe && oembed({ url, discovered, options: iframe }, signal)
}
