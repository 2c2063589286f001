import { GUESSED_LOGO } from '../core/fields.js'
import type { MediaCandidate } from '../core/result.js'

/**
 * What a page names, then what its manifest names, then the guess. The manifest costs a request to
 * know, so it is asked for only when nothing before it would do.
 */
export async function* logosInOrder(
  candidates: readonly MediaCandidate[],
  manifestIcons: () => Promise<readonly MediaCandidate[]>,
): AsyncGenerator<MediaCandidate> {
  yield* candidates.filter(({ source }) => source !== GUESSED_LOGO)
  yield* await manifestIcons()
  yield* candidates.filter(({ source }) => source === GUESSED_LOGO)
}
