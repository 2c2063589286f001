import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readDimensions } from '../../src/media/dimensions.js'
import { sniffType } from '../../src/media/file-type.js'

import { cpuTime } from '../support/cpu.js'
import { bmp, decoded, gif, ico, jpg, png, svg, tiff } from '../support/images.js'

function read(bytes: Uint8Array) {
  const type = sniffType(bytes)
  return type && readDimensions(type, bytes)
}

function rebranded(brand: string): Buffer {
  return Buffer.from(decoded('avif').toString('latin1').replaceAll('avif', brand), 'latin1')
}

function box(type: string, ...content: (Buffer | readonly number[])[]): Buffer {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inside.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inside])
}

const itemId = (item: number, isWide: boolean) => (isWide ? [0, 0, 0, item] : [0, item])

/** As a telephone writes them: item 1 is a tile, 2 the picture of all tiles, 3 its thumbnail. */
function heic(properties: readonly number[][], isWide = false): Buffer {
  const index = (property: number) => (isWide ? [0x80, property] : [0x80 + property])
  const items = properties.flatMap((given, at) => [
    ...itemId(at + 1, isWide),
    ...[given.length, ...given.flatMap(index)],
  ])
  return heicOfItems(Buffer.from(items), isWide)
}

/** @param items the entries of `ipma` */
function heicOfItems(items: Buffer, isWide = false): Buffer {
  const size = (...[width = 0, height = 0]: number[]) =>
    box('ispe', [0, 0, 0, 0, 0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255])
  const full = [Number(isWide), 0, 0, 0]
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
    box(
      'meta',
      ...[[0, 0, 0, 0], box('pitm', full, itemId(2, isWide))],
      box(
        'iprp',
        box('ipco', size(512, 512), size(4032, 3024), size(320, 240), box('irot', [3])),
        box('ipma', [Number(isWide), 0, 0, Number(isWide)], [0, 0, 0, 3], items),
      ),
    ),
  ])
}

/** Begins an entry of item 2 with 200 properties, of which the file holds one. */
const CUT_ITEMS = Buffer.from([0, 2, 200, 0x82])

/** Repeats an entry of 255 properties of one item, as often as 250 kB hold it. */
function repeatItem(item: number): Buffer {
  return Buffer.concat(Array(969).fill(Buffer.from([0, item, 255, ...Array(255).fill(0x81)])))
}

const TURNED = heic([[1], [2, 4], [3]])

