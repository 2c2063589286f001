import type { OptionalField } from '../../contracts/fields.js'
import type { MediaCandidate } from '../../contracts/result.js'
import type { PageView } from '../page-view.js'
import { gatherCandidates } from './media-candidates.js'
import { PLAYABLE_SOURCES } from './playable.js'

/** What a page says of the fields that are answered only when asked for. Plain data. */
export interface OptionalDetection {
  /** Candidates in order of preference. */
  readonly video?: MediaCandidate[]
  readonly audio?: MediaCandidate[]
  /** Absolute address at which the page's embed is described (oEmbed 1.0, section 4). */
  readonly oembed?: string
}

export function detectOptional(page: PageView): OptionalDetection {
  const { optional = NONE } = page.context
  const oembed = optional.has('iframe') ? discoveredOembed(page) : undefined
  return {
    ...(optional.has('video') && {
      video: gatherCandidates(PLAYABLE_SOURCES.video, page).candidates,
    }),
    ...(optional.has('audio') && {
      audio: gatherCandidates(PLAYABLE_SOURCES.audio, page).candidates,
    }),
    ...(oembed !== undefined && { oembed }),
  }
}

const NONE: ReadonlySet<OptionalField> = new Set()

function discoveredOembed(page: PageView): string | undefined {
  const link = page.signals.links.find(
    ({ rel, type }) =>
      /\b(?:alternate|alternative)\b/.test(rel) &&
      /^(?:application|text)\/json\+oembed$/i.test(type.trim()),
  )
  return link && page.absolute(link.href)
}
