import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { OverlayJob } from '../../../src/contracts/images.js'
import { createImageJobQueue } from '../../../src/media/images/index.js'
import { interlacedPng, png, svg } from '../../support/images.js'

const images = createImageJobQueue()
afterAll(() => images.close())

const call = { signal: new AbortController().signal }

const RED = png(1, 1, [255, 0, 0])
const RED_PIXEL = Buffer.of(255, 0, 0, 255)

const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const

function square(side: number) {
  return { width: side, height: side }
}

/** Decodes the encoded image, since its bytes depend on the encoder. */
async function toPixels(image: Sharp): Promise<Buffer> {
  return sharp(await image.png().toBuffer())
    .raw()
    .toBuffer()
}

const JOB: OverlayJob = {
  ...{ picture: RED, background: undefined, frame: undefined },
  ...{ width: 4, height: 4, type: 'png', quality: 80 },
}

/** Takes minutes, and would take gigabytes as a file. */
const ENDLESS: OverlayJob = { ...JOB, width: 60_000, height: 60_000 }

describe('an image that is not decoded', () => {
  const NO_IMAGE = 'is not an image in PNG, JPEG, WebP, GIF or AVIF'
  test.each([
    ['an SVG', svg('width="9" height="9"', ''), NO_IMAGE],
    ['noise', Buffer.from('noise'), NO_IMAGE],
    ['one of 24,000 pixels a side', png(24_000, 24_000), 'has more than 25 megapixels'],
    ['a cut one', png(200, 200).subarray(0, 60), 'cannot be decoded'],
    ['one without an end', interlacedPng(100).subarray(0, 100), 'cannot be decoded'],
  ])('%s', async (_, image, message) => {
    const refused = { name: 'ImageRefused', message }
    await expect(images.shrink({ image, isForeign: true }, call)).rejects.toMatchObject(refused)
    const background = { image, isForeign: true }
    await expect(images.overlay({ ...JOB, background }, call)).rejects.toMatchObject(refused)
  })

  test('one that needs more memory than the process has', async () => {
    const background = { image: interlacedPng(7_500), isForeign: false }
    await expect(images.overlay({ ...JOB, background }, call)).rejects.toMatchObject({
      name: 'ImageRefused',
      message: expect.stringMatching('cannot be decoded|needs more memory'),
    })
    expect(await images.shrink({ image: RED, isForeign: true }, call)).toEqual(RED_PIXEL)
  })
})

test('one at the limits is decoded', async () => {
  const miniature = await images.shrink({ image: interlacedPng(5_000), isForeign: true }, call)
  expect(miniature).toEqual(Buffer.alloc(64 * 64 * 4))
})

test('one of several megabytes is decoded, alone and as a background', async () => {
  const noise = { create: { ...square(1_100), channels: 3, noise: NOISE }, limitInputPixels: false }
  const image = await sharp(noise as SharpOptions)
    .png()
    .toBuffer()
  expect(image.length).toBeGreaterThan(3_000_000)
  const source = { image, isForeign: true }
  const small = sharp(image).resize(64, 64).ensureAlpha().raw()
  expect(await images.shrink(source, call)).toEqual(await small.toBuffer())
  const drawn = await images.overlay({ ...JOB, ...square(1_100), background: source }, call)
  const expected = sharp(image)
    .composite([{ input: RED }])
    .ensureAlpha()
  const pixels = await toPixels(sharp(drawn).ensureAlpha())
  expect(pixels.equals(await toPixels(expected))).toBe(true)
})

test.each(['png', 'jpeg', 'webp'] as const)(
  'our own picture as %s at its limits, too',
  async (type) => {
    const size = { width: 8_000, height: 5_000, channels: 3, background: '#c81e3c' } as const
    const image = await sharp({ create: size, limitInputPixels: false }).toFormat(type).toBuffer()
    const { length, 0: red = 0 } = await images.shrink({ image, isForeign: false }, call)
    expect([length, Math.abs(red - 0xc8) < 9]).toEqual([64 * 40 * 4, true])
    const refused = { name: 'ImageRefused', message: 'has more than 25 megapixels' }
    await expect(images.shrink({ image, isForeign: true }, call)).rejects.toMatchObject(refused)
  },
)

test('a job that nobody waits for any more ends at once, and with it its process', async () => {
  const controller = new AbortController()
  const leaving = images.overlay(ENDLESS, controller)
  const waiting = images.shrink({ image: RED, isForeign: true }, call)
  controller.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  expect(await waiting).toEqual(RED_PIXEL)
})

test.each(['png', 'jpeg', 'webp'] as const)('an overlay is a file of type %s', async (type) => {
  const made = await images.overlay({ ...JOB, type, frame: { scheme: 'light', scale: 1 } }, call)
  expect(await sharp(made).metadata()).toMatchObject({ format: type, width: 4, height: 4 })
})
