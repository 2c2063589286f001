import type { Fetch } from '../contracts/http.js'
import { httpUrl } from '../lib/net/http-url.js'
import { toText } from '../values/index.js'
import { askProvider, type OembedLimits } from './ask-provider.js'
import { endpointFor, type Registry } from './provider-registry.js'
import { videoIn } from './video-in.js'

/** What a provider says of a link in words, the image that stands for it, and the video that it is. */
export interface LinkDescription {
  readonly title: string | null
  readonly author: string | null
  readonly publisher: string | null
  readonly description: string | null
  /** Absolute `http(s)` address. */
  readonly image: string | null
  /** Absolute address of what may be a file to play. */
  readonly video: string | null
}

/**
 * The provider of a link, if the list knows one, asked about the link itself: no page is needed
 * for that, so it also answers for pages that show a wall instead. `undefined`: nobody to ask, or
 * nothing said.
 */
export type DescribeLink = (url: URL, signal: AbortSignal) => Promise<LinkDescription | undefined>

export function createDescribeLink(
  fetch: Fetch,
  limits: OembedLimits,
  registry: Registry,
): DescribeLink {
  return async (url, signal) => {
    const endpoint = endpointFor(registry, url)
    if (!endpoint) return undefined
    const reply = await askProvider(fetch, endpoint, limits, signal)
    return reply.answer ? descriptionOf(reply.answer, reply.url) : undefined
  }
}

/** oEmbed, section 2.3.4. `description` is not part of it, but many providers give one. */
function descriptionOf(answer: Readonly<Record<string, unknown>>, base: URL): LinkDescription {
  const { type, title, author_name, provider_name, description, thumbnail_url, url } = answer
  return {
    title: textOf(title),
    author: textOf(author_name),
    publisher: textOf(provider_name),
    description: textOf(description),
    image: addressOf(thumbnail_url) ?? (type === 'photo' ? addressOf(url) : null),
    video: type === 'video' ? videoOf(answer, base) : null,
  }
}

/** The markup of a video has to be there (section 2.3.4.2); some providers name its file beside it. */
function videoOf({ url, html }: Readonly<Record<string, unknown>>, base: URL): string | null {
  return addressOf(url) ?? (typeof html === 'string' ? videoIn(html, base) : null)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? toText(value) : null
}

function addressOf(value: unknown): string | null {
  return typeof value === 'string' ? (httpUrl(value)?.href ?? null) : null
}
