import type { Fetch } from '../core/http.js'
import type { Media, MediaCandidate } from '../core/result.js'
import { choose, type Picked } from './choose.js'
import { createInspect, type MediaLimits } from './inspect.js'
import { judgeImage, judgeLogo, judgePlayable } from './judge.js'
import { logosInOrder } from './logos.js'
import { manifestIcons } from './manifest.js'
import { toMedia } from './media.js'
import { readPalette } from './palette.js'

export { typeByName } from './by-name.js'
export type { Picked } from './choose.js'
export type { MediaLimits } from './inspect.js'
export { isPicture } from './type.js'

/** Time for one field, as a multiple of the time for one address. */
const PATIENCE = 2

export interface ProbeOptions {
  /** Add the picture's colors; the whole picture is read for it. */
  readonly palette?: boolean
}

/** Every method rejects with the reason of `signal` when that aborts; one bad address never throws. */
export interface MediaStage {
  /**
   * What stands behind one address; `null` when it can't be reached, answers 400 or more, or is
   * neither picture nor film nor sound.
   * @throws LinkglassError when colors are asked for and the library that reads them is missing
   */
  probe(url: URL, signal: AbortSignal, options?: ProbeOptions): Promise<Media | null>
  /** The first candidate that is reachable and neither a pixel nor an icon nor a placeholder. */
  firstImage(candidates: readonly MediaCandidate[], signal: AbortSignal): Promise<Picked>
  /** The first square and sharp candidate, or else the best there is, icons of `manifest` included. */
  bestLogo(
    candidates: readonly MediaCandidate[],
    manifest: URL | undefined,
    signal: AbortSignal,
  ): Promise<Picked>
  /** The first candidate that is reachable and a film or a sound. */
  firstPlayable(
    kind: 'video' | 'audio',
    candidates: readonly MediaCandidate[],
    signal: AbortSignal,
  ): Promise<Picked>
}

export interface MediaOptions {
  readonly fetch: Fetch
  readonly limits: MediaLimits
}

export function createMedia({ fetch, limits }: MediaOptions): MediaStage {
  const inspect = createInspect(fetch, limits)
  const patience = limits.timeout * PATIENCE
  const cap = (candidates: readonly MediaCandidate[]) => candidates.slice(0, limits.maxCandidates)
  return {
    probe: async (url, signal, { palette = false } = {}) => {
      const found = await inspect(url, signal, { whole: palette })
      if ('reason' in found) return null
      const colored = palette && found.kind === 'image' && !found.executable
      return { ...toMedia(url.href, found), ...(colored && (await readPalette(found.bytes))) }
    },
    firstImage: (candidates, signal) =>
      choose(inspect, cap(candidates), judgeImage, patience, signal),
    bestLogo: (candidates, manifest, signal) => {
      const icons = async () =>
        manifest ? cap(await manifestIcons(fetch, manifest, limits, signal)) : []
      return choose(inspect, logosInOrder(cap(candidates), icons), judgeLogo, patience, signal)
    },
    firstPlayable: (kind, candidates, signal) =>
      choose(inspect, cap(candidates), judgePlayable(kind), patience, signal),
  }
}
