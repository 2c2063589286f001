import type { Measures } from '../measures.js'
import { readFourCharacterCode } from './mp3.js'

/** Maximum number of boxes to read of one list. Usual headers have dozens. */
const MAX_BOXES = 1_000

type MovieHeader = { width?: number; height?: number; duration?: number }

interface Box {
  readonly type: string
  readonly start: number
  /** Offset after the content, perhaps beyond the bytes read so far. */
  readonly end: number
}

/** Reads `moov` (ISO/IEC 14496-12) if it precedes the media data. */
export function readMp4(view: DataView): Measures {
  const moov = listBoxes(view, 0, Number.POSITIVE_INFINITY).find(({ type }) => type === 'moov')
  if (!moov) return { done: false }
  const movie: MovieHeader = {}
  for (const box of listBoxes(view, moov.start, moov.end)) addMovieBox(view, box, movie)
  return { ...movie, done: moov.end <= view.byteLength }
}

function addMovieBox(view: DataView, box: Box, movie: MovieHeader): void {
  if (box.end > view.byteLength && box.type !== 'trak') return
  if (box.type === 'mvhd') movie.duration = readDuration(view, box.start)
  if (box.type !== 'trak' || movie.width !== undefined) return
  const header = listBoxes(view, box.start, box.end).find(({ type }) => type === 'tkhd')
  if (header && header.end <= view.byteLength)
    Object.assign(movie, readTrackSize(view, header.start))
}

/** Reads the duration in seconds. Version 1 has wider fields (ISO/IEC 14496-12, 8.2.2). */
function readDuration(view: DataView, start: number): number {
  const wide = view.getUint8(start) === 1
  const timescale = view.getUint32(start + (wide ? 20 : 12))
  const units = wide ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16)
  return units / timescale
}

/** Reads the size. Swaps width and height if the video is turned (ISO/IEC 14496-12, 8.3.2). */
function readTrackSize(view: DataView, start: number): MovieHeader {
  const matrix = start + (view.getUint8(start) === 1 ? 52 : 40)
  const width = view.getUint16(matrix + 36)
  const height = view.getUint16(matrix + 40)
  if (width === 0 || height === 0) return {}
  const turned = view.getInt32(matrix) === 0 && view.getInt32(matrix + 4) !== 0
  return turned ? { width: height, height: width } : { width, height }
}

/** Lists the boxes of a list as far as they were read (ISO/IEC 14496-12, 4.2). */
export function listBoxes(view: DataView, start: number, end: number): Box[] {
  const boxes: Box[] = []
  let offset = start
  const last = Math.min(end, view.byteLength)
  while (offset + 8 <= last && boxes.length < MAX_BOXES) {
    const short = view.getUint32(offset)
    if (short === 1 && offset + 16 > last) break
    const size = short === 1 ? Number(view.getBigUint64(offset + 8)) : short
    const type = readFourCharacterCode(view, offset + 4)
    // Size 0 means up to the end of the file.
    if (size !== 0 && size < 8) break
    const next = size === 0 ? Number.POSITIVE_INFINITY : offset + size
    boxes.push({ type, start: offset + (short === 1 ? 16 : 8), end: next })
    offset = next
  }
  return boxes
}
