import type { Media } from '../../../src/contracts/result.js'
import { mediaOf, type Success, textOf } from './answer.js'
import { CHAT_IMAGE, SOCIAL_CUT, SOCIAL_IMAGE } from './published.js'

export const PLACES = ['Chat', 'Social', 'Search'] as const
export type PlaceName = (typeof PLACES)[number]

/** A card as others show it. */
export interface Preview {
  readonly host: string
  readonly title: string
  readonly description: string | undefined
  readonly image: { readonly media: Media; readonly size: 'wide' | 'small' } | undefined
}

/** Texts are cut here where characters count; where lines do, they are cut by the style. */
export function previewOf(
  { data }: Pick<Success, 'data'>,
  asked: string,
  place: PlaceName,
): Preview {
  const cut = place === 'Social' ? SOCIAL_CUT : UNCUT
  const url = textOf(data.url) ?? asked
  const description = textOf(data.description)
  return {
    host: place === 'Search' ? trail(url) : hostOf(url),
    title: short(textOf(data.title) ?? hostOf(url), cut.title),
    description: description && short(description, cut.description),
    image: imageOf(mediaOf(data.image), place),
  }
}

const UNCUT = { title: Number.POSITIVE_INFINITY, description: Number.POSITIVE_INFINITY }

function imageOf(media: Media | undefined, place: PlaceName): Preview['image'] {
  if (!media || place === 'Search') return undefined
  const { width, height } = sizeOf(media)
  if (place === 'Chat') {
    const isWanted = width >= CHAT_IMAGE.width && width / height <= CHAT_IMAGE.flatness
    return { media, size: isWanted ? 'wide' : 'small' }
  }
  const { least, large } = SOCIAL_IMAGE
  if (width < least.width || height < least.height) return undefined
  return { media, size: width >= large.width && height >= large.height ? 'wide' : 'small' }
}

/** An image of which no size is known is taken for a good one. */
export function sizeOf({ width, height }: Media): { width: number; height: number } {
  return { width: width ?? SOCIAL_IMAGE.best.width, height: height ?? SOCIAL_IMAGE.best.height }
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
