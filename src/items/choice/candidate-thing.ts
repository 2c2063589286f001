import type { ItemType } from '../../contracts/item-types.js'
import type { Thing } from '../graph/thing.js'

/** A thing that may be what the page is about. */
export interface CandidateThing {
  readonly thing: Thing
  readonly type: ItemType
  readonly kind: string
  readonly name: string
  /** Evidence that it is what the page is about, the strongest first; 0 if there is none. */
  readonly strength: number
  readonly why: string
  /** True if it has the address of another page. */
  readonly isElsewhere: boolean
  readonly address: string | null
}
