import type { Candidate, FieldExplanation } from '../contracts/result.js'
import type { FieldSource } from './field-source.js'
import type { PageView, RawMatch } from './page-view.js'
import { REJECTIONS, type RejectionCode } from './rejections.js'

/** A cleaned value, or why there is none. */
export type Verdict = { readonly value: string } | { readonly rejection: RejectionCode }

/** A text field: where it may stand, in order of trust, and what makes a value of it. */
export interface Field {
  readonly sources: readonly FieldSource[]
  readonly clean: (raw: string, page: PageView, source: FieldSource) => Verdict
}

export interface Decision {
  readonly value: string | null
  readonly source?: FieldSource
}

/** The first source with a value that stands cleaning. */
export function decideField(field: Field, page: PageView): Decision {
  for (const source of field.sources) {
    for (const found of source.find(page)) {
      const verdict = field.clean(found.raw, page, source)
      if ('value' in verdict) return { value: verdict.value, source }
    }
  }
  return { value: null }
}

/** Candidates that are listed at most: an explanation is to be read. */
export const MAX_LISTED = 50
const RAW_CHARS = 500

/** The same decision, with everything that was looked at and why it was not taken. */
export function explainField(
  field: Field,
  page: PageView,
): FieldExplanation & Pick<Decision, 'value'> {
  let winner: (Candidate & { value: string }) | null = null
  const rejected: Candidate[] = []
  for (const source of field.sources) {
    for (const found of source.find(page)) {
      const verdict = field.clean(found.raw, page, source)
      const candidate = candidateOf(source, found)
      if ('rejection' in verdict)
        rejected.push({ ...candidate, reason: REJECTIONS[verdict.rejection] })
      else if (!winner) winner = { ...candidate, value: verdict.value }
      else if (verdict.value === winner.value)
        rejected.push({ ...candidate, reason: REJECTIONS.same })
      else rejected.push({ ...candidate, reason: `outranked by ${winner.source}` })
    }
  }
  const { value = null, ...named } = winner ?? {}
  return {
    value,
    winner: winner ? (named as Candidate) : null,
    rejected: rejected.slice(0, MAX_LISTED),
  }
}

export function candidateOf(source: FieldSource, { raw, at }: RawMatch): Candidate {
  return { source: source.name, raw: raw.slice(0, RAW_CHARS), ...(at === undefined ? {} : { at }) }
}
