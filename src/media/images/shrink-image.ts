import type { SharpConstructor } from 'sharp'
import { openForeign } from './open-image.js'

/** Pixels a side, enough to count the colors of an image. */
const SIDE = 64

/** RGBA of a miniature, one byte a channel. */
export async function shrink(sharp: SharpConstructor, image: Uint8Array): Promise<Uint8Array> {
  const opened = await openForeign(sharp, image)
  return opened
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer()
}
