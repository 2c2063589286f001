import type { Query } from '../core/query.js'
import type { Media, MediaCandidate } from '../core/result.js'
import { httpUrl } from '../core/url.js'
import { type MediaStage, type Picked, typeByName } from '../media/index.js'
import type { Detection } from '../metadata/index.js'
import type { PickedMedia } from './assemble.js'

/** Of each picture's candidates the one to answer with; no request at all where none is wanted. */
export async function pickMedia(
  media: MediaStage,
  query: Query,
  { image, logo, manifest }: Detection,
  signal: AbortSignal,
): Promise<PickedMedia> {
  const [pickedImage, pickedLogo] = await Promise.all([
    image && (pings(query, 'image') ? media.firstImage(image, signal) : unprobed(image)),
    logo &&
      (pings(query, 'logo')
        ? media.bestLogo(logo, manifest === undefined ? undefined : httpUrl(manifest), signal)
        : unprobed(logo)),
  ])
  return { image: pickedImage, logo: pickedLogo }
}

/** What a rule of a media type gives for the address it found. */
export function probeRuleMedia(media: MediaStage, query: Query) {
  return async (address: string, signal: AbortSignal): Promise<Media | null> => {
    const url = httpUrl(address)
    if (!url) return null
    return query.ping ? media.probe(url, signal) : { url: url.href }
  }
}

/** Pictures as the page names them, for a page that is read without any network. */
export function nameMedia({ image, logo }: Detection): PickedMedia {
  return { image: image && named(image), logo: logo && named(logo) }
}

export async function namedMedia(address: string): Promise<Media | null> {
  return mediaByName(address)
}

function named(candidates: readonly MediaCandidate[]): Picked {
  const picked = unprobed(candidates)
  return { ...picked, media: picked.winner && mediaByName(picked.winner.url) }
}

/** The first candidate as the page names it. */
function unprobed(candidates: readonly MediaCandidate[]): Picked {
  const [first] = candidates
  if (!first) return { media: null, winner: null, rejected: [] }
  return { media: { url: first.url }, winner: first, rejected: [] }
}

function pings(query: Query, field: string): boolean {
  return query.pingFields.get(field) ?? query.ping
}

function mediaByName(address: string): Media | null {
  const url = httpUrl(address)
  if (!url) return null
  const type = typeByName(url)
  return { url: url.href, ...(type !== undefined && { type }) }
}
