import type { Fetch } from '../contracts/http.js'
import type { Embed } from '../contracts/result.js'
import { httpUrl } from '../lib/net/http-url.js'
import { askProvider, type OembedLimits } from './ask-provider.js'
import { endpointFor, type Registry } from './provider-registry.js'
import { splitScripts } from './split-scripts.js'

export interface EmbedRequest {
  /** The page's final address. */
  readonly url: URL
  /** Where the page itself says that its embed is described. */
  readonly discovered: string | undefined
  /** The caller's options, passed on to the provider. */
  readonly options: ReadonlyMap<string, string>
}

/** What came of it: the embed, or why there is none. */
export type EmbedResult =
  | { readonly embed: Embed }
  | { readonly embed: null; readonly reason: string }

/** The embed that a page's provider offers for it (oEmbed 1.0). */
export type FindEmbed = (wanted: EmbedRequest, signal: AbortSignal) => Promise<EmbedResult>

export function createFindEmbed(fetch: Fetch, limits: OembedLimits, registry: Registry): FindEmbed {
  return async ({ url, discovered, options }, signal) => {
    // What the page itself says goes before what others know of it.
    const own = discovered === undefined ? undefined : httpUrl(discovered)
    const endpoint = own ?? endpointFor(registry, url)
    if (!endpoint) return none('no oEmbed provider is named by the page or known for it')
    endpoint.search = withOptions(endpoint.searchParams, options)
    const reply = await askProvider(fetch, endpoint, limits, signal)
    if (!reply.answer) return none(reply.reason)
    const { html } = reply.answer
    // Only videos and rich content have HTML (section 2.3.4).
    if (typeof html !== 'string' || html.trim() === '') return none('its provider offers no HTML')
    return { embed: splitScripts(html, reply.url) }
  }
}

/** Written at once: an address that changes is read and written again for each change. */
function withOptions(own: URLSearchParams, options: EmbedRequest['options']): string {
  const wishes = new Map([...options].map(([name, value]) => [canonical(name), value]))
  const kept = [...own].filter(([name]) => !wishes.has(name))
  return String(new URLSearchParams([...kept, ...wishes]))
}

/** oEmbed, section 2.2: the two options that every provider supports are written in lower case. */
function canonical(name: string): string {
  return /^max_?(?:width|height)$/i.test(name) ? name.toLowerCase().replace('_', '') : name
}

function none(reason: string): EmbedResult {
  return { embed: null, reason }
}
