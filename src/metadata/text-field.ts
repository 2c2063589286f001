import type { Candidate, FieldExplanation } from '../contracts/result.js'
import type { FieldSource } from './field-source.js'
import type { PageView, RawMatch } from './page-view.js'

export const REJECTIONS = {
  empty: 'empty',
  placeholder: 'a placeholder',
  'site-name': "the site's own name",
  nobody: 'names nobody',
  implausible: 'hardly a person',
  address: 'an address, not a name',
  'no-address': 'not an http address',
  'no-date': 'no whole date',
  future: 'in the future',
  'day-of-reading': 'the day a source was read',
  'no-language': 'not a language code',
  'shows-nothing': 'named like a pixel or placeholder',
  same: 'says the same',
} as const

export type RejectionCode = keyof typeof REJECTIONS

export type Verdict = { readonly value: string } | { readonly rejection: RejectionCode }

export interface Field {
  readonly sources: readonly FieldSource[]
  readonly clean: (raw: string, page: PageView, source: FieldSource) => Verdict
}

/** Returns the first value that `clean` accepts, with its source. */
export function findFieldValue(field: Field, page: PageView) {
  return page.memoize(field, () => findFirstValue(field, page))
}

function findFirstValue(field: Field, page: PageView) {
  for (const source of field.sources) {
    for (const found of source.find(page)) {
      const verdict = field.clean(found.raw, page, source)
      if ('value' in verdict) return { value: verdict.value, source }
    }
  }
  return { value: null }
}

/** Maximum number of rejected candidates in an explanation. */
export const MAX_LISTED = 50
const RAW_CHARS = 500

/** Decides a field and explains why other candidates were rejected. */
export function explainField(
  field: Field,
  page: PageView,
): FieldExplanation & { readonly value: string | null } {
  let winner: (Candidate & { value: string }) | null = null
  const rejected: Candidate[] = []
  for (const source of field.sources) {
    for (const found of source.find(page)) {
      const verdict = field.clean(found.raw, page, source)
      const candidate = toCandidate(source, found)
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

export function toCandidate(source: FieldSource, { raw, at }: RawMatch): Candidate {
  return { source: source.name, raw: raw.slice(0, RAW_CHARS), ...(at === undefined ? {} : { at }) }
}
