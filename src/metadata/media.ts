import type { Candidate, FieldExplanation, MediaCandidate } from '../core/result.js'
import type { Page } from './page.js'
import type { Source } from './source.js'

/** Names that tell of pictures that show nothing: pixels, placeholders, sprites. */
const EMPTY =
  /(?:^|[/_.-])(?:pixel|spacer|blank|transparent|placeholder|sprites?|loading|loader|1x1|clear|trans)(?=[._/-]|\d|$)/i
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
    for (const { raw, at } of source.find(page)) {
      const named = {
        source: source.name,
        raw: raw.slice(0, 500),
        ...(at === undefined ? {} : { at }),
      }
      const url = page.absolute(raw)
      const reason =
        url === undefined ? 'not an http address' : reject(url, seen, candidates.length)
      if (url === undefined || reason) rejected.push({ ...named, reason: reason ?? '' })
      else candidates.push({ ...named, url })
      if (url !== undefined) seen.add(url)
    }
  }
  return { candidates, rejected }
}

function reject(url: string, seen: ReadonlySet<string>, count: number): string | undefined {
  if (seen.has(url)) return 'says the same'
  if (EMPTY.test(new URL(url).pathname)) return 'named like a pixel or placeholder'
  return count >= MOST ? 'one of too many' : undefined
}

/** The first candidate as the winner, until probing knows better. */
export function explainMedia({ candidates, rejected }: Candidates): FieldExplanation {
  const [first, ...others] = candidates
  return {
    winner: first ?? null,
    rejected: [
      ...others.map((other) => ({ ...other, reason: `outranked by ${first?.source}` })),
      ...rejected,
    ].slice(0, 50),
  }
}
