import type { TypedThing } from './find-candidates.js'

/** A thing that may be what the page is about. */
export interface CandidateThing extends TypedThing {
  readonly name: string
  /** Evidence that it is what the page is about, the strongest first; 0 if there is none. */
  readonly strength: number
  readonly why: string
  /** True if it has the address of another page. */
  readonly isElsewhere: boolean
  readonly address: string | null
}
