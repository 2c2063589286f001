import sharp from 'sharp'
import { interlacedPng } from '../../test/support/images.js'
import type { Attack } from './attack.js'

/** An image of 300 bytes that takes minutes of work. */
const TURBULENCE = `<svg xmlns="http://www.w3.org/2000/svg" width="12000" height="12000">
  <filter id="f"><feTurbulence baseFrequency=".9" numOctaves="9"/><feGaussianBlur stdDeviation="90"/></filter>
  <rect width="12000" height="12000" filter="url(#f)"/></svg>`

/** An image whose pixels all stay in memory until the last scan. */
const progressiveJpeg = await sharp({
  create: { width: 5_000, height: 5_000, channels: 3, background: 'red' },
})
  .jpeg({ progressive: true })
  .toBuffer()

const IMAGES = {
  'SVG of turbulence': { body: Buffer.from(TURBULENCE), type: 'image/svg+xml' },
  'interlaced PNG': { body: interlacedPng(5_000), type: 'image/png' },
  'interlaced PNG of 8,000 pixels a side': { body: interlacedPng(8_000), type: 'image/png' },
  'progressive JPEG': { body: progressiveJpeg, type: 'image/jpeg' },
}

/** Images that cost more than their bytes, as background or page image. */
export const IMAGE_ATTACKS: readonly Attack[] = Object.entries(IMAGES).flatMap(([name, linked]) => [
  {
    name: `overlay: ${name}`,
    page: '<p>x',
    linked,
    opensBrowser: true,
    times: 4,
    act: (service, url) =>
      service.ask({
        url,
        ...{ meta: 'false', screenshot: 'true', 'overlay.background': `${url}image` },
      }),
  },
  {
    name: `palette: ${name}`,
    page: '<meta property="og:image" content="image">',
    linked,
    times: 20,
    query: { 'meta.image': 'true', palette: 'true' },
  },
])
