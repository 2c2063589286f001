import type { OptionalField } from '../core/fields.js'
import type { MediaCandidate } from '../core/result.js'
import type { Signals } from '../page/index.js'
import { gatherCandidates } from './media-candidates.js'
import { type DetectContext, PageView } from './page-view.js'
import { PLAYABLE_SOURCES } from './playable.js'

/** What a page says of the fields that are answered only when asked for. Plain data. */
export interface OptionalDetection {
  /** Candidates in order of preference. */
  readonly video?: MediaCandidate[]
  readonly audio?: MediaCandidate[]
  /** Absolute address at which the page's embed is described (oEmbed 1.0, section 4). */
  readonly oembed?: string
}

export function detectOptional(
  signals: Signals,
  context: DetectContext,
  optional: ReadonlySet<OptionalField>,
): OptionalDetection {
  const page = new PageView(signals, context)
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

/** A target that is not a page is its own only candidate. */
export function optionalOfFile(
  { url }: Pick<DetectContext, 'url'>,
  kind: string,
  optional: ReadonlySet<OptionalField>,
): OptionalDetection {
  const isPlayable = kind === 'video' || kind === 'audio'
  const itself = isPlayable ? [{ source: 'the target itself', raw: url, url }] : []
  return {
    ...(optional.has('video') && { video: itself }),
    ...(optional.has('audio') && { audio: itself }),
  }
}

function discoveredOembed(page: PageView): string | undefined {
  const link = page.signals.links.find(
    ({ rel, type }) =>
      /\b(?:alternate|alternative)\b/.test(rel) &&
      /^(?:application|text)\/json\+oembed$/i.test(type.trim()),
  )
  return link && page.absolute(link.href)
}
