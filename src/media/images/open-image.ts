import type { Sharp, SharpConstructor } from 'sharp'
import { ImageRefused } from '../../contracts/images.js'

/** Pixels of a stranger's image, refused by its head before one of them is decoded. */
const MAX_PIXELS = 25_000_000

/** @throws ImageRefused for an image that is too large, or that nothing here decodes */
export async function openForeign(sharp: SharpConstructor, image: Uint8Array): Promise<Sharp> {
  const { width, height } = await sharp(image, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new ImageRefused('is not an image in PNG, JPEG, WebP, GIF or AVIF', { cause })
    })
  if (width * height > MAX_PIXELS)
    throw new ImageRefused(`has more than ${MAX_PIXELS / 1e6} megapixels`)
  return sharp(image, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' })
}
