import type { MediaCandidate } from '../contracts/result.js'
import type { Check, Rejection } from './choose.js'
import type { Inspection } from './inspect.js'

/** Maximum number of pixels on the shorter side of a tracking pixel or spacer. */
const PIXEL_SIDE = 2

/** Minimum pixels on the shorter side of an image that is not an icon, button or placeholder. */
const ICON_SIDE = 50

/** Largest ratio of the longer to the shorter side of a logo that counts as square. */
const SQUARE_RATIO = 1.25

/** Pixels on the shorter side below which a logo looks blurred at usual sizes. */
const SHARP_SIDE = 64

/** Divisor for the score of a logo that is not square. */
const WIDE_PENALTY = 4

/** Rejects tracking pixels and small images. A small image that the page declares stays a last resort. */
export function checkImage(found: Inspection, candidate: MediaCandidate): Rejection | undefined {
  const never = rejectUnshowable(found)
  if (never) return never
  if (isVectorImage(found) || measureShortSide(found) >= ICON_SIDE) return undefined
  const small = { reason: `it is small: ${formatSize(found)}` }
  return candidate.trust === 'declared' ? { ...small, score: 1 } : small
}

/** Accepts a square, sharp logo. The score of any other logo is its area, less if it is not square. */
export function checkLogo(found: Inspection): Rejection | undefined {
  const never = rejectUnshowable(found)
  if (never) return never
  const { width = 1, height = 1 } = isVectorImage(found) ? scaleToSharp(found) : found
  const square = Math.max(width, height) <= Math.min(width, height) * SQUARE_RATIO
  if (square && Math.min(width, height) >= SHARP_SIDE) return undefined
  return square
    ? { reason: `it is small: ${formatSize(found)}`, score: width * height }
    : { reason: `it is not square: ${formatSize(found)}`, score: (width * height) / WIDE_PENALTY }
}

export function createPlayableCheck(kind: 'video' | 'audio'): Check {
  return (found) =>
    found.kind === kind ? undefined : { reason: `it is not ${kind} but ${found.type}` }
}

/** Rejects files that are not images, SVGs with scripts, and tracking pixels. */
function rejectUnshowable(found: Inspection): Rejection | undefined {
  if (found.kind !== 'image') return { reason: `it is not an image but ${found.type}` }
  if (found.executable)
    return { reason: 'it is an SVG that holds scripts or refers to the outside' }
  return measureShortSide(found) <= PIXEL_SIDE
    ? { reason: `it is a pixel: ${formatSize(found)}` }
    : undefined
}

function isVectorImage({ type }: Inspection): boolean {
  return type === 'svg'
}

/** Scales the size of a vector image so that its shorter side is `SHARP_SIDE`. */
function scaleToSharp({ width = 1, height = 1 }: Inspection): { width: number; height: number } {
  const scale = SHARP_SIDE / Math.min(width, height)
  return { width: width * scale, height: height * scale }
}

/** Returns the pixels of the shorter side, or infinity if the size is unknown. */
function measureShortSide(found: Inspection): number {
  const { width = Number.POSITIVE_INFINITY, height = width } = found
  return Math.min(width, height)
}

function formatSize({ width, height }: Inspection): string {
  return width === undefined ? 'size unknown' : `${width}×${height}`
}
