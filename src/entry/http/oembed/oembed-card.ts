import { escapeUTF8 } from 'entities'
import type { Media, Result } from '../../../contracts/result.js'
import { parseHttpUrl } from '../../../lib/net/http-url.js'

/** Maximum size in pixels. A side is `Infinity` if the caller gives no limit. */
export interface MaxSize {
  readonly maxwidth: number
  readonly maxheight: number
}

const MAX_CARD_WIDTH = 480
const TEXT_HEIGHT = 180
const MIN_CARD_WIDTH = 200

/** Creates a photo or a rich card, or a link if neither is possible (oEmbed 1.0, 2.3.4). */
export function createOembedResponse(
  result: Result,
  target: URL,
  maxSize: MaxSize,
  cacheAge: number,
) {
  const { title, author, publisher, url: address = '' } = pickTextFields(result)
  const url = parseHttpUrl(address) ?? target
  const image = findMeasuredImage(result.data.image)
  const about = {
    version: '1.0',
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author_name: author }),
    ...(publisher !== undefined && { provider_name: publisher }),
    provider_url: `${url.origin}/`,
    cache_age: cacheAge,
  }
  const isImage = result.headers?.['content-type']?.startsWith('image/') ?? false
  const isFitting = image && image.width <= maxSize.maxwidth && image.height <= maxSize.maxheight
  if (isImage && isFitting) return { type: 'photo', ...about, ...image }
  const thumbnail = isFitting && {
    thumbnail_url: image.url,
    thumbnail_width: image.width,
    thumbnail_height: image.height,
  }
  const card = renderCard(result, url, image, maxSize)
  return card
    ? { type: 'rich', ...about, ...thumbnail, ...card }
    : { type: 'link', ...about, ...thumbnail }
}

type MeasuredImage = Required<Pick<Media, 'url' | 'width' | 'height'>>

function pickTextFields({ data }: Result): Partial<Record<string, string>> {
  const entries = Object.entries(data).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries) as Record<string, string>
}

function findMeasuredImage(value: Result['data'][string] | undefined): MeasuredImage | undefined {
  if (typeof value !== 'object' || value === null || !('url' in value)) return undefined
  const { url, width, height } = value as Media
  return parseHttpUrl(url) && width && height ? { url, width, height } : undefined
}

/** Renders a card. Returns `undefined` if there is too little text or room for one. */
function renderCard(result: Result, url: URL, image: MeasuredImage | undefined, maxSize: MaxSize) {
  const { title, description, author, publisher, date } = pickTextFields(result)
  const width = Math.min(MAX_CARD_WIDTH, maxSize.maxwidth)
  const shown = image && scaleToWidth(image, width)
  const height = TEXT_HEIGHT + (shown?.height ?? 0)
  if (title === undefined || (description === undefined && !image)) return undefined
  if (width < MIN_CARD_WIDTH || height > maxSize.maxheight) return undefined
  const from = [publisher, author, date?.slice(0, 10)].filter((part) => part !== undefined)
  const link = escapeXml(url.href)
  const lines = [
    shown &&
      `<a href="${link}"><img src="${escapeXml(shown.url)}" alt="" width="${shown.width}" height="${shown.height}"></a>`,
    `<p><a href="${link}"><strong>${escapeXml(title)}</strong></a></p>`,
    description !== undefined && `<p>${escapeXml(description)}</p>`,
    from.length > 0 && `<footer>${escapeXml(from.join(' · '))}</footer>`,
  ].filter((line) => typeof line === 'string')
  return { html: `<blockquote cite="${link}">${lines.join('')}</blockquote>`, width, height }
}

function scaleToWidth({ url, width, height }: MeasuredImage, maxWidth: number): MeasuredImage {
  const factor = Math.min(1, maxWidth / width)
  return { url, width: Math.round(width * factor), height: Math.round(height * factor) }
}

export function formatOembedXml(oembed: ReturnType<typeof createOembedResponse>): string {
  const elements = Object.entries(oembed).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`,
  )
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`
}

/** Characters that XML 1.0 does not allow (section 2.2). */
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

function escapeXml(text: string): string {
  return escapeUTF8(text.replace(CONTROLS, '')).replaceAll('&apos;', '&#39;')
}
