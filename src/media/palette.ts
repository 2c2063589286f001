import type { CallContext } from '../contracts/call-context.js'
import { LinkglassError } from '../contracts/errors.js'
import { ImageRefused, ImagesMissing, type ImageWork } from '../contracts/images.js'
import type { Media } from '../contracts/result.js'
import { type Color, findDistinctColors, measureContrast, toHex } from './colors.js'

export type Palette = Pick<Media, 'palette' | 'background_color' | 'color' | 'alternative_color'>

const MAX_COLORS = 6

/** Readable on any background, for images with fewer than two further colors. */
const BLACK_AND_WHITE: readonly Color[] = [
  [0, 0, 0],
  [255, 255, 255],
]

/**
 * Finds up to six colors, the most frequent first, and two that are readable on it (WCAG 2.2).
 * @throws LinkglassError when the optional library is not installed, or too many images wait
 */
export async function readPalette(
  bytes: Uint8Array,
  images: Pick<ImageWork, 'shrink'>,
  call: CallContext,
): Promise<Palette> {
  const pixels = await images.shrink(bytes, call).catch(ignoreUndecodable)
  const colors = pixels ? findDistinctColors(pixels, MAX_COLORS) : []
  const [background] = colors
  if (!background) return {}
  const others = colors.length > 2 ? colors.slice(1) : [...colors.slice(1), ...BLACK_AND_WHITE]
  const readable = others.sort(
    (a, b) => measureContrast(b, background) - measureContrast(a, background),
  )
  const [color = background, alternative = color] = readable
  return {
    palette: colors.map(toHex),
    background_color: toHex(background),
    color: toHex(color),
    alternative_color: toHex(alternative),
  }
}

/** Ignores an image that cannot be decoded; a missing library is an error. */
function ignoreUndecodable(error: unknown): undefined {
  if (error instanceof ImageRefused) return undefined
  throw error instanceof ImagesMissing ? new LinkglassError('EFATAL', ...MISSING) : error
}

const MISSING = [
  'Colors need the optional package `sharp`, which is not installed here: `npm install sharp`.',
  { data: { palette: 'Not available on this installation; leave it out.' } },
] as const
