import type { AskedField } from '../core/fields.js'
import type { MediaCandidate } from '../core/result.js'
import type { Signals } from '../page/signals.js'
import { gather } from './media.js'
import { type DetectContext, Page } from './page.js'
import { PLAYABLE } from './playable.js'

/** What a page says of the fields that are answered only when asked for. Plain data. */
export interface AskedDetection {
  /** Candidates in order of preference. */
  readonly video?: MediaCandidate[]
  readonly audio?: MediaCandidate[]
  /** Absolute address at which the page's embed is described (oEmbed 1.0, section 4). */
  readonly oembed?: string
}

export function detectAsked(
  signals: Signals,
  context: DetectContext,
  asked: ReadonlySet<AskedField>,
): AskedDetection {
  const page = new Page(signals, context)
  const oembed = asked.has('iframe') ? oembedOf(page) : undefined
  return {
    ...(asked.has('video') && { video: gather(PLAYABLE.video, page).candidates }),
    ...(asked.has('audio') && { audio: gather(PLAYABLE.audio, page).candidates }),
    ...(oembed !== undefined && { oembed }),
  }
}

/** A target that is no page is its own only candidate. */
export function fileAsked(
  { url }: Pick<DetectContext, 'url'>,
  kind: string,
  asked: ReadonlySet<AskedField>,
): AskedDetection {
  const isPlayable = kind === 'video' || kind === 'audio'
  const itself = isPlayable ? [{ source: 'the target itself', raw: url, url }] : []
  return {
    ...(asked.has('video') && { video: itself }),
    ...(asked.has('audio') && { audio: itself }),
  }
}

function oembedOf(page: Page): string | undefined {
  const link = page.signals.links.find(
    ({ rel, type }) =>
      /\b(?:alternate|alternative)\b/.test(rel) &&
      /^(?:application|text)\/json\+oembed$/i.test(type.trim()),
  )
  return link && page.absolute(link.href)
}
