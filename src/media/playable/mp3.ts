import type { Measures } from '../measures.js'

/** Bit rates of layer III in kbit/s (ISO/IEC 11172-3, 2.4.2.3, and 13818-3). */
const BITRATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

/** Sample rates of MPEG 1 in Hz. */
const SAMPLE_RATES = [44_100, 48_000, 32_000]
const MAX_BYTES_BEFORE_FRAME = 4_096

export function readMp3(view: DataView, size: number | undefined): Measures {
  const start = findFrameOffset(view, readId3Length(view))
  if (start === undefined) return { done: false }
  const frame = readFrameHeader(view, start)
  if (!frame) return { done: true }
  const frames = readFrameCount(view, start, frame)
  if (frames) return { duration: (frames * frame.samples) / frame.sampleRate, done: true }
  if (size === undefined) return { done: true }
  return { duration: ((size - start) * 8) / frame.bitrate, done: true }
}

/** Returns the bytes of an ID3 tag with its header (ID3v2, section 3.1), or 0 if there is none. */
function readId3Length(view: DataView): number {
  if (!readFourCharacterCode(view, 0).startsWith('ID3')) return 0
  return [6, 7, 8, 9].reduce((length, at) => length * 128 + (view.getUint8(at) & 0x7f), 0) + 10
}

function findFrameOffset(view: DataView, from: number): number | undefined {
  const last = Math.min(view.byteLength - 4, from + MAX_BYTES_BEFORE_FRAME)
  for (let offset = from; offset <= last; offset++) {
    if (view.getUint8(offset) === 0xff && readFrameHeader(view, offset)) return offset
  }
  return undefined
}

function readFrameHeader(view: DataView, offset: number) {
  const header = view.getUint32(offset)
  const version = (header >> 19) & 3
  const layer3 = ((header >> 17) & 3) === 1
  const mpeg1 = version === 3
  const kilobits = BITRATES[mpeg1 ? 'mpeg1' : 'mpeg2'][(header >> 12) & 15]
  const rate = SAMPLE_RATES[(header >> 10) & 3]
  if ((header & 0xffe00000) >>> 0 !== 0xffe00000 || version === 1) return undefined
  if (!layer3 || !kilobits || !rate) return undefined
  return {
    mpeg1,
    mono: ((header >> 6) & 3) === 3,
    /** Bits per second. */
    bitrate: kilobits * 1_000,
    sampleRate: mpeg1 ? rate : rate / (version === 2 ? 2 : 4),
    samples: mpeg1 ? 1_152 : 576,
  }
}

type Frame = NonNullable<ReturnType<typeof readFrameHeader>>

function readFrameCount(view: DataView, start: number, { mpeg1, mono }: Frame): number | undefined {
  const sideInformation = mpeg1 ? (mono ? 17 : 32) : mono ? 9 : 17
  const xing = start + 4 + sideInformation
  if (
    ['Xing', 'Info'].includes(readFourCharacterCode(view, xing)) &&
    xing + 12 <= view.byteLength
  ) {
    const hasFrames = (view.getUint32(xing + 4) & 1) === 1
    return hasFrames ? view.getUint32(xing + 8) : undefined
  }
  const vbri = start + 36
  return readFourCharacterCode(view, vbri) === 'VBRI' && vbri + 18 <= view.byteLength
    ? view.getUint32(vbri + 14)
    : undefined
}

export function readFourCharacterCode(view: DataView, offset: number): string {
  if (offset + 4 > view.byteLength) return ''
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, 4))
}
