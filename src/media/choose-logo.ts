import type { MediaCandidate } from '../core/result.js'
import { sides, unshowable } from './choose-image.js'
import type { Inspect, Inspection } from './inspect.js'
import { type Picked, pick, type RejectedCandidate, type Spare } from './picked.js'

/** Logos are shown in a square; up to this ratio of the sides they fill it well. */
const SQUARE_RATIO = 1.25

/** Pixels a side from which a logo is sharp wherever it is shown. */
const LARGE_SIDE = 64

/** A wide picture must have this many times the area to be taken before a square one. */
const WIDE_PENALTY = 4

/**
 * In order, the first that is square and large, or else the largest of what can be reached. The
 * icons of the web manifest cost a request to know, so they are asked for only when they can help:
 * before the icon that nobody declared.
 */
export async function chooseLogo(
  inspect: Inspect,
  candidates: readonly MediaCandidate[],
  manifestIcons: () => Promise<readonly MediaCandidate[]>,
  signal: AbortSignal,
): Promise<Picked> {
  const rejected: RejectedCandidate[] = []
  let best: Spare | undefined
  for await (const candidate of inOrder(candidates, manifestIcons)) {
    const found = await inspect(new URL(candidate.url), signal)
    const reason = 'reason' in found ? found.reason : unfit(found)
    if (!('reason' in found) && unshowable(found) === undefined) {
      if (reason === undefined) return pick({ candidate, found }, rejected)
      if (!best || score(found) > score(best.found)) best = { candidate, found }
    }
    rejected.push({ candidate, reason: reason ?? '' })
  }
  return pick(best, rejected)
}

async function* inOrder(
  candidates: readonly MediaCandidate[],
  manifestIcons: () => Promise<readonly MediaCandidate[]>,
): AsyncGenerator<MediaCandidate> {
  const guessed = candidates.filter(isGuess)
  yield* candidates.filter((candidate) => !isGuess(candidate))
  yield* await manifestIcons()
  yield* guessed
}

/** `/favicon.ico` is asked for by convention, not because the page names it. */
function isGuess({ source }: MediaCandidate): boolean {
  return source === 'favicon'
}

function unfit(found: Inspection): string | undefined {
  const never = unshowable(found)
  if (never !== undefined) return never
  if (!isSquare(found)) return `it is not square: ${sides(found)}`
  return isLarge(found) ? undefined : `it is small: ${sides(found)}`
}

function isSquare({ width = 1, height = width }: Inspection): boolean {
  return Math.max(width, height) <= Math.min(width, height) * SQUARE_RATIO
}

function isLarge({ type, width = 0, height = width }: Inspection): boolean {
  return type === 'svg' || Math.min(width, height) >= LARGE_SIDE
}

function score(found: Inspection): number {
  const { width = 1, height = width } = found
  const area = found.type === 'svg' ? LARGE_SIDE ** 2 * WIDE_PENALTY : width * height
  return isSquare(found) ? area : area / WIDE_PENALTY
}
