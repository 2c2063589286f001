import type { MediaCandidate } from '../core/result.js'
import type { Inspect, Inspection } from './inspect.js'
import { type Picked, pick, type RejectedCandidate, type Spare } from './picked.js'

/** A side up to this many pixels counts visits or keeps a distance; it shows nothing. */
export const PIXEL_SIDE = 2

/** Icons, buttons, and the blurred stand-ins of pictures that load later are smaller than this. */
const ICON_SIDE = 50

/** The names under which pictures of the page's content come, which nobody declared. */
const CONTENT_SOURCE = /^img\b/

/**
 * In order, the first that is worth showing. Where none is, a small picture that the page declared
 * to stand for it is better than nothing; a small one from its content is not.
 */
export async function chooseImage(
  inspect: Inspect,
  candidates: readonly MediaCandidate[],
  signal: AbortSignal,
): Promise<Picked> {
  const rejected: RejectedCandidate[] = []
  let spare: Spare | undefined
  for (const candidate of candidates) {
    const found = await inspect(new URL(candidate.url), signal)
    const reason = 'reason' in found ? found.reason : unfit(found)
    if (!('reason' in found)) {
      if (reason === undefined) return pick({ candidate, found }, rejected)
      const declared = !CONTENT_SOURCE.test(candidate.source)
      if (declared && isSmall(found)) spare ??= { candidate, found }
    }
    rejected.push({ candidate, reason: reason ?? '' })
  }
  return pick(spare, rejected)
}

function unfit(found: Inspection): string | undefined {
  return unshowable(found) ?? (isSmall(found) ? `it is small: ${sides(found)}` : undefined)
}

/** Why something may never be shown as a picture, however little else there is. */
export function unshowable(found: Inspection): string | undefined {
  if (found.kind !== 'image') return `it is no picture but ${found.type}`
  if (found.executable) return 'it is an SVG that holds scripts or refers to the outside'
  return shortSide(found) <= PIXEL_SIDE ? `it is a pixel: ${sides(found)}` : undefined
}

/** Vector pictures have no size of their own. */
function isSmall(found: Inspection): boolean {
  return unshowable(found) === undefined && found.type !== 'svg' && shortSide(found) < ICON_SIDE
}

function shortSide({ width = Number.POSITIVE_INFINITY, height = width }: Inspection): number {
  return Math.min(width, height)
}

export function sides({ width, height }: Inspection): string {
  return `${width}×${height}`
}
