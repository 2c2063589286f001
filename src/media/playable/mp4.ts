import type { Measures } from '../measures.js'

/** Boxes looked at in one file; real headers hold a few dozen. */
const MAX_BOXES = 1_000

type MovieHeader = { width?: number; height?: number; duration?: number }

interface Box {
  readonly type: string
  /** Where the content starts and ends; the end may lie beyond the bytes at hand. */
  readonly start: number
  readonly end: number
}

/**
 * ISO/IEC 14496-12: `moov` holds `mvhd` (duration) and a `trak` with a `tkhd` (size) for each
 * track. A `moov` after the video and audio data is out of reach and left alone.
 */
export function readMp4(bytes: Uint8Array): Measures {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const moov = children(view, 0, Number.POSITIVE_INFINITY).find(({ type }) => type === 'moov')
  if (!moov) return { done: false }
  const movie: MovieHeader = {}
  for (const box of children(view, moov.start, moov.end)) readHeader(view, box, movie)
  return { ...movie, done: moov.end <= bytes.length }
}

function readHeader(view: DataView, box: Box, movie: MovieHeader): void {
  if (box.end > view.byteLength && box.type !== 'trak') return
  if (box.type === 'mvhd') movie.duration = movieDuration(view, box.start)
  if (box.type !== 'trak' || movie.width !== undefined) return
  const header = children(view, box.start, box.end).find(({ type }) => type === 'tkhd')
  if (header && header.end <= view.byteLength) Object.assign(movie, trackSize(view, header.start))
}

/** Section 8.2.2: the fields are twice as wide in version 1. */
function movieDuration(view: DataView, start: number): number {
  const wide = view.getUint8(start) === 1
  const timescale = view.getUint32(start + (wide ? 20 : 12))
  const units = wide ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16)
  return units / timescale
}

/** Section 8.3.2: 16.16 fixed-point sides after a matrix, which turns videos made upright. */
function trackSize(view: DataView, start: number): MovieHeader {
  const matrix = start + (view.getUint8(start) === 1 ? 52 : 40)
  const width = view.getUint16(matrix + 36)
  const height = view.getUint16(matrix + 40)
  if (width === 0 || height === 0) return {}
  const turned = view.getInt32(matrix) === 0 && view.getInt32(matrix + 4) !== 0
  return turned ? { width: height, height: width } : { width, height }
}

/** The boxes side by side from `start`, as far as their headers are at hand. */
function children(view: DataView, start: number, end: number): Box[] {
  const boxes: Box[] = []
  let offset = start
  while (offset + 16 <= Math.min(end, view.byteLength) && boxes.length < MAX_BOXES) {
    const short = view.getUint32(offset)
    const size = short === 1 ? Number(view.getBigUint64(offset + 8)) : short
    const type = String.fromCharCode(
      ...new Uint8Array(view.buffer, view.byteOffset + offset + 4, 4),
    )
    // Size 0 reaches to the end of the file; less than a header is nonsense.
    if (size !== 0 && size < 8) break
    const next = size === 0 ? Number.POSITIVE_INFINITY : offset + size
    boxes.push({ type, start: offset + (short === 1 ? 16 : 8), end: next })
    offset = next
  }
  return boxes
}
