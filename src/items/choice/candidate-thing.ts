import type { TypedThing } from './find-candidates.js'

export interface CandidateThing extends TypedThing {
  readonly name: string
  /** Certainty that the page is about the thing, from 0 to 3. */
  readonly strength: number
  readonly why: string
  /** True if the thing's URL leads to another page. */
  readonly isElsewhere: boolean
  readonly address: string | null
}
