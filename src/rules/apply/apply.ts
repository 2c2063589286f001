import type { Document } from '../../page/index.js'
import { type SelectContext, select } from '../select/select.js'
import { convertSelection } from './convert.js'
import type { Draft } from './draft.js'

export interface ApplyContext extends SelectContext {
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * All that a page alone decides of a request's rules: select, then convert. Synchronous, so it
 * belongs into a thread; `resolve` finishes what it leaves open.
 */
export function applyRules(document: Document, context: ApplyContext): Draft {
  return convertSelection(select(document, context), context)
}
