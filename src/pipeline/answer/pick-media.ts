import { LinkglassError } from '../../contracts/errors.js'
import { MEDIA_FIELDS, type MediaField } from '../../contracts/fields.js'
import type { Query } from '../../contracts/query.js'
import type { Media, MediaCandidate } from '../../contracts/result.js'
import { type Deadline, deadline } from '../../lib/async/deadline.js'
import { PathTree } from '../../lib/data/path-tree.js'
import { httpUrl } from '../../lib/net/http-url.js'
import { isImageType, type MediaStage, type Picked, typeByName } from '../../media/index.js'
import type { Detection } from '../../metadata/index.js'
import type { MediaCategory } from '../../rules/convert/index.js'
import type { AddPalette } from './add-palette.js'
import type { PickedMedia } from './assemble.js'

/** The share of a request's time that is kept for answering once media have used up theirs. */
const RESERVE = 0.1
const MAX_RESERVE = 2_000

/** Media must be done a little before the request, so that a slow image is `null` and no error. */
export function mediaDeadline(timeout: number, started: number, outer: AbortSignal): Deadline {
  const reserve = Math.min(timeout * RESERVE, MAX_RESERVE)
  return deadline(Math.max(0, started + timeout - reserve - performance.now()), outer)
}

/** The candidate to answer with for each field; no request at all where none is wanted. */
export async function pickMedia(
  media: MediaStage,
  query: Query,
  detection: Detection,
  signal: AbortSignal,
): Promise<PickedMedia> {
  const { manifest } = detection
  const icons = manifest === undefined ? undefined : httpUrl(manifest)
  const choose: Readonly<Record<MediaField, Choose>> = {
    image: (candidates) => media.firstImage(candidates, signal),
    logo: (candidates) => media.bestLogo(candidates, icons, signal),
    video: (candidates) => media.firstPlayable('video', candidates, signal),
    audio: (candidates) => media.firstPlayable('audio', candidates, signal),
  }
  const pick = async (field: MediaField): Promise<Picked | undefined> => {
    const candidates = detection[field]
    if (!candidates) return undefined
    return pings(query, field)
      ? inTime(candidates, signal, () => choose[field](candidates))
      : unprobed(candidates)
  }
  const picked = await Promise.all(
    MEDIA_FIELDS.map(async (field) => [field, await pick(field)] as const),
  )
  return Object.fromEntries(picked)
}

type Choose = (candidates: readonly MediaCandidate[]) => Promise<Picked>

/** What was picked, or nothing once the time for media is over. */
async function inTime(
  candidates: readonly MediaCandidate[],
  signal: AbortSignal,
  pick: () => Promise<Picked>,
): Promise<Picked> {
  try {
    return await pick()
  } catch (error) {
    if (!signal.aborted) throw error
    const [candidate] = candidates
    return {
      media: null,
      winner: null,
      rejected: candidate ? [{ candidate, reason: NO_TIME }] : [],
    }
  }
}

const NO_TIME = 'there was no time left to look at it'

/** What a rule of a media type gives for the address it found. */
export function probeRuleMedia(media: MediaStage, signal: AbortSignal, addPalette: AddPalette) {
  return async (address: string, category: MediaCategory): Promise<Media | null> => {
    const url = httpUrl(address)
    if (!url) return null
    try {
      const found = await media.probe(url, signal)
      return isImageType(found?.type) === (category === 'image') ? await addPalette(found) : null
    } catch (error) {
      throw signal.aborted ? new LinkglassError('ETIMEOUT', NO_TIME) : error
    }
  }
}

/** Whether the media of a rule are probed; fields within it are as it is, unless named too. */
export function pingsRules({ ping, pingFields }: Query): (path: string) => boolean {
  const named = PathTree.of(pingFields)
  return (path) => {
    let [pings, tree] = [ping, named]
    for (const step of path.split('.').slice(1)) {
      const next = tree.step(step)
      if (!next) break
      tree = next
      pings = tree.leaf ?? pings
    }
    return pings
  }
}

/** Images as the page names them, for a page that is read without any network. */
export function nameMedia({ image, logo }: Detection): PickedMedia {
  return { image: image && namedByAddress(image), logo: logo && namedByAddress(logo) }
}

export async function namedMedia(address: string): Promise<Media | null> {
  return mediaByName(address)
}

function namedByAddress(candidates: readonly MediaCandidate[]): Picked {
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
