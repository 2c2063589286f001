import type { Sharp, SharpConstructor } from 'sharp'
import type { OverlayJob } from '../../contracts/images.js'
import { openForeign } from './open-image.js'
import { frameWindow } from './window-frame.js'

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Puts an image into a window, and that in the middle of a background. */
export async function overlay(sharp: SharpConstructor, job: OverlayJob): Promise<Uint8Array> {
  const { picture, frame, width, height } = job
  const background = await openBackground(sharp, job)
  const input = frame ? await frameWindow(sharp, picture, frame) : picture
  const composed = background
    .resize({ width, height, fit: 'cover' })
    .composite([{ input, gravity: 'centre', limitInputPixels: false }])
  return encoded(composed, job).toBuffer()
}

async function openBackground(
  sharp: SharpConstructor,
  { background, width, height }: OverlayJob,
): Promise<Sharp> {
  if (!background) return sharp({ create: { width, height, channels: 4, background: CLEAR } })
  if (background.isForeign) return openForeign(sharp, background.image)
  return sharp(background.image, { limitInputPixels: false })
}

function encoded(image: Sharp, { type, quality }: OverlayJob): Sharp {
  if (type === 'png') return image.png()
  if (type === 'webp') return image.webp({ quality: Math.max(1, Math.round(quality)) })
  // JPEG knows no transparency.
  return image
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: Math.max(1, Math.round(quality)) })
}
