import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createMediaStage } from '../../src/media/media-stage.js'
import { readPalette } from '../../src/media/palette.js'
import { decoded, jpg, png, svg } from '../support/images.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { plainFetch } from '../support/plain-fetch.js'

function twoTone(background: string, shape: string) {
  return svg(
    'width="64" height="64"',
    `<rect width="64" height="64" fill="${background}"/><rect width="64" height="20" fill="${shape}"/>`,
  )
}

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
    twoTone('#102040', '#f0e0a0'),
    {
      palette: ['#102040', '#f0e0a0'],
      background_color: '#102040',
      color: '#ffffff',
      alternative_color: '#f0e0a0',
    },
  ],
  ['nothing of a transparent picture', svg('width="9" height="9"', ''), {}],
  ['nothing of a cut picture', decoded('webpLossy').subarray(0, 40), {}],
  ['nothing of a picture without pixels', jpg(20, 20), {}],
  ['nothing of a bomb', png(65_000, 65_000), {}],
  ['nothing of noise', deflateSync('noise'), {}],
])('%s', async (_, bytes, palette) => {
  expect(await readPalette(bytes)).toEqual(palette)
})

let origin: Origin
beforeAll(async () => {
  origin = await startOrigin({
    '/a.png': png(20, 20, [200, 30, 60], 200_000),
    '/evil.svg': svg('width="9" height="9" onload="alert(1)"', '<rect width="9" height="9"/>'),
  })
})
afterAll(() => origin.close())

const limits = { maxProbeBytes: 10_000, maxSizeBytes: 1_000_000, maxCandidates: 4, timeout: 2_000 }
const media = createMediaStage({ fetch: plainFetch, limits })
const { signal } = new AbortController()

it('joins the media object when asked for', async () => {
  const url = new URL('/a.png', origin.base)
  const plain = {
    url: url.href,
    type: 'png',
    size: 200_000,
    height: 20,
    width: 20,
    size_pretty: '200 kB',
  }
  expect(await media.probe(url, signal)).toEqual(plain)
  expect(await media.probe(url, signal, { palette: true })).toEqual({
    ...plain,
    palette: ['#c81e3c'],
    background_color: '#c81e3c',
    color: '#ffffff',
    alternative_color: '#000000',
  })
})

it('renders no executable markup', async () => {
  const url = new URL('/evil.svg', origin.base)
  expect(await media.probe(url, signal, { palette: true })).not.toHaveProperty('palette')
})

it('says what to install where the library is missing', async () => {
  vi.doMock('sharp', () => {
    throw new Error("Cannot find package 'sharp'")
  })
  await expect(readPalette(png(2, 2))).rejects.toMatchObject({
    name: 'LinkglassError',
    message: expect.stringContaining('npm install sharp'),
  })
  vi.doUnmock('sharp')
})
