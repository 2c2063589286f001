import type { ItemExplanation } from '../../contracts/item-types.js'
import type { FormContext } from '../forms/value-text.js'
import { SOURCES, type ThingGraph } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import { TYPE_NAMES } from '../types.js'
import type { CandidateThing } from './candidate-thing.js'
import { findCandidates } from './find-candidates.js'
import { isFit, OF_SITE } from './is-fit.js'
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

/** Finds the things of a page that is about none of them: two or more of a type with addresses. */
function findListed(fit: readonly CandidateThing[]): readonly CandidateThing[] {
  for (const source of SOURCES) {
    for (const type of TYPE_NAMES) {
      if (OF_SITE.has(type) || type === 'list' || type === 'question') continue
      const all = fit.filter(
        (candidate) => candidate.type === type && candidate.thing.source === source,
      )
      const distinct = new Map(
        all.map((candidate) => [candidate.address ?? candidate.name, candidate]),
      )
      const isList =
        distinct.size >= 2 &&
        all.every(({ strength, address }) => strength === 0 && address !== null)
      const isNames = [...distinct.values()].every(({ name }) => name !== '')
      if (isList && isNames) return [...distinct.values()]
    }
  }
  return []
}

/** Rejected things that are explained. */
const MAX_REJECTED = 50

/** Tells why each of the other things was not chosen. */
function explainRejected(
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
