import { imageMeta } from 'image-meta'
import type { MediaType } from '../lib/data/file-signatures.js'
import { type Dimensions, readSvgSize } from './svg.js'

/** Maximum number of pixels on a side of an image that any format in use on the web allows. */
const MAX_SIDE = 65_535

/** Orientations that turn the image by a quarter (EXIF 2.32, 4.6.4, tag 0x0112). */
const TURNED_ORIENTATIONS = new Set([5, 6, 7, 8])

/** Reads the displayed size in pixels; returns `undefined` if more bytes are needed to read it. */
export function readDimensions(type: MediaType, bytes: Uint8Array): Dimensions | undefined {
  const size = type === 'svg' ? readSvgSize(bytes) : readRasterSize(type, bytes)
  return size && dropImplausible(size)
}

/** Reads the size of an image that is not an SVG; `undefined` if its header is incomplete or not of this type. */
function readRasterSize(type: MediaType, bytes: Uint8Array): Dimensions | undefined {
  try {
    const { type: found, width, height, orientation = 1 } = imageMeta(bytes.slice())
    if (found !== type || width === undefined || height === undefined) return undefined
    return TURNED_ORIENTATIONS.has(orientation)
      ? { width: height, height: width }
      : { width, height }
  } catch {
    return undefined
  }
}

function dropImplausible({ width = 0, height = 0 }: Dimensions): Dimensions {
  const sides = { width: Math.round(width), height: Math.round(height) }
  return isPlausibleSide(sides.width) && isPlausibleSide(sides.height) ? sides : {}
}

function isPlausibleSide(pixels: number): boolean {
  return Number.isSafeInteger(pixels) && pixels > 0 && pixels <= MAX_SIDE
}

/** Facts from the first bytes of a file; `done` is true if further bytes would add no facts. */
export interface Measures extends Dimensions {
  /** Seconds that the file plays. */
  readonly duration?: number
  readonly done: boolean
}
