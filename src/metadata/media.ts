import type { Candidate, FieldExplanation, MediaCandidate } from '../core/result.js'
import { candidateOf, LISTED } from './field.js'
import type { Page } from './page.js'
import type { Source } from './source.js'

/**
 * File names of pictures that show nothing: pixels, placeholders, sprites. Only the whole name
 * tells for words that pictures are of, too: `google-pixel-9.jpg` is a telephone.
 */
const EMPTY =
  /(?:^|[-_.])(?:placeholder|sprites?|spacer|1x1)(?=[-_.\d]|$)|^(?:pixel|blank|transparent|clear|trans|loading|loader)(?:[-_]?\d+(?:x\d+)?)?(?:\.\w+)?$/i
/** Candidates kept at most: each may cost a request. */
const MOST = 20

export interface Candidates {
  readonly candidates: MediaCandidate[]
  readonly rejected: Candidate[]
}

/** Every usable address of the sources, in their order, each once. */
export function gather(sources: readonly Source[], page: Page): Candidates {
  const candidates: MediaCandidate[] = []
  const rejected: Candidate[] = []
  const seen = new Set<string>()
  for (const source of sources) {
    for (const found of source.find(page)) {
      if (candidates.length >= MOST) return { candidates, rejected }
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
  return EMPTY.test(fileName(url)) ? 'named like a pixel or placeholder' : undefined
}

function fileName(url: string): string {
  const { pathname } = new URL(url)
  return pathname.slice(pathname.lastIndexOf('/') + 1)
}

/** The first candidate as the winner, until probing knows better. */
export function explainMedia({ candidates, rejected }: Candidates): FieldExplanation {
  const [first, ...others] = candidates
  return {
    winner: first ?? null,
    rejected: [
      ...others.map((other) => ({ ...other, reason: `outranked by ${first?.source}` })),
      ...rejected,
    ].slice(0, LISTED),
  }
}
