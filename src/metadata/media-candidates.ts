import type { Candidate, FieldExplanation, MediaCandidate } from '../core/result.js'
import type { FieldSource } from './field-source.js'
import type { PageView } from './page-view.js'
import { candidateOf, MAX_LISTED } from './text-field.js'

/**
 * File names of images that show nothing: pixels, placeholders, sprites. Only the whole name
 * tells for words that images are of, too: `google-pixel-9.jpg` is a telephone.
 */
const EMPTY =
  /(?:^|[-_.])(?:placeholder|sprites?|spacer|1x1)(?=[-_.\d]|$)|^(?:pixel|blank|transparent|clear|trans|loading|loader)(?:[-_]?\d+(?:x\d+)?)?(?:\.\w+)?$/i
/** Candidates kept at most: each may cost a request. */
const MAX_CANDIDATES = 20

export interface GatheredCandidates {
  readonly candidates: MediaCandidate[]
  readonly rejected: Candidate[]
}

/** Every usable address of the sources, in their order, each once. */
export function gatherCandidates(
  sources: readonly FieldSource[],
  page: PageView,
): GatheredCandidates {
  const candidates: MediaCandidate[] = []
  const rejected: Candidate[] = []
  const seen = new Set<string>()
  for (const source of sources) {
    for (const found of source.find(page)) {
      if (candidates.length >= MAX_CANDIDATES) return { candidates, rejected }
      const url = page.absolute(found.raw)
      const reason = unfit(url, seen)
      const candidate = candidateOf(source, found)
      if (url === undefined || reason !== undefined)
        rejected.push({ ...candidate, reason: reason ?? '' })
      else candidates.push({ ...candidate, url })
      if (url !== undefined) seen.add(url)
    }
  }
  return { candidates, rejected }
}

function unfit(url: string | undefined, seen: ReadonlySet<string>): string | undefined {
  if (url === undefined) return 'not an http address'
  if (seen.has(url)) return 'says the same'
  return EMPTY.test(lastPathSegment(url)) ? 'named like a pixel or placeholder' : undefined
}

function lastPathSegment(url: string): string {
  const { pathname } = new URL(url)
  return pathname.slice(pathname.lastIndexOf('/') + 1)
}

/** The first candidate as the winner, until probing knows better. */
export function explainCandidates({ candidates, rejected }: GatheredCandidates): FieldExplanation {
  const [first, ...others] = candidates
  return {
    winner: first ?? null,
    rejected: [
      ...others.map((other) => ({ ...other, reason: `outranked by ${first?.source}` })),
      ...rejected,
    ].slice(0, MAX_LISTED),
  }
}
