import type { Candidate, MediaCandidate } from '../../contracts/result.js'
import { isRecord } from '../../lib/data/json.js'
import type { FieldSource } from '../field-source.js'
import type { PageView } from '../page-view.js'
import { REJECTIONS, type RejectionCode, toCandidate } from '../text-field.js'

/** Matches file names of empty images, such as `spacer.gif`. */
const EMPTY =
  /(?:^|[-_.])(?:placeholder|sprites?|spacer|1x1)(?=[-_.\d]|$)|^(?:pixel|blank|transparent|clear|trans|loading|loader)(?:[-_]?\d+(?:x\d+)?)?(?:\.\w+)?$/i
/** Maximum number of candidates for a field. Each may cost a request. */
const MAX_CANDIDATES = 20

export function collectCandidates(sources: readonly FieldSource[], page: PageView) {
  const most = page.context.firstMediaOnly ? 1 : MAX_CANDIDATES
  const candidates: MediaCandidate[] = []
  const rejected: Candidate[] = []
  const seen = new Set<string>()
  for (const source of sources) {
    for (const found of source.find(page)) {
      const url = page.toAbsoluteUrl(found.raw)
      const candidate = toCandidate(source, found)
      const rejection = url === undefined ? 'no-address' : findUrlRejection(url, seen)
      if (rejection) rejected.push({ ...candidate, reason: REJECTIONS[rejection] })
      else if (url !== undefined) candidates.push({ ...candidate, trust: source.trust, url })
      if (candidates.length === most) return { candidates, rejected }
      if (url !== undefined) seen.add(url)
    }
  }
  return { candidates, rejected }
}

function findUrlRejection(url: string, seen: ReadonlySet<string>): RejectionCode | undefined {
  if (seen.has(url)) return 'same'
  return EMPTY.test(getLastSegment(url)) ? 'shows-nothing' : undefined
}

function getLastSegment(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Reads the URLs of a value: its texts, and the `url` or `contentUrl` of its objects. */
export function readJsonLdUrls(page: PageView, value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return page.decodeText(value)
  if (depth > 3) return []
  const known = page.resolveReference(value)
  if (Array.isArray(known))
    return known.slice(0, 20).flatMap((item) => readJsonLdUrls(page, item, depth + 1))
  if (!isRecord(known)) return []
  const id = known['@type'] === undefined ? known['@id'] : undefined
  return readJsonLdUrls(page, known.url ?? known.contentUrl ?? id, depth + 1)
}
