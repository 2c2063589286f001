import type { ItemExplanation } from '../../contracts/item-types.js'
import type { CandidateThing } from './candidate-thing.js'

/** Rejected things that are explained. */
const MAX_REJECTED = 50

/** Tells why each of the other things was not chosen. */
export function explainRejected(
  candidates: readonly CandidateThing[],
  chosen: CandidateThing | undefined,
): ItemExplanation['rejected'] {
  return candidates
    .filter((candidate) => candidate !== chosen)
    .slice(0, MAX_REJECTED)
    .map(({ type, name, thing, strength, why }) => ({
      type,
      name: name === '' ? null : name,
      source: thing.source,
      reason:
        strength === 0
          ? `${why}.`
          : chosen
            ? `${why}, but the ${chosen.type} goes before it.`
            : `${why}, which is not enough.`,
    }))
}
