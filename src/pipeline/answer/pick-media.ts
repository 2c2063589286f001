import { LinkglassError } from '../../contracts/errors.js'
import { MEDIA_FIELDS, type MediaField } from '../../contracts/fields.js'
import type { Media, MediaCandidate } from '../../contracts/result.js'
import { PathTree } from '../../lib/data/path-tree.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { guessUrlType, isImageType, type MediaStage, type Picked } from '../../media/index.js'
import type { Detection } from '../../metadata/index.js'
import type { Query } from '../../params/index.js'
import type { MediaCategory } from '../../rules/convert/index.js'
import type { AddPalette } from './add-palette.js'
import type { PickedMedia } from './assemble.js'

/** Probes candidates only if the query asks for probing. */
export async function pickMedia(
  media: MediaStage,
  query: Query,
  detection: Detection,
  signal: AbortSignal,
): Promise<PickedMedia> {
  const { manifest } = detection
  const icons = manifest === undefined ? undefined : parseHttpUrl(manifest)
  const picked: { [F in MediaField]?: Picked } = {}
  const choose = async (field: MediaField, candidates: readonly MediaCandidate[]) => {
    if (field === 'image') return media.chooseImage(candidates, signal)
    if (field === 'logo') return media.chooseLogo(candidates, icons, signal)
    return media.choosePlayable(field, candidates, signal)
  }
  const pick = async (field: MediaField, candidates: readonly MediaCandidate[]) => {
    try {
      picked[field] = await choose(field, candidates)
    } catch (error) {
      if (!signal.aborted) throw error
      const [candidate] = candidates
      const rejected = candidate ? [{ candidate, reason: NO_TIME }] : []
      picked[field] = { media: null, winner: null, rejected }
    }
  }
  const probes: Promise<void>[] = []
  for (const field of MEDIA_FIELDS) {
    const candidates = detection[field]
    if (!candidates) continue
    if (query.pingFields.get(field) ?? query.ping) probes.push(pick(field, candidates))
    else picked[field] = pickFirstCandidate(candidates)
  }
  await Promise.all(probes)
  return picked
}

const NO_TIME = 'there was no time left to look at it'

export function createRuleUrlProbe(media: MediaStage, signal: AbortSignal, addPalette: AddPalette) {
  return async (address: string, category: MediaCategory): Promise<Media | null> => {
    const url = parseHttpUrl(address)
    if (!url) return null
    try {
      const found = await media.probeFile(url, signal)
      return isImageType(found?.type) === (category === 'image') ? await addPalette(found) : null
    } catch (error) {
      throw signal.aborted ? new LinkglassError('ETIMEOUT', NO_TIME) : error
    }
  }
}

export function createPingedFieldTest({ ping, pingFields }: Query): (path: string) => boolean {
  const named = PathTree.fromPaths(pingFields)
  return (path) => {
    let [pings, tree] = [ping, named]
    for (const step of path.split('.').slice(1)) {
      const next = tree.findSubtree(step)
      if (!next) break
      tree = next
      pings = tree.leaf ?? pings
    }
    return pings
  }
}

export function pickMediaWithoutProbing({ image, logo }: Detection): PickedMedia {
  const pick = (candidates: readonly MediaCandidate[]): Picked => {
    const picked = pickFirstCandidate(candidates)
    return { ...picked, media: picked.winner && describeMediaByUrl(picked.winner.url) }
  }
  return { image: image && pick(image), logo: logo && pick(logo) }
}

function pickFirstCandidate(candidates: readonly MediaCandidate[]): Picked {
  const [winner = null] = candidates
  return { media: winner && { url: winner.url }, winner, rejected: [] }
}

export function describeMediaByUrl(address: string): Media | null {
  const url = parseHttpUrl(address)
  if (!url) return null
  const type = guessUrlType(url)
  return { url: url.href, ...(type !== undefined && { type }) }
}
