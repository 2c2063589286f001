import type { TypedThing } from './find-candidates.js'

/** A thing that may be what the page is about. */
export interface CandidateThing extends TypedThing {
  readonly name: string
  /** Strength of the evidence that the page is about it; 0 for none. */
  readonly strength: number
  readonly why: string
  /** True if it has the address of another page. */
  readonly isElsewhere: boolean
  readonly address: string | null
}
