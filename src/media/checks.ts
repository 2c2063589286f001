import type { MediaCandidate } from '../contracts/result.js'
import type { Check, Rejection } from './choose.js'
import type { Inspection } from './inspect.js'

const MAX_TRACKING_PIXEL_SIDE = 2
const MIN_IMAGE_SIDE = 50
const MAX_SQUARE_RATIO = 1.25

/** Minimum pixels of the shorter side. A smaller logo looks blurred. */
const MIN_LOGO_SIDE = 64
const WIDE_DIVISOR = 4

/** Rejects small images. A declared image gets a score, so that it remains the last resort. */
export function rejectImage(found: Inspection, candidate: MediaCandidate): Rejection | undefined {
  const never = rejectUndisplayableImage(found)
  if (never) return never
  if (found.type === 'svg' || getShorterSide(found) >= MIN_IMAGE_SIDE) return undefined
  const small = { reason: `it is small: ${formatSize(found)}` }
  return candidate.trust === 'declared' ? { ...small, score: 1 } : small
}

/** Rejects small and oblong logos. Each gets a score, so that the best one remains the last resort. */
export function rejectLogo(found: Inspection): Rejection | undefined {
  const never = rejectUndisplayableImage(found)
  if (never) return never
  const { width = 1, height = 1 } = found.type === 'svg' ? scaleToMinLogoSide(found) : found
  const square = Math.max(width, height) <= Math.min(width, height) * MAX_SQUARE_RATIO
  if (square && Math.min(width, height) >= MIN_LOGO_SIDE) return undefined
  return square
    ? { reason: `it is small: ${formatSize(found)}`, score: width * height }
    : { reason: `it is not square: ${formatSize(found)}`, score: (width * height) / WIDE_DIVISOR }
}

export function createMediaKindCheck(kind: 'video' | 'audio'): Check {
  return (found) =>
    found.kind === kind ? undefined : { reason: `it is not ${kind} but ${found.type}` }
}

function rejectUndisplayableImage(found: Inspection): Rejection | undefined {
  if (found.kind !== 'image') return { reason: `it is not an image but ${found.type}` }
  if (found.executable)
    return { reason: 'it is an SVG that holds scripts or refers to the outside' }
  return getShorterSide(found) <= MAX_TRACKING_PIXEL_SIDE
    ? { reason: `it is a pixel: ${formatSize(found)}` }
    : undefined
}

/** Scales an SVG, which is sharp at any size, so that only its shape decides. */
function scaleToMinLogoSide({ width = 1, height = 1 }: Inspection) {
  const scale = MIN_LOGO_SIDE / Math.min(width, height)
  return { width: width * scale, height: height * scale }
}

/** Returns pixels, or infinity if the size is unknown. */
function getShorterSide(found: Inspection): number {
  const { width = Number.POSITIVE_INFINITY, height = width } = found
  return Math.min(width, height)
}

function formatSize({ width, height }: Inspection): string {
  return width === undefined ? 'size unknown' : `${width}×${height}`
}
