import type { Fetch } from '../../contracts/http.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { toText } from '../../values/index.js'
import { askProvider, type OembedLimits } from './ask-provider.js'
import { findEndpoint, type Registry } from './provider-registry.js'

/** Describes a link by its oEmbed provider, without fetching its page; returns `undefined` if that fails. */
export type DescribeLink = (url: URL, signal: AbortSignal) => Promise<LinkDescription | undefined>

export function createLinkDescriber(
  fetch: Fetch,
  limits: OembedLimits,
  registry: Registry,
): DescribeLink {
  return async (url, signal) => {
    const endpoint = findEndpoint(registry, url)
    if (!endpoint) return undefined
    const reply = await askProvider(fetch, endpoint, limits, signal)
    return reply.answer ? toDescription(reply.answer, reply.url) : undefined
  }
}

/** Converts a provider's answer; `description` is not part of oEmbed, but many providers send it. */
async function toDescription(answer: Readonly<Record<string, unknown>>, base: URL) {
  const { type, title, author_name, provider_name, description, thumbnail_url, url } = answer
  return {
    title: readText(title),
    author: readText(author_name),
    publisher: readText(provider_name),
    description: readText(description),
    /** Absolute `http(s)` URL; `null` if there is none. */
    image: readHttpUrl(thumbnail_url) ?? (type === 'photo' ? readHttpUrl(url) : null),
    /** Absolute URL that may lead to a video file; `null` if there is none. */
    video: type === 'video' ? await findVideoUrl(answer, base) : null,
  }
}

export type LinkDescription = Awaited<ReturnType<typeof toDescription>>

/** Finds the URL of a video file: in `url` if the provider gives it, or else in the provider's HTML. */
async function findVideoUrl({ url, html }: Readonly<Record<string, unknown>>, base: URL) {
  const address = readHttpUrl(url)
  if (address !== null || typeof html !== 'string') return address
  const { findVideoFile } = await import('./provider-markup.js')
  return findVideoFile(html, base)
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? toText(value) : null
}

function readHttpUrl(value: unknown): string | null {
  return typeof value === 'string' ? (parseHttpUrl(value)?.href ?? null) : null
}
