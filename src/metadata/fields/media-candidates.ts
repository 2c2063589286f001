import type { Candidate, MediaCandidate } from '../../contracts/result.js'
import type { FieldSource } from '../field-source.js'
import type { PageView } from '../page-view.js'
import { REJECTIONS, type RejectionCode } from '../rejections.js'
import { candidateOf } from '../text-field.js'

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
  /** What cannot be one, and why. */
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
      const candidate = candidateOf(source, found)
      const rejection = url === undefined ? 'no-address' : unfit(url, seen)
      if (rejection) rejected.push({ ...candidate, reason: REJECTIONS[rejection] })
      else if (url !== undefined) candidates.push({ ...candidate, trust: source.trust, url })
      if (url !== undefined) seen.add(url)
    }
  }
  return { candidates, rejected }
}

function unfit(url: string, seen: ReadonlySet<string>): RejectionCode | undefined {
  if (seen.has(url)) return 'same'
  return EMPTY.test(lastPathSegment(url)) ? 'shows-nothing' : undefined
}

function lastPathSegment(url: string): string {
  const { pathname } = new URL(url)
  return pathname.slice(pathname.lastIndexOf('/') + 1)
}
