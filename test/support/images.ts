import { crc32, deflateSync } from 'node:zlib'

/** Images made by hand, so that tests know every byte. */

/** `size` makes the file exactly that long, whatever this machine's deflate gives. */
export function png(width: number, height: number, rgb = [200, 30, 60], size = 0): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width >>> 0, 0)
  header.writeUInt32BE(height >>> 0, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const drawn = width * height <= 4_000_000 && width * height > 0
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(drawn ? width * 3 : 0, Buffer.from(rgb))])
  const pixels = Buffer.concat(Array.from({ length: drawn ? height : 0 }, () => row))
  const start = [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header)]
  const end = [chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  const length = Buffer.concat([...start, ...end]).length + 12
  const note = size > length ? [chunk('tEXt', Buffer.alloc(size - length, 'a'))] : []
  return Buffer.concat([...start, ...note, ...end])
}

/** Offset and step of columns and rows (PNG, section 8.2). */
const ADAM7 = [
  ...[[0, 8, 0, 8] as const, [4, 8, 0, 8] as const, [0, 4, 4, 8] as const],
  ...[[2, 4, 0, 4] as const, [0, 2, 2, 4] as const, [1, 2, 0, 2] as const],
  [0, 1, 1, 2] as const,
]

/** Creates an interlaced, empty square of 8 bytes per pixel. */
export function interlacedPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([16, 6, 0, 0, 1], 8)
  const count = (first: number, step: number) => Math.ceil((side - first) / step)
  const sizes = ADAM7.map(([x, dx, y, dy]) => count(y, dy) * (1 + count(x, dx) * 8))
  const pixels = Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))])
}

export interface JpgOptions {
  /** EXIF orientation, 1 to 8. */
  orientation?: number
  /** Bytes of application segments before the frame header. */
  padding?: number
}

export function jpg(width: number, height: number, options: JpgOptions = {}): Buffer {
  const segments: Buffer[] = [Buffer.of(0xff, 0xd8)]
  if (options.orientation) segments.push(segment(0xe1, exif(options.orientation)))
  for (let left = options.padding ?? 0; left > 0; left -= 60_000) {
    segments.push(segment(0xe2, Buffer.alloc(Math.min(left, 60_000), 0x20)))
  }
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([...segments, segment(0xc0, frame), Buffer.of(0xff, 0xd9)])
}

function segment(marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([Buffer.of(0xff, marker), length, data])
}

function exif(orientation: number): Buffer {
  const tiff = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  )
  tiff.writeUInt16BE(orientation, 18)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
}

export function gif(width: number, height: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  return Buffer.concat([head, Buffer.from(',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1')])
}

/** One entry a side; 256 is written as 0. */
export function ico(...sides: number[]): Buffer {
  const head = Buffer.from([0, 0, 1, 0, sides.length, 0])
  const entries = sides.map((side) => Buffer.from([side % 256, side % 256, ...Array(14).fill(0)]))
  return Buffer.concat([head, ...entries, Buffer.alloc(40)])
}

export function bmp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(58)
  bytes.write('BM')
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  return bytes
}

/** Little-endian, with its directory at the end. */
export function tiff(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(40)
  bytes.write('II*\0\x0a\0\0\0', 'latin1')
  bytes.writeUInt16LE(2, 10)
  for (const [index, [tag, value]] of [[256, width] as const, [257, height] as const].entries()) {
    bytes.writeUInt16LE(tag, 12 + index * 12)
    bytes.writeUInt16LE(4, 14 + index * 12)
    bytes.writeUInt32LE(1, 16 + index * 12)
    bytes.writeUInt32LE(value, 20 + index * 12)
  }
  return bytes
}

export function svg(attributes: string, content = '<path d="M0 0h10v10z"/>'): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

/** Plain red, 120 × 80, written by libvips. */
export const encoded = {
  webpLossy:
    'UklGRloAAABXRUJQVlA4IE4AAAAQBQCdASp4AFAAPxGIwFmsKSajoMgBgCIJaQAABjfkLtt8SA1DnGUA+qWsbVmGAaAAAP7kAX56iP//O3yd+ds2joadMt6NrjwEAAAAAAA=',
  webpLossless: 'UklGRiQAAABXRUJQVlA4TBcAAAAvd8ATAAdQjyKXp/9hABLC//1SRP9TVwA=',
  webpExtended:
    'UklGRoYAAABXRUJQVlA4WAoAAAAQAAAAdwAATwAAQUxQSBEAAAABB1DAiAgDkBD+75ci+p+6AgBWUDggTgAAABAFAJ0BKngAUAA/EYjAWawpJqOgyAGAIglpAAAGN+Qu23xIDUOcZQD6paxtWYYBoAAA/uQBfnqI//87fJ352zaOhp0y3o2uPAQAAAAAAA==',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAEQAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAHgAAABQAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAABMbWRhdBIACgk4GbvPaQENBpAyNRNgmLE7jjjgWVgQz8oq9xl6Efru0Zmbc8RAfXfS7zvVRxciW/fXUuXLT8RcdJ+p5P6NlTCA',
} as const

export function decoded(name: keyof typeof encoded): Buffer {
  return Buffer.from(encoded[name], 'base64')
}
