import type { Candidate, FieldExplanation } from '../core/result.js'
import type { FieldSource } from './field-source.js'
import type { PageView } from './page-view.js'
import type { RawMatch } from './raw-match.js'

/** A cleaned value, or why there is none. */
export type Verdict = { readonly value: string } | { readonly reason: string }

/** A text field: where it may stand, in order of trust, and what makes a value of it. */
export interface Field {
  readonly sources: readonly FieldSource[]
  readonly clean: (raw: string, page: PageView, source: string) => Verdict
}

export interface Decision {
  readonly value: string | null
  readonly source?: string
}

/** The first source with a value that stands cleaning. */
export function decideField(field: Field, page: PageView): Decision {
  for (const source of field.sources) {
    for (const found of source.find(page)) {
      const verdict = field.clean(found.raw, page, source.name)
      if ('value' in verdict) return { value: verdict.value, source: source.name }
    }
  }
  return { value: null }
}

/** Candidates that are listed at most: an explanation is to be read. */
export const MAX_LISTED = 50
const RAW_CHARS = 500

/** The same decision, with everything that was looked at and why it was not taken. */
export function explainField(field: Field, page: PageView): FieldExplanation & Decision {
  let winner: (Candidate & { value: string }) | null = null
  const rejected: Candidate[] = []
  for (const source of field.sources) {
    for (const found of source.find(page)) {
      const verdict = field.clean(found.raw, page, source.name)
      const candidate = candidateOf(source, found)
      if ('reason' in verdict) rejected.push({ ...candidate, reason: verdict.reason })
      else if (!winner) winner = { ...candidate, value: verdict.value }
      else if (verdict.value === winner.value)
        rejected.push({ ...candidate, reason: 'says the same' })
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
