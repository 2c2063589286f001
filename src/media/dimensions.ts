import { imageMeta } from 'image-meta'
import type { MediaType } from '../lib/data/file-signatures.js'
import { svgSize } from './svg.js'

export interface Dimensions {
  readonly width?: number
  readonly height?: number
}

/** No format in use on the web is larger on a side; what claims to be is lying. */
const MAX_SIDE = 65_535

/** EXIF 2.32, 4.6.4 tag 0x0112: with these the image is shown turned by a quarter. */
const TURNED_ORIENTATIONS = new Set([5, 6, 7, 8])

/**
 * Width and height in pixels as displayed; `undefined` while the bytes do not reach that far.
 * A size that cannot be true is left out.
 */
export function readDimensions(type: MediaType, bytes: Uint8Array): Dimensions | undefined {
  const size = type === 'svg' ? svgSize(bytes) : rasterSize(type, bytes)
  return size && plausibleSize(size)
}

/** The parser is only asked about bytes whose signature we know, and on a copy of its own. */
function rasterSize(type: MediaType, bytes: Uint8Array): Dimensions | undefined {
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

function plausibleSize({ width = 0, height = 0 }: Dimensions): Dimensions {
  const sides = { width: Math.round(width), height: Math.round(height) }
  return isSide(sides.width) && isSide(sides.height) ? sides : {}
}

function isSide(pixels: number): boolean {
  return Number.isSafeInteger(pixels) && pixels > 0 && pixels <= MAX_SIDE
}
