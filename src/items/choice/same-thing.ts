import { normalizeNameForComparison } from '../forms/thing-name.js'
import { toItemText } from '../forms/value-text.js'
import { SOURCES, type Thing, type ThingGraph } from '../graph/thing.js'
import { chooseItemType } from '../types.js'
import type { CandidateThing } from './find-candidates.js'
import { isSamePage } from './same-page.js'

const MAX_SAME_THINGS = 10

/** Finds other descriptions of the subject, in the order of `SOURCES`. */
export function findSameThings(subject: CandidateThing, candidates: readonly CandidateThing[]) {
  const alike = candidates.filter(
    (other) => other.thing !== subject.thing && other.type === subject.type,
  )
  const same = alike.filter((other) => describesSameThing(subject, other, alike))
  return same
    .map(({ thing }) => thing)
    .toSorted((one, other) => SOURCES.indexOf(one.source) - SOURCES.indexOf(other.source))
    .slice(0, MAX_SAME_THINGS)
}

function describesSameThing(
  subject: CandidateThing,
  other: CandidateThing,
  alike: readonly CandidateThing[],
): boolean {
  if (subject.type === 'list') return false
  const { thing } = subject
  if (thing.id !== undefined && thing.id === other.thing.id) return true
  const code = (of: Thing, name: string) => toItemText(of.getAll(name)[0])
  for (const name of ['sku', 'gtin13', 'gtin', 'isbn']) {
    const own = code(thing, name)
    if (own !== '' && own === code(other.thing, name)) return true
  }
  if (
    normalizeNameForComparison(subject.name) !== '' &&
    normalizeNameForComparison(subject.name) === normalizeNameForComparison(other.name)
  )
    return true
  if (subject.address && other.address && isSamePage(subject.address, other.address)) return true
  if (other.isElsewhere) return false
  const isAlone = (source: string) =>
    alike.filter((found) => found.thing.source === source).length ===
    (source === thing.source ? 0 : 1)
  return other.thing.source !== thing.source && isAlone(other.thing.source) && isAlone(thing.source)
}

export function findOpenGraphThings(graph: ThingGraph, subject: CandidateThing): Thing[] {
  const metas = graph.things.find(({ source, of }) => source === 'open graph' && of === '')
  if (!metas || subject.type === 'list' || subject.thing === metas) return []
  const type = chooseItemType(metas.types)?.type
  const isOwn = type === undefined || type === subject.type || type === 'article'
  return isOwn ? [metas] : []
}
