/** Videos and sounds made by hand, with headers only. */

export function mp4(
  seconds: number,
  width: number,
  height: number,
  options: Mp4Options = {},
): Buffer {
  const { brand = 'isom', turned = false, moovLast = false } = options
  const movie = Buffer.alloc(100)
  movie.writeUInt32BE(1_000, 12)
  movie.writeUInt32BE(seconds * 1_000, 16)
  const track = Buffer.alloc(84)
  track.writeInt32BE(turned ? 0 : 0x10000, 40)
  track.writeInt32BE(turned ? 0x10000 : 0, 44)
  track.writeUInt16BE(width, 76)
  track.writeUInt16BE(height, 80)
  const moov = box('moov', box('mvhd', movie), box('trak', box('tkhd', track)))
  const mdat = box('mdat', Buffer.alloc(moovLast ? 400_000 : 100))
  const ftyp = box('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}`, 'latin1'))
  return Buffer.concat(moovLast ? [ftyp, mdat, moov] : [ftyp, moov, mdat])
}

export interface Mp4Options {
  brand?: string
  /** Filmed upright: the sides are swapped by the track's matrix. */
  turned?: boolean
  /** The header behind the images, out of reach. */
  moovLast?: boolean
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

export function webm(seconds: number, width: number, height: number, docType = 'webm'): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1_000)
  const sides = [element('b0', uint16(width)), element('ba', uint16(height))]
  const info = element(
    '1549a966',
    element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])),
    element('4489', duration),
  )
  const tracks = element('1654ae6b', element('ae', element('e0', ...sides)))
  const cluster = element('1f43b675', Buffer.alloc(60))
  const segment = Buffer.concat([info, tracks, cluster])
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    // Live recordings have an unknown size, so all size bits are 1.
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    segment,
  ])
}

function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(0x80 | body.length), body])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

/** MPEG 1 layer III, 128 kbit/s, 44.1 kHz, stereo. */
const FRAME = Buffer.from([0xff, 0xfb, 0x90, 0x00])

export function mp3(options: { tag?: number; xingFrames?: number; bytes?: number } = {}): Buffer {
  const { tag = 0, xingFrames, bytes = 16_000 } = options
  const frame = Buffer.alloc(bytes)
  FRAME.copy(frame)
  if (xingFrames !== undefined) {
    frame.write('Xing', 36, 'latin1')
    frame.writeUInt32BE(1, 40)
    frame.writeUInt32BE(xingFrames, 44)
  }
  if (tag === 0) return frame
  const head = Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1')
  head[8] = tag >> 7
  head[9] = tag & 0x7f
  return Buffer.concat([head, Buffer.alloc(tag), frame])
}

export function wav(seconds: number, byteRate = 8_000): Buffer {
  const bytes = Buffer.alloc(44)
  bytes.write('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1')
  bytes.writeUInt32LE(byteRate, 24)
  bytes.writeUInt32LE(byteRate, 28)
  bytes.write('data', 36)
  bytes.writeUInt32LE(seconds * byteRate, 40)
  return bytes
}

export function flac(seconds: number, sampleRate = 44_100): Buffer {
  const bytes = Buffer.alloc(42)
  bytes.write('fLaC\0\0\0\x22', 'latin1')
  bytes.writeUInt32BE(sampleRate * 4_096, 18)
  bytes.writeUInt32BE(seconds * sampleRate, 22)
  return bytes
}

export function ogg(codec: 'vorbis' | 'theora'): Buffer {
  const bytes = Buffer.alloc(64)
  bytes.write('OggS', 'latin1')
  bytes.write(`${codec === 'vorbis' ? '\x01' : '\x80'}${codec}`, 28, 'latin1')
  return bytes
}
