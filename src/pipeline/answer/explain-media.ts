import type { Candidate, FieldExplanation, MediaCandidate } from '../../contracts/result.js'
import type { Picked } from '../../media/index.js'
import { MAX_LISTED } from '../../metadata/index.js'

/** Candidates that a page names for a field: usable ones, and `unfit` ones that are never chosen. */
export interface NamedMedia {
  readonly candidates: readonly MediaCandidate[]
  readonly unfit: readonly Candidate[]
}

/** Explains which candidate was chosen for a field, and why each other candidate was not. */
export function explainMedia(
  picked: Picked | undefined,
  { candidates, unfit }: NamedMedia = { candidates: [], unfit: [] },
): FieldExplanation | undefined {
  if (!picked) return undefined
  const { winner, rejected } = picked
  const refused = rejected.map(({ candidate, reason }) => ({
    ...toPublicCandidate(candidate),
    reason,
  }))
  const tried = winner ? [toPublicCandidate(winner), ...refused] : refused
  const untried = winner ? `outranked by ${winner.source}` : 'not asked for: too many before it'
  const others = [...candidates, ...unfit]
    .slice(0, MAX_LISTED)
    .filter(
      (other) => !tried.some(({ source, raw }) => source === other.source && raw === other.raw),
    )
    .map((other) => ({ ...toPublicCandidate(other), reason: other.reason ?? untried }))
  return { winner: winner && toPublicCandidate(winner), rejected: [...refused, ...others] }
}

function toPublicCandidate({ source, raw, at }: Candidate): Candidate {
  return { source, raw, ...(at !== undefined && { at }) }
}
