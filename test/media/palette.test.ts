import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ImagesMissing } from '../../src/contracts/images.js'
import { createImageJobQueue } from '../../src/media/images/index.js'
import { createMediaStage, readPalette } from '../../src/media/media-stage.js'
import { decoded, jpg, png, svg } from '../support/images.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { plainFetch } from '../support/plain-fetch.js'

const call = { signal: new AbortController().signal }
const images = createImageJobQueue()
afterAll(() => images.close())

/** A third of `shape`, the rest of `background`. */
function twoTone(background: string, shape: string): Promise<Buffer> {
  const bar = { create: { width: 64, height: 20, channels: 3, background: shape } } as const
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .composite([{ input: bar, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } }).png()

it.each<[string, Uint8Array, object]>([
  [
    'one color, read on it in black or white',
    png(20, 20, [200, 30, 60]),
    {
      palette: ['#c81e3c'],
      background_color: '#c81e3c',
      color: '#ffffff',
      alternative_color: '#000000',
    },
  ],
  [
    'two colors, the frequent one first',
    await twoTone('#102040', '#f0e0a0'),
    {
      palette: ['#102040', '#f0e0a0'],
      background_color: '#102040',
      color: '#ffffff',
      alternative_color: '#f0e0a0',
    },
  ],
  ['nothing of a transparent picture', await clear.toBuffer(), {}],
  ['nothing of an SVG', svg('width="9" height="9"', '<rect width="9" height="9"/>'), {}],
  ['nothing of a cut picture', decoded('webpLossy').subarray(0, 40), {}],
  ['nothing of a picture without pixels', jpg(20, 20), {}],
  ['nothing of a bomb', png(65_000, 65_000), {}],
  ['nothing of noise', deflateSync('noise'), {}],
])('%s', async (_, bytes, palette) => {
  expect(await readPalette({ image: bytes, isForeign: true }, images, call)).toEqual(palette)
})

let origin: Origin
beforeAll(async () => {
  origin = await startOrigin({
    '/a.png': png(20, 20, [200, 30, 60], 200_000),
  })
})
afterAll(() => origin.close())

const limits = { maxProbeBytes: 10_000, maxSizeBytes: 1_000_000, maxCandidates: 4, timeout: 60_000 }
const media = createMediaStage({ fetch: plainFetch, limits, images })

it('is that of the whole image at an address', async () => {
  const url = new URL('/a.png', origin.base)
  const plain = {
    url: url.href,
    type: 'png',
    size: 200_000,
    height: 20,
    width: 20,
    size_pretty: '200 kB',
  }
  expect(await media.probeFile(url, call.signal)).toEqual(plain)
  expect(await media.fetchPalette(url, call)).toEqual({
    palette: ['#c81e3c'],
    background_color: '#c81e3c',
    color: '#ffffff',
    alternative_color: '#000000',
  })
})

it('says what to install where the library is missing', async () => {
  const missing = { shrink: () => Promise.reject(new ImagesMissing()) }
  await expect(
    readPalette({ image: png(2, 2), isForeign: true }, missing, call),
  ).rejects.toMatchObject({
    name: 'LinkglassError',
    message: expect.stringContaining('npm install sharp'),
  })
})
