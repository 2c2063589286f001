import { imageMeta } from 'image-meta'
import type { FileType } from '../lib/data/file-signatures.js'
import { isTurnedHeif } from './heif.js'
import type { Dimensions } from './measures.js'
import { readSvgSize } from './svg.js'

/** Maximum number of pixels on one side of an image in any web format. */
const MAX_SIDE = 65_535

/** Orientations turned by 90 degrees (EXIF 2.32, 4.6.4, tag 0x0112). */
const TURNED_ORIENTATIONS = new Set([5, 6, 7, 8])

const HEIF: ReadonlySet<FileType> = new Set(['avif', 'heic'])

/** Returns width and height in pixels as displayed, or `undefined` if more bytes are needed. */
export function readDimensions(type: FileType, bytes: Uint8Array): Dimensions | undefined {
  const size = type === 'svg' ? readSvgSize(bytes) : readRasterSize(type, bytes)
  if (!size) return undefined
  const sides = { width: Math.round(size.width ?? 0), height: Math.round(size.height ?? 0) }
  return isPlausibleSide(sides.width) && isPlausibleSide(sides.height) ? sides : {}
}

function readRasterSize(type: FileType, bytes: Uint8Array): Dimensions | undefined {
  try {
    const { type: found, width, height, orientation = 1 } = imageMeta(bytes.slice())
    if (found !== type || width === undefined || height === undefined) return undefined
    const isTurned = TURNED_ORIENTATIONS.has(orientation) || (HEIF.has(type) && isTurnedHeif(bytes))
    return isTurned ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

function isPlausibleSide(pixels: number): boolean {
  return Number.isSafeInteger(pixels) && pixels > 0 && pixels <= MAX_SIDE
}
