import type { MediaCandidate } from '../contracts/result.js'
import type { Check, Rejection } from './choose.js'
import type { Inspection } from './inspect.js'

/** Most pixels on the shorter side of a tracking pixel or spacer. */
const PIXEL_SIDE = 2

/** Fewest pixels on the shorter side of an image that is no icon, button or blurred placeholder. */
const ICON_SIDE = 50

/** Largest ratio of the longer side of a logo to the shorter one for which it counts as square. */
const SQUARE_RATIO = 1.25

/** Fewest pixels on the shorter side of a logo that is sharp wherever it is shown. */
const SHARP_SIDE = 64

/** Factor by which a wide logo must be larger in area than a square logo to be preferred. */
const WIDE_PENALTY = 4

/** Rejects tracking pixels and icons, but keeps an icon that the page declares as its image as the last resort. */
export function checkImage(found: Inspection, candidate: MediaCandidate): Rejection | undefined {
  const never = rejectUnshowable(found)
  if (never) return never
  if (isVector(found) || measureShortSide(found) >= ICON_SIDE) return undefined
  const small = { reason: `it is small: ${formatSides(found)}` }
  return candidate.trust === 'declared' ? { ...small, score: 1 } : small
}

/** Accepts a logo that is square and sharp; scores any other by its area, and a wide one lower than a square one. */
export function checkLogo(found: Inspection): Rejection | undefined {
  const never = rejectUnshowable(found)
  if (never) return never
  const { width = 1, height = 1 } = isVector(found) ? toComparedSize(found) : found
  const square = Math.max(width, height) <= Math.min(width, height) * SQUARE_RATIO
  if (square && Math.min(width, height) >= SHARP_SIDE) return undefined
  return square
    ? { reason: `it is small: ${formatSides(found)}`, score: width * height }
    : { reason: `it is not square: ${formatSides(found)}`, score: (width * height) / WIDE_PENALTY }
}

export function checkPlayable(kind: 'video' | 'audio'): Check {
  return (found) =>
    found.kind === kind ? undefined : { reason: `it is not ${kind} but ${found.type}` }
}

/** Rejects what may never be shown as an image. */
function rejectUnshowable(found: Inspection): Rejection | undefined {
  if (found.kind !== 'image') return { reason: `it is not an image but ${found.type}` }
  if (found.executable)
    return { reason: 'it is an SVG that holds scripts or refers to the outside' }
  return measureShortSide(found) <= PIXEL_SIDE
    ? { reason: `it is a pixel: ${formatSides(found)}` }
    : undefined
}

function isVector({ type }: Inspection): boolean {
  return type === 'svg'
}

/** Scales the size of a vector image so that its shorter side is just long enough to be sharp. */
function toComparedSize({ width = 1, height = 1 }: Inspection): { width: number; height: number } {
  const scale = SHARP_SIDE / Math.min(width, height)
  return { width: width * scale, height: height * scale }
}

/** Returns the pixels of the shorter side; returns infinity if the size is unknown. */
function measureShortSide({
  width = Number.POSITIVE_INFINITY,
  height = width,
}: Inspection): number {
  return Math.min(width, height)
}

function formatSides({ width, height }: Inspection): string {
  return width === undefined ? 'size unknown' : `${width}×${height}`
}
