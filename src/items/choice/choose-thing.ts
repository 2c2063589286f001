import type { FormContext } from '../forms/value-text.js'
import { SOURCES } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import { TYPE_NAMES } from '../types.js'
import { type CandidateThing, findItemCandidates } from './find-candidates.js'
import { isPlausibleCandidate, SITE_TYPES } from './is-fit.js'
import { rateCandidates } from './judge-candidates.js'

/** Chooses the structured-data thing that a page is about. */
export function chooseThing(page: PageFacts, context: FormContext) {
  const candidates = rateCandidates(findItemCandidates(page.graph), page, context)
  const fit = candidates.filter((candidate) => isPlausibleCandidate(candidate, page))
  const about = fit.filter(({ strength }) => strength > 0)
  const listed = page.ogType === 'article' ? [] : findListEntries(fit)
  const ordered = sortCandidates(about, page)
  // On a page with a list, a single thing needs strong evidence.
  const chosen = ordered.find(
    ({ type, strength }) => listed.length === 0 || strength >= 2 || type === 'list',
  )
  return {
    chosen,
    /** Entries of the page's list. Empty if the page is about one thing. */
    listed: chosen ? [] : listed,
    candidates,
    rejected: explainRejectedCandidates(candidates, chosen),
  }
}

export type Choice = ReturnType<typeof chooseThing>

/** Sorts candidates by strength, type and syntax, the best first. */
function sortCandidates(candidates: readonly CandidateThing[], page: PageFacts): CandidateThing[] {
  const recipes = new Set(candidates.flatMap(({ type, name }) => (type === 'recipe' ? name : [])))
  const isOneRecipe = recipes.size === 1
  return candidates.toSorted(
    (one, other) => rankCandidate(other, page, isOneRecipe) - rankCandidate(one, page, isOneRecipe),
  )
}

function rankCandidate(candidate: CandidateThing, { ogType }: PageFacts, isOneRecipe: boolean) {
  const { thing, type, strength } = candidate
  const isLoneRecipe =
    type === 'recipe' && isOneRecipe && (thing.has('recipeIngredient') || thing.has('ingredients'))
  const isLifted =
    (type === 'video' && /^video/.test(ogType)) ||
    (type === 'audio' && /^(?:music|audio)/.test(ogType))
  const order = isLifted ? TYPE_NAMES.indexOf('article') - 0.5 : TYPE_NAMES.indexOf(type)
  const level = isLoneRecipe ? 4 : strength
  return (
    level * 1_000_000 -
    order * 10_000 -
    SOURCES.indexOf(thing.source) * 100 -
    (thing.of === '' ? 0 : 10)
  )
}

function findListEntries(fit: readonly CandidateThing[]): readonly CandidateThing[] {
  for (const source of SOURCES) {
    for (const type of TYPE_NAMES) {
      if (SITE_TYPES.has(type) || type === 'list' || type === 'question') continue
      const all = fit.filter(
        (candidate) => candidate.type === type && candidate.thing.source === source,
      )
      if (!all.every(({ strength, address }) => strength === 0 && address !== null)) continue
      const distinct = [...new Map(all.map((candidate) => [candidate.address, candidate])).values()]
      if (distinct.length >= 2 && distinct.every(({ name }) => name !== '')) return distinct
    }
  }
  return []
}

const MAX_REJECTED = 50

function explainRejectedCandidates(
  candidates: readonly CandidateThing[],
  chosen: CandidateThing | undefined,
) {
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
