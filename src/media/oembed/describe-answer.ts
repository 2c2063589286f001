import { parseHttpUrl } from '../../lib/net/http-url.js'
import { cleanText } from '../../values/index.js'

/** Converts an answer of oEmbed. Many providers add a `description`, which oEmbed does not define. */
export async function toLinkDescription(answer: Readonly<Record<string, unknown>>, base: URL) {
  const { type, title, author_name, provider_name, description, thumbnail_url, url } = answer
  return {
    title: toTextOrNull(title),
    author: toTextOrNull(author_name),
    publisher: toTextOrNull(provider_name),
    description: toTextOrNull(description),
    image: toHttpUrlOrNull(thumbnail_url) ?? (type === 'photo' ? toHttpUrlOrNull(url) : null),
    /** Absolute URL that may be a video file. */
    video: type === 'video' ? await findVideoUrl(answer, base) : null,
  }
}

export type LinkDescription = Awaited<ReturnType<typeof toLinkDescription>>

async function findVideoUrl({ url, html }: Readonly<Record<string, unknown>>, base: URL) {
  const address = toHttpUrlOrNull(url)
  if (address !== null || typeof html !== 'string') return address
  const { findVideoFile } = await import('./provider-markup.js')
  return findVideoFile(html, base)
}

function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' ? cleanText(value) : null
}

function toHttpUrlOrNull(value: unknown): string | null {
  return typeof value === 'string' ? (parseHttpUrl(value)?.href ?? null) : null
}
