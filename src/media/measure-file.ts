import { type FileType, toMediaKind } from '../lib/data/file-signatures.js'
import { readDimensions } from './dimensions.js'
import type { Measures } from './measures.js'
import { readMp3 } from './playable/mp3.js'
import { readMp4 } from './playable/mp4.js'
import { readFlac, readWav } from './playable/pcm.js'
import { readWebm } from './playable/webm.js'

/** @param size bytes of the whole file, if known */
type HeaderReader = (view: DataView, size: number | undefined) => Measures

const HEADER_READERS: { readonly [T in FileType]?: HeaderReader } = {
  mp4: readMp4,
  mov: readMp4,
  m4a: readMp4,
  webm: readWebm,
  mkv: readWebm,
  mp3: readMp3,
  wav: readWav,
  flac: readFlac,
}

const MIN_PLAUSIBLE_SECONDS = 0.001
const MAX_PLAUSIBLE_SECONDS = 366 * 86_400

export function measureFile(type: FileType, bytes: Uint8Array, size?: number): Measures {
  if (toMediaKind(type) === 'image') {
    const dimensions = readDimensions(type, bytes)
    return { ...dimensions, done: dimensions !== undefined }
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return dropImplausibleDuration(HEADER_READERS[type]?.(view, size) ?? { done: true })
  } catch (error) {
    // A field lies beyond the bytes received so far.
    if (error instanceof RangeError) return { done: false }
    throw error
  }
}

function dropImplausibleDuration({ duration, ...rest }: Measures): Measures {
  const possible =
    duration !== undefined && duration >= MIN_PLAUSIBLE_SECONDS && duration <= MAX_PLAUSIBLE_SECONDS
  return possible ? { ...rest, duration: Math.round(duration * 1e6) / 1e6 } : rest
}
