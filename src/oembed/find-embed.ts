import { deadline } from '../core/deadline.js'
import { LinkglassError } from '../core/errors.js'
import type { Fetch } from '../core/http.js'
import { httpUrl } from '../core/http-url.js'
import type { Embed } from '../core/result.js'
import { createRegistry, type Provider } from './provider-registry.js'
import { splitScripts } from './split-scripts.js'

export interface OembedLimits {
  /** Bytes of a provider's answer. */
  readonly maxBytes: number
  /** Milliseconds for a provider to answer. */
  readonly timeout: number
}

export interface OembedOptions {
  readonly fetch: Fetch
  readonly limits: OembedLimits
  /** Providers asked before those of the public list. */
  readonly providers: readonly Provider[]
}

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

export function createFindEmbed({ fetch, limits, providers }: OembedOptions): FindEmbed {
  const registry = createRegistry(providers)
  return async ({ url, discovered, options }, outer) => {
    const endpoint = endpointOf(url, discovered, registry(url))
    if (!endpoint) return none('no oEmbed provider is named by the page or known for it')
    for (const [name, value] of options) endpoint.searchParams.set(canonical(name), value)
    const { signal, clear } = deadline(limits.timeout, outer)
    try {
      return await askProvider(fetch, endpoint, limits.maxBytes, signal)
    } catch (error) {
      outer.throwIfAborted()
      return none(error instanceof LinkglassError ? error.message : 'its provider gave no JSON')
    } finally {
      clear()
    }
  }
}

/** What the page itself says goes before what others know of it. */
function endpointOf(url: URL, discovered: string | undefined, known: URL | undefined) {
  const own = discovered === undefined ? undefined : httpUrl(discovered)
  if (own || !known) return own
  known.searchParams.set('url', url.href)
  known.searchParams.set('format', 'json')
  return known
}

/** oEmbed, section 2.2: the two options that every provider supports are written in lower case. */
function canonical(name: string): string {
  return /^max_?(?:width|height)$/i.test(name) ? name.toLowerCase().replace('_', '') : name
}

async function askProvider(
  fetch: Fetch,
  endpoint: URL,
  maxBytes: number,
  signal: AbortSignal,
): Promise<EmbedResult> {
  const headers = { accept: 'application/json' }
  const fetched = await fetch(endpoint, { signal, headers, maxBytes })
  try {
    if (fetched.statusCode !== 200) return none(`its provider answered ${fetched.statusCode}`)
    const chunks: Uint8Array[] = []
    for await (const chunk of fetched.body) chunks.push(chunk)
    const html = htmlOf(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    if (html === undefined) return none('its provider offers no HTML')
    return { embed: splitScripts(html, fetched.url) }
  } finally {
    fetched.cancel()
  }
}

/** Only videos and rich content have HTML (section 2.3.4). */
function htmlOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('html' in answer)) return undefined
  return typeof answer.html === 'string' && answer.html.trim() !== '' ? answer.html : undefined
}

function none(reason: string): EmbedResult {
  return { embed: null, reason }
}
