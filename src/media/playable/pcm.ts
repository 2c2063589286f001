import type { Measures } from '../measures.js'

const MAX_CHUNKS = 100

/** Divides the length of the chunk `data` by the byte rate, to get the duration (RIFF WAVE). */
export function readWav(view: DataView, size: number | undefined): Measures {
  let byteRate = 0
  let offset = 12
  for (let i = 0; i < MAX_CHUNKS; i++) {
    const id = view.getUint32(offset)
    const length = view.getUint32(offset + 4, true)
    if (id === 0x666d7420) byteRate = view.getUint32(offset + 16, true)
    if (id === 0x64617461) {
      // Streaming recorders write 0 or the maximum as the length.
      const open = length === 0 || length === 0xffffffff
      const sound = open ? (size ?? Number.NaN) - offset - 8 : length
      return { duration: sound / byteRate, done: true }
    }
    // RIFF chunks are padded to an even length.
    offset += 8 + length + (length % 2)
  }
  return { done: true }
}

/** Reads the duration from the block STREAMINFO (RFC 9639, section 8.2). */
export function readFlac(view: DataView): Measures {
  const sampleRate = view.getUint32(18) >>> 12
  const samples = (view.getUint8(21) & 15) * 2 ** 32 + view.getUint32(22)
  return samples === 0 ? { done: true } : { duration: samples / sampleRate, done: true }
}
