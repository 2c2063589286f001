import type { MediaCandidate } from '../contracts/result.js'
import type { Check, Rejection } from './choose.js'
import type { Inspection } from './inspect.js'

/** A side up to this many pixels counts visits or keeps a distance; it shows nothing. */
const PIXEL_SIDE = 2

/** Icons, buttons, and the blurred stand-ins of images that load later are smaller than this. */
const ICON_SIDE = 50

/** Logos are shown in a square; up to this ratio of the sides they fill it well. */
const SQUARE_RATIO = 1.25

/** Pixels a side from which a logo is sharp wherever it is shown. */
const SHARP_SIDE = 64

/** A wide image must have this many times the area to be taken before a square one. */
const WIDE_PENALTY = 4

/**
 * An image to stand for a page: no pixel, no icon. Where there is none, the first small one that
 * the page declared is better than nothing; a small one from its content is not.
 */
export function checkImage(found: Inspection, candidate: MediaCandidate): Rejection | undefined {
  const never = unshowable(found)
  if (never) return never
  if (isVector(found) || shortSide(found) >= ICON_SIDE) return undefined
  const small = { reason: `it is small: ${sides(found)}` }
  return candidate.trust === 'declared' ? { ...small, score: 1 } : small
}

/** A logo: square and sharp, or else the more area the better, square before wide. */
export function checkLogo(found: Inspection): Rejection | undefined {
  const never = unshowable(found)
  if (never) return never
  const { width = 1, height = 1 } = isVector(found) ? inflated(found) : found
  const square = Math.max(width, height) <= Math.min(width, height) * SQUARE_RATIO
  if (square && Math.min(width, height) >= SHARP_SIDE) return undefined
  return square
    ? { reason: `it is small: ${sides(found)}`, score: width * height }
    : { reason: `it is not square: ${sides(found)}`, score: (width * height) / WIDE_PENALTY }
}

export function checkPlayable(kind: 'video' | 'audio'): Check {
  return (found) =>
    found.kind === kind ? undefined : { reason: `it is not ${kind} but ${found.type}` }
}

/** Why something may never be shown as an image, however little else there is. */
function unshowable(found: Inspection): Rejection | undefined {
  if (found.kind !== 'image') return { reason: `it is not an image but ${found.type}` }
  if (found.executable)
    return { reason: 'it is an SVG that holds scripts or refers to the outside' }
  return shortSide(found) <= PIXEL_SIDE ? { reason: `it is a pixel: ${sides(found)}` } : undefined
}

function isVector({ type }: Inspection): boolean {
  return type === 'svg'
}

/** A vector image is sharp at any size: only the ratio of its sides counts. */
function inflated({ width = 1, height = 1 }: Inspection): { width: number; height: number } {
  const scale = SHARP_SIDE / Math.min(width, height)
  return { width: width * scale, height: height * scale }
}

/** What could not be measured is given the benefit of the doubt. */
function shortSide({ width = Number.POSITIVE_INFINITY, height = width }: Inspection): number {
  return Math.min(width, height)
}

function sides({ width, height }: Inspection): string {
  return width === undefined ? 'size unknown' : `${width}×${height}`
}
