import type { Media, MediaCandidate } from '../core/result.js'
import type { Inspect, Inspection } from './inspect.js'
import { toMedia } from './media.js'

export interface RejectedCandidate {
  readonly candidate: MediaCandidate
  readonly reason: string
}

/** The candidate that was taken of several, and why others were not. */
export interface Picked {
  readonly media: Media | null
  readonly winner: MediaCandidate | null
  readonly rejected: readonly RejectedCandidate[]
}

/** Why a candidate is not simply taken. */
export interface Doubt {
  readonly reason: string
  /** How good it is if nothing better comes; absent when it is never good enough. */
  readonly worth?: number
}

export type Judge = (found: Inspection, candidate: MediaCandidate) => Doubt | undefined

type Candidates = Iterable<MediaCandidate> | AsyncIterable<MediaCandidate>

/**
 * In order, the first without a doubt, or else the one of most worth. Slow origins use up what time
 * there is for a field: after `patience` milliseconds no further candidate is tried.
 */
export async function choose(
  inspect: Inspect,
  candidates: Candidates,
  judge: Judge,
  patience: number,
  signal: AbortSignal,
): Promise<Picked> {
  const rejected: RejectedCandidate[] = []
  let best: Omit<Picked, 'rejected'> & { worth: number } = { media: null, winner: null, worth: 0 }
  const end = performance.now() + patience
  for await (const candidate of candidates) {
    if (performance.now() > end) break
    const found = await inspect(new URL(candidate.url), signal)
    if ('reason' in found) {
      rejected.push({ candidate, ...found })
      continue
    }
    const choice = { media: toMedia(candidate.url, found), winner: candidate }
    const doubt = judge(found, candidate)
    if (!doubt) return { ...choice, rejected }
    const { reason, worth = 0 } = doubt
    rejected.push({ candidate, reason })
    if (worth > best.worth) best = { ...choice, worth }
  }
  const { media, winner } = best
  return { media, winner, rejected: rejected.filter(({ candidate }) => candidate !== winner) }
}
