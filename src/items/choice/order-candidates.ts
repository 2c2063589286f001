import { SOURCES } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import { TYPE_NAMES } from '../types.js'
import type { CandidateThing } from './candidate-thing.js'

/** Sorts candidates by strength, then by type, then by syntax; the best comes first. */
export function sortCandidates(
  candidates: readonly CandidateThing[],
  page: PageFacts,
): CandidateThing[] {
  const recipes = new Set(candidates.flatMap(({ type, name }) => (type === 'recipe' ? name : [])))
  const isOneRecipe = recipes.size === 1
  return candidates.toSorted(
    (one, other) => toRank(other, page, isOneRecipe) - toRank(one, page, isOneRecipe),
  )
}

function toRank(candidate: CandidateThing, { ogType }: PageFacts, isOneRecipe: boolean): number {
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
