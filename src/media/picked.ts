import type { Media, MediaCandidate } from '../core/result.js'
import type { Inspection } from './inspect.js'
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

/** A candidate that would do if nothing better comes. */
export interface Spare {
  readonly candidate: MediaCandidate
  readonly found: Inspection
}

/** The winner leaves the list of the rejected, where it stood while something better was hoped for. */
export function pick(spare: Spare | undefined, rejected: readonly RejectedCandidate[]): Picked {
  if (!spare) return { media: null, winner: null, rejected }
  const { candidate, found } = spare
  return {
    media: toMedia(candidate.url, found),
    winner: candidate,
    rejected: rejected.filter((entry) => entry.candidate !== candidate),
  }
}
