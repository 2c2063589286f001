import type { Media, MediaCandidate } from '../contracts/result.js'
import type { InspectFile, Inspection, Refusal } from './inspect.js'
import { toMedia } from './to-media.js'

export interface Picked {
  readonly media: Media | null
  readonly winner: MediaCandidate | null
  readonly rejected: readonly (Refusal & { readonly candidate: MediaCandidate })[]
}

export interface Rejection extends Refusal {
  /** The highest score wins if all candidates are rejected. One without a score never wins. */
  readonly score?: number
}

export type Check = (found: Inspection, candidate: MediaCandidate) => Rejection | undefined

export type CandidateList = Iterable<MediaCandidate> | AsyncIterable<MediaCandidate>

/** Chooses the first accepted candidate, else the one with the highest score. `timeBudget`: milliseconds. */
export async function chooseMedia(
  inspect: InspectFile,
  candidates: CandidateList,
  check: Check,
  timeBudget: number,
  signal: AbortSignal,
): Promise<Picked> {
  const rejected: Picked['rejected'][number][] = []
  let best: Omit<Picked, 'rejected'> & { score: number } = { media: null, winner: null, score: 0 }
  const end = performance.now() + timeBudget
  for await (const candidate of candidates) {
    if (performance.now() > end) break
    const found = await inspect(new URL(candidate.url), signal)
    if ('reason' in found) {
      rejected.push({ candidate, ...found })
      continue
    }
    const choice = { media: toMedia(candidate.url, found), winner: candidate }
    const rejection = check(found, candidate)
    if (!rejection) return { ...choice, rejected }
    const { reason, score = 0 } = rejection
    rejected.push({ candidate, reason })
    if (score > best.score) best = { ...choice, score }
  }
  const { media, winner } = best
  return { media, winner, rejected: rejected.filter(({ candidate }) => candidate !== winner) }
}
