import type { Media } from '../../src/core/result.js'
import { mediaOf, type Success, textOf } from './answer.js'

export const PLACES = ['Chat', 'Social', 'Search'] as const
export type PlaceName = (typeof PLACES)[number]

/** A card as others show it. */
export interface Preview {
  readonly host: string
  readonly title: string
  readonly description: string | undefined
  readonly image: { readonly media: Media; readonly size: 'wide' | 'small' } | undefined
}

interface Cut {
  readonly title: number
  readonly description: number
}

/** Characters, by what is published of each kind: embeds of chats, cards of social sites. */
const CUTS: Readonly<Record<PlaceName, Cut>> = {
  Chat: { title: 256, description: 350 },
  Social: { title: 70, description: 200 },
  // A search cuts by pixels: 600 for a title on a wide screen, two lines of description.
  Search: { title: 60, description: 160 },
}

/** Pixels below which social cards show an image small, and none at all. */
export const WIDE_FROM = { width: 600, height: 315 }
export const SHOWN_FROM = 200

export function previewOf(
  { data }: Pick<Success, 'data'>,
  asked: string,
  place: PlaceName,
): Preview {
  const cut = CUTS[place]
  const url = textOf(data.url) ?? asked
  const description = textOf(data.description)
  return {
    host: place === 'Search' ? trail(url) : hostOf(url),
    title: short(textOf(data.title) ?? hostOf(url), cut.title),
    description: description && short(description, cut.description),
    image: place === 'Search' ? undefined : imageOf(mediaOf(data.image)),
  }
}

function imageOf(media: Media | undefined): Preview['image'] {
  if (!media) return undefined
  const { width = WIDE_FROM.width, height = WIDE_FROM.height } = media
  if (Math.min(width, height) < SHOWN_FROM) return undefined
  const isWide = width >= WIDE_FROM.width && height >= WIDE_FROM.height && width > height
  return { media, size: isWide ? 'wide' : 'small' }
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

/** A search shows where a page lies: `example.com › posts › 1`. */
function trail(url: string): string {
  if (!URL.canParse(url)) return url
  const steps = new URL(url).pathname.split('/').filter((step) => step !== '')
  return [hostOf(url), ...steps.slice(0, 3)].join(' › ')
}

/** Cut between words, as far as there are any. */
function short(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > length / 2 ? cut.slice(0, space) : cut}…`
}
