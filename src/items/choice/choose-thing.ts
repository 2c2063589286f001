import type { ItemExplanation } from '../../contracts/item-types.js'
import type { FormContext } from '../forms/value-text.js'
import type { ThingGraph } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import type { CandidateThing } from './candidate-thing.js'
import { explainRejected } from './explain-rejected.js'
import { findCandidates } from './find-candidates.js'
import { findListed } from './find-listed.js'
import { isFit } from './is-fit.js'
import { judgeCandidates } from './judge-candidates.js'
import { orderCandidates } from './order-candidates.js'

/** The thing that a page is about, or those that it lists, among all that it declares. */
export interface Choice {
  readonly chosen: CandidateThing | undefined
  /** Things of a page that lists them. */
  readonly listed: readonly CandidateThing[]
  readonly candidates: readonly CandidateThing[]
  readonly rejected: ItemExplanation['rejected']
}

/** Chooses the thing that a page is about: of those with evidence for it the first in order. */
export function chooseThing(graph: ThingGraph, page: PageFacts, context: FormContext): Choice {
  const candidates = judgeCandidates(findCandidates(graph), page, context)
  const fit = candidates.filter((candidate) => isFit(candidate, page))
  const about = fit.filter(({ strength }) => strength > 0)
  const listed = page.ogType === 'article' ? [] : findListed(fit)
  const ordered = orderCandidates(about, page)
  const chosen = ordered.find((candidate) => !isBehindList(candidate, listed))
  return {
    chosen,
    listed: chosen ? [] : listed,
    candidates,
    rejected: explainRejected(candidates, chosen),
  }
}

/** True if a page's list says more of it than an article or a video that stands beside it. */
function isBehindList(
  { type, strength }: CandidateThing,
  listed: readonly CandidateThing[],
): boolean {
  return listed.length > 0 && strength < 2 && type !== 'list'
}
