import { SOURCES } from '../graph/thing.js'
import { TYPE_NAMES } from '../types.js'
import type { CandidateThing } from './candidate-thing.js'
import { OF_SITE } from './is-fit.js'

/** Finds the things of a page that is about none of them: two or more of a type with addresses. */
export function findListed(fit: readonly CandidateThing[]): readonly CandidateThing[] {
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
