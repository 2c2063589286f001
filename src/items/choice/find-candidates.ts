import type { ItemType } from '../../contracts/item-types.js'
import type { Thing, ThingGraph } from '../graph/thing.js'
import { READ_LIMITS } from '../item-limits.js'
import { chooseItemType } from '../types.js'
import { isValueOfMainEntity } from './main-entity.js'

/** Thing of structured data with its item type. `kind` is its schema.org type. */
export interface TypedThing {
  readonly thing: Thing
  readonly type: ItemType
  readonly kind: string
}

export interface CandidateThing extends TypedThing {
  readonly name: string
  /** Certainty that the page is about the thing, from 0 to 3. */
  readonly strength: number
  readonly why: string
  /** True if the thing's URL leads to another page. */
  readonly isElsewhere: boolean
  readonly address: string | null
}

export function findItemCandidates(graph: ThingGraph): TypedThing[] {
  const questions = countQuestions(graph)
  return graph.things
    .filter((thing) => isCandidateThing(thing, questions))
    .slice(0, READ_LIMITS.candidates)
    .flatMap((thing) => {
      const kind = chooseItemType(thing.types)
      return kind ? [{ thing, ...kind }] : []
    })
}

function isCandidateThing(thing: Thing, questions: ReadonlyMap<string, number>): boolean {
  if (thing.props.size === 0) return false
  const { parent, of } = thing
  if (hasType(parent, 'FAQPage')) return false
  if (hasType(thing, 'Question') && !hasType(parent, 'QAPage') && !isMainQuestion(thing, questions))
    return false
  if (parent === undefined || of === '' || isValueOfMainEntity(thing)) return true
  return of === 'itemreviewed' && parent.types.includes('AggregateRating')
}

function hasType(thing: Thing | undefined, name: string): boolean {
  return thing?.types.some((type) => type.toLowerCase() === name.toLowerCase()) === true
}

function isMainQuestion(thing: Thing, questions: ReadonlyMap<string, number>): boolean {
  if (thing.parent !== undefined && thing.of !== '') return false
  const says = ['answerCount', 'author', 'upvoteCount'].some((fact) => thing.has(fact))
  return says && questions.get(thing.source) === 1
}

/** Counts the questions of each syntax. A page may repeat a question in several syntaxes. */
function countQuestions({ things }: ThingGraph): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { source, types } of things)
    if (types.includes('Question')) counts.set(source, (counts.get(source) ?? 0) + 1)
  return counts
}
