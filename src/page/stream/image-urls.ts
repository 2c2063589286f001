import { findLargestUrl, parseSrcset } from '../../values/index.js'
import type { MarkupReader } from './markup.js'

/** Attributes for an image's URL, best first. Lazy loaders keep the real URL in `data-` attributes. */
const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'src'] as const
const SOURCE_SETS = ['data-srcset', 'srcset'] as const

/** Matches types of images that many programs cannot read. */
const RARE_TYPE = /^\s*image\/(?:avif|hei[cf]|jp2|jxl)/i
/** Matches the width of the widest screen that a media query allows. */
const MAX_WIDTH = /(?:max-(?:device-)?width\s*:|width\s*<=?)\s*(\d+)/i

interface PictureSource {
  /** Undecoded URL. */
  readonly url: string
  readonly isRare: boolean
  readonly maxWidth: number
}

/** Finds the URLs of images: their own, or else that of the best `source` of their `picture`. */
export class ImageUrlFinder {
  #best: PictureSource | undefined
  #pictureDepth = 0

  openPicture(depth: number): void {
    this.#best = undefined
    this.#pictureDepth = depth
  }

  #isInPicture(markup: MarkupReader): boolean {
    return markup.depth > this.#pictureDepth && markup.getOpenName(this.#pictureDepth) === 'picture'
  }

  readSource(markup: MarkupReader): void {
    const url = this.#isInPicture(markup) ? findSourceSetUrl(markup) : undefined
    if (url === undefined) return
    const isRare = RARE_TYPE.test(markup.getAttribute('type') ?? '')
    const [, maxWidth] = MAX_WIDTH.exec(markup.getAttribute('media') ?? '') ?? []
    const source = { url, isRare, maxWidth: Number(maxWidth ?? Infinity) }
    if (!this.#best || isBetter(source, this.#best)) this.#best = source
  }

  /** Returns the undecoded URL. */
  findUrl(markup: MarkupReader): string | undefined {
    for (const name of SOURCES) {
      const value = markup.getAttribute(name)
      if (value?.trim() && !isDataUrl(value)) return value
    }
    const url = findSourceSetUrl(markup)
    if (url !== undefined || !this.#isInPicture(markup)) return url
    const source = this.#best
    this.#best = undefined
    return source?.url
  }
}

function isBetter(one: PictureSource, other: PictureSource): boolean {
  return one.isRare === other.isRare ? one.maxWidth > other.maxWidth : other.isRare
}

function findSourceSetUrl(markup: MarkupReader): string | undefined {
  for (const name of SOURCE_SETS) {
    const srcset = markup.getAttribute(name) ?? ''
    const [first] = parseSrcset(srcset)
    if (first && !isDataUrl(first.url)) return findLargestUrl(srcset) ?? first.url
  }
  return undefined
}

export function isDataUrl(address: string): boolean {
  return /^\s*data:/i.test(address)
}