describe('raster pictures', () => {
  it('avif, turned and mirrored in every way', async () => {
    const background = 'red'
    const sizes = [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => {
      const picture = sharp({ create: { width: 120, height: 80, channels: 3, background } })
      return read(await picture.withMetadata({ orientation }).avif().toBuffer())
    })
    const [wide, high] = [
      { width: 120, height: 80 },
      { width: 80, height: 120 },
    ]
    expect(await Promise.all(sizes)).toEqual([wide, wide, wide, wide, high, high, high, high])
  })

  it.each([
    ['of tiles, turned', heic([[1], [2, 4], [3, 4]]), { width: 3024, height: 4032 }],
    ['with wide numbers, turned', heic([[1], [2, 4], [3]], true), { width: 3024, height: 4032 }],
    ['with a thumbnail that is turned', heic([[1], [2], [3, 4]]), { width: 4032, height: 3024 }],
    ['with properties that are not there', heic([[1], [2, 9], [3]]), { width: 4032, height: 3024 }],
    ['with fewer properties than counted', heicOfItems(CUT_ITEMS), { width: 4032, height: 3024 }],
  ])('heic, %s', (_, bytes, size) => {
    expect(read(bytes)).toEqual(size)
  })

  it.each([1, 2])('heic, with a thousand entries of item %i: costs little', async (item) => {
    const picture = heicOfItems(repeatItem(item))
    const repeat = () => {
      for (let count = 0; count < 50; count++)
        expect(read(picture)).toEqual({ width: 4032, height: 3024 })
    }
    expect(await cpuTime(repeat)).toBeLessThan(500)
  })

  it.each<[string, Uint8Array, { width: number; height: number }]>([
    ['png', png(280, 140), { width: 280, height: 140 }],
    ['png, first bytes only', png(280, 140).subarray(0, 33), { width: 280, height: 140 }],
    ['gif', gif(17, 9), { width: 17, height: 9 }],
    ['jpg', jpg(640, 480), { width: 640, height: 480 }],
    ['jpg, upright', jpg(640, 480, { orientation: 1 }), { width: 640, height: 480 }],
    ['jpg, upside down', jpg(640, 480, { orientation: 3 }), { width: 640, height: 480 }],
    ['jpg, mirrored and turned', jpg(640, 480, { orientation: 5 }), { width: 480, height: 640 }],
    ['jpg, turned', jpg(640, 480, { orientation: 6 }), { width: 480, height: 640 }],
    ['jpg, turned back', jpg(640, 480, { orientation: 8 }), { width: 480, height: 640 }],
    ['jpg, nonsense orientation', jpg(640, 480, { orientation: 99 }), { width: 640, height: 480 }],
    ['jpg, long header', jpg(640, 480, { padding: 200_000 }), { width: 640, height: 480 }],
    ['webp, lossy', decoded('webpLossy'), { width: 120, height: 80 }],
    ['webp, lossless', decoded('webpLossless'), { width: 120, height: 80 }],
    ['webp, extended', decoded('webpExtended'), { width: 120, height: 80 }],
    ['avif', decoded('avif'), { width: 120, height: 80 }],
    ['heic', rebranded('heic'), { width: 120, height: 80 }],
    [
      'jxl, bare, small and square',
      Buffer.from('ff0a4f00000000000000', 'hex'),
      { width: 64, height: 64 },
    ],
    ['tiff', tiff(700, 500), { width: 700, height: 500 }],
    ['ico', ico(16), { width: 16, height: 16 }],
    ['ico, largest of several', ico(16, 48, 32), { width: 48, height: 48 }],
    ['ico, 256 written as 0', ico(0), { width: 256, height: 256 }],
    ['bmp', bmp(31, 7), { width: 31, height: 7 }],
    ['bmp, top down', bmp(31, -7), { width: 31, height: 7 }],
  ])('%s', (_, bytes, size) => {
    expect(read(bytes)).toEqual(size)
  })

  it.each<[string, Uint8Array]>([
    ['a png cut in its header', png(280, 140).subarray(0, 20)],
    ['a jpg whose frame is yet to come', jpg(640, 480, { padding: 9_000 }).subarray(0, 5_000)],
    ['an avif cut in its boxes', decoded('avif').subarray(0, 120)],
    ['a heic cut before what turns it', TURNED.subarray(0, TURNED.indexOf('ipma'))],
    ['a webp cut in its header', decoded('webpLossy').subarray(0, 20)],
  ])('%s needs more bytes', (_, bytes) => {
    expect(read(bytes)).toBeUndefined()
  })

  it.each<[string, Uint8Array]>([
    ['a png of two gigapixels a side', png(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a png one pixel too wide', png(65_536, 10)],
  ])('%s is lying', (_, bytes) => {
    expect(read(bytes)).toEqual({})
  })

  it.each<[string, Uint8Array]>([
    ['a png without width', png(0, 10)],
    ['a png without height', png(10, 0)],
    ['a gif of nothing', gif(0, 0)],
    ['a bmp of negative width', bmp(-5, 5)],
  ])('%s has no size', (_, bytes) => {
    expect(read(bytes) ?? {}).toEqual({})
  })

  it('answers with a true size or none for any damage', () => {
    const samples = [png(9, 9), jpg(9, 9, { orientation: 6, padding: 50 }), gif(9, 9), ico(9, 8)]
    const pictures = fc.constantFrom(
      ...samples,
      decoded('avif'),
      decoded('webpExtended'),
      bmp(9, 9),
    )
    const damage = fc.array(fc.tuple(fc.nat(500), fc.nat(255)), { maxLength: 12 })
    fc.assert(
      fc.property(pictures, damage, (picture, changes) => {
        const bytes = Uint8Array.from(picture)
        for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
        const { width = 1, height = 1 } = read(bytes) ?? {}
        expect(width > 0 && width < 65_536 && height > 0 && height < 65_536).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('svg', () => {
  it.each<[string, object]>([
    ['width="120" height="80"', { width: 120, height: 80 }],
    ["width='120px' height='80px'", { width: 120, height: 80 }],
    ['width = "1in" height = "2.54cm"', { width: 96, height: 96 }],
    ['width="72pt" height="6pc"', { width: 96, height: 96 }],
    ['width="25.4mm" height="101.6q"', { width: 96, height: 96 }],
    ['width="10em" height="1e2"', { width: 160, height: 100 }],
    ['width="120" height="80" viewBox="0 0 1 1"', { width: 120, height: 80 }],
    ['viewBox="0 0 24 12"', { width: 24, height: 12 }],
    ['viewBox=" -10,-10, 24.4 , 11.6 "', { width: 24, height: 12 }],
    ['width="100%" height="100%" viewBox="0 0 24 12"', { width: 24, height: 12 }],
    ['width="auto" height="auto" viewBox="0 0 24 12"', { width: 24, height: 12 }],
    ['width="48" viewBox="0 0 24 12"', { width: 48, height: 24 }],
    ['height="48" viewBox="0 0 24 12"', { width: 96, height: 48 }],
    ['data-width="9" stroke-width="9" viewBox="0 0 24 12"', { width: 24, height: 12 }],
    ['aria-label="a > b" width="3" height="4"', { width: 3, height: 4 }],
    ['', {}],
    ['width="120"', {}],
    ['width="0" height="0"', {}],
    ['width="-5" height="10"', {}],
    ['width="1e99" height="1e99"', {}],
    ['viewBox="0 0 0 0"', {}],
    ['viewBox="nonsense"', {}],
  ])('%s', (attributes, size) => {
    expect(readDimensions('svg', svg(attributes))).toEqual(size)
  })

  it('waits for the end of the root tag', () => {
    const start = Buffer.from('<svg width="1" height="2" data-note=">')
    expect(readDimensions('svg', start)).toBeUndefined()
  })
})
