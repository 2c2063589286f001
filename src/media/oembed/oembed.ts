import type { Fetch } from '../../contracts/http.js'
import type { Embed } from '../../contracts/result.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { askProvider, type OembedLimits } from './ask-provider.js'
import { toLinkDescription } from './describe-answer.js'
import { buildEndpointUrl, type Registry } from './provider-registry.js'

interface EmbedRequest {
  /** The page's final URL. */
  readonly url: URL
  readonly discovered: string | undefined
  readonly options: ReadonlyMap<string, string>
}

export type EmbedResult =
  | { readonly embed: Embed }
  | { readonly embed: null; readonly reason: string }

export function createOembedClient(fetch: Fetch, limits: OembedLimits, registry: Registry) {
  return {
    findEmbed: async (
      { url, discovered, options }: EmbedRequest,
      signal: AbortSignal,
    ): Promise<EmbedResult> => {
      const own = discovered === undefined ? undefined : parseHttpUrl(discovered)
      const endpoint = own ?? buildEndpointUrl(registry, url)
      if (!endpoint) return { embed: null, reason: UNKNOWN }
      endpoint.search = mergeQueryOptions(endpoint.searchParams, options)
      const reply = await askProvider(fetch, endpoint, limits, signal)
      if (!reply.answer) return { embed: null, reason: reply.reason }
      const { html } = reply.answer
      // Only videos and rich content have HTML (oEmbed 1.0, section 2.3.4).
      if (typeof html !== 'string' || html.trim() === '')
        return { embed: null, reason: 'its provider offers no HTML' }
      const { separateScriptsFromHtml } = await import('./provider-markup.js')
      return { embed: separateScriptsFromHtml(html, reply.url) }
    },
    /** Describes a link without fetching its page, or returns `undefined`. */
    describeLink: async (url: URL, signal: AbortSignal) => {
      const endpoint = buildEndpointUrl(registry, url)
      if (!endpoint) return undefined
      const reply = await askProvider(fetch, endpoint, limits, signal)
      return reply.answer ? toLinkDescription(reply.answer, reply.url) : undefined
    },
  }
}

export type Oembed = ReturnType<typeof createOembedClient>

function mergeQueryOptions(own: URLSearchParams, options: EmbedRequest['options']): string {
  const wishes = new Map([...options].map(([name, value]) => [toOembedName(name), value]))
  const kept = [...own].filter(([name]) => !wishes.has(name))
  return String(new URLSearchParams([...kept, ...wishes]))
}

/** Converts `maxWidth` and `max_width` to `maxwidth`. Heights are converted in the same way. */
function toOembedName(name: string): string {
  return /^max_?(?:width|height)$/i.test(name) ? name.toLowerCase().replace('_', '') : name
}

const UNKNOWN = 'no oEmbed provider is named by the page or known for it'
