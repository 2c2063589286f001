import type { SharpConstructor } from 'sharp'
import type { Media } from '../core/result.js'
import { loadSharp } from '../core/sharp.js'
import { type Color, contrast, distinctColors, toHex } from './colors.js'

export type Palette = Pick<Media, 'palette' | 'background_color' | 'color' | 'alternative_color'>

/** An image is refused by its declared size before a single one of its pixels is decoded. */
const MAX_PIXELS = 25_000_000

/** Seconds in which an image must be decoded. */
const MAX_SECONDS = 5

/** Pixels a side of the miniature whose colors are counted. */
const MINIATURE_SIDE = 64

const MAX_COLORS = 6

/** Read well on anything, where the image has no two further colors of its own. */
const BLACK_AND_WHITE: readonly Color[] = [
  [0, 0, 0],
  [255, 255, 255],
]

/**
 * Up to six distinct colors, the most frequent first; that one is the background, and the two that
 * can best be read on it (WCAG 2.2, contrast ratio) are `color` and `alternative_color`.
 * Nothing when the image cannot be decoded.
 * @throws LinkglassError when the optional library is not installed
 */
export async function readPalette(bytes: Uint8Array): Promise<Palette> {
  const sharp = await loadSharp(MISSING)
  const pixels = await decodePixels(sharp, bytes)
  const colors = pixels ? distinctColors(pixels, MAX_COLORS) : []
  const [background] = colors
  if (!background) return {}
  const others = colors.length > 2 ? colors.slice(1) : [...colors.slice(1), ...BLACK_AND_WHITE]
  const readable = others.sort((a, b) => contrast(b, background) - contrast(a, background))
  const [color = background, alternative = color] = readable
  return {
    palette: colors.map(toHex),
    background_color: toHex(background),
    color: toHex(color),
    alternative_color: toHex(alternative),
  }
}

const MISSING = {
  message:
    'Colors need the optional package `sharp`, which is not installed here: `npm install sharp`.',
  data: { palette: 'Not available on this installation; leave it out.' },
}

/** RGBA of a miniature, one byte a channel. */
async function decodePixels(
  sharp: SharpConstructor,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .resize(MINIATURE_SIDE, MINIATURE_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer()
  } catch {
    return undefined
  }
}
