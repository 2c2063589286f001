import { parseHttpUrl } from '../../lib/net/http-url.js'
import { toText } from '../../values/index.js'

/** Converts a provider's answer. Many providers send a `description`, although oEmbed has none. */
export async function toLinkDescription(answer: Readonly<Record<string, unknown>>, base: URL) {
  const { type, title, author_name, provider_name, description, thumbnail_url, url } = answer
  return {
    title: readText(title),
    author: readText(author_name),
    publisher: readText(provider_name),
    description: readText(description),
    /** Absolute `http(s)` URL, or `null`. */
    image: readHttpUrl(thumbnail_url) ?? (type === 'photo' ? readHttpUrl(url) : null),
    /** Absolute URL that may lead to a video file, or `null`. */
    video: type === 'video' ? await findVideoUrl(answer, base) : null,
  }
}

export type LinkDescription = Awaited<ReturnType<typeof toLinkDescription>>

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
