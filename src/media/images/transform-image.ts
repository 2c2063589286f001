import type { Sharp, SharpConstructor } from 'sharp'
import { ImageRefused, type ImageSource, type OverlayJob } from '../../contracts/images.js'
import { drawWindowFrame } from './window-frame.js'

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

export async function drawOverlay(sharp: SharpConstructor, job: OverlayJob): Promise<Uint8Array> {
  const { picture, frame, width, height } = job
  const background = await openBackground(sharp, job)
  const input = frame ? await drawWindowFrame(sharp, picture, frame) : picture
  const composed = background
    .resize({ width, height, fit: 'cover' })
    .composite([{ input, gravity: 'centre', limitInputPixels: false }])
  return encodeImage(composed, job).toBuffer()
}

async function openBackground(sharp: SharpConstructor, { background, width, height }: OverlayJob) {
  if (!background) return sharp({ create: { width, height, channels: 4, background: CLEAR } })
  return openImage(sharp, background)
}

function encodeImage(image: Sharp, { type, quality: wanted }: OverlayJob): Sharp {
  if (type === 'png') return image.png()
  const quality = Math.max(1, Math.round(wanted))
  if (type === 'webp') return image.webp({ quality })
  // JPEG has no transparency.
  return image.flatten({ background: '#ffffff' }).jpeg({ quality })
}

/** Maximum number of pixels of an image from elsewhere. It is checked before the image is decoded. */
const MAX_PIXELS = 25_000_000

/** @throws ImageRefused if the image is too large or unreadable */
async function openImage(sharp: SharpConstructor, { image, isForeign }: ImageSource) {
  if (!isForeign) return sharp(image, { limitInputPixels: false })
  const { width, height } = await sharp(image, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new ImageRefused('is not an image in PNG, JPEG, WebP, GIF or AVIF', { cause })
    })
  if (width * height > MAX_PIXELS)
    throw new ImageRefused(`has more than ${MAX_PIXELS / 1e6} megapixels`)
  return sharp(image, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' })
}

/** Maximum width and height of the small copy, in pixels. */
const SIDE = 64

/** Shrinks an image. Returns raw RGBA, with one byte for each channel. */
export async function shrinkImage(
  sharp: SharpConstructor,
  source: ImageSource,
): Promise<Uint8Array> {
  const opened = await openImage(sharp, source)
  return opened
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer()
}
