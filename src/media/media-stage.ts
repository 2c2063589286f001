import type { CallContext } from '../contracts/call-context.js'
import { LinkglassError } from '../contracts/errors.js'
import type { Fetch } from '../contracts/http.js'
import {
  ImageRefused,
  type ImageSource,
  ImagesMissing,
  type ImageWork,
} from '../contracts/images.js'
import type { Media, MediaCandidate } from '../contracts/result.js'
import { createMediaKindCheck, rejectImage, rejectLogo } from './checks.js'
import { type CandidateList, type Check, chooseMedia } from './choose.js'
import { type Color, findDistinctColors, measureContrast, toHexColor } from './colors.js'
import { createFileInspector, type MediaLimits } from './inspect.js'
import { toMedia } from './to-media.js'
import { fetchManifestIcons } from './web-manifest.js'

/** Maximum time for all candidates together, as a multiple of the timeout of one URL. */
const TIME_BUDGET = 2

export interface MediaOptions {
  readonly fetch: Fetch
  readonly limits: MediaLimits
  readonly images: Pick<ImageWork, 'shrink'>
}

/** Creates functions that fetch media. They do not throw if a URL fails. */
export function createMediaStage({ fetch, limits, images }: MediaOptions) {
  const inspect = createFileInspector(fetch, limits)
  const cap = (candidates: Candidates) => candidates.slice(0, limits.maxCandidates)
  const choose = (candidates: CandidateList, check: Check, signal: AbortSignal) =>
    chooseMedia(inspect, candidates, check, limits.timeout * TIME_BUDGET, signal)
  return {
    /** Inspects a file. Returns `null` if no image, video or audio can be read. */
    probeFile: async (url: URL, signal: AbortSignal) => {
      const found = await inspect(url, signal)
      return 'reason' in found ? null : toMedia(url.href, found)
    },
    /** @throws LinkglassError if `sharp` is missing or too many images wait */
    fetchPalette: async (url: URL, call: CallContext): Promise<Palette> => {
      const found = await inspect(url, call.signal, { whole: true })
      return 'reason' in found
        ? {}
        : readPalette({ image: found.bytes, isForeign: true }, images, call)
    },
    /** Finds the colors of a screenshot. Throws as `fetchPalette` does. */
    readPalette: (image: Uint8Array, call: CallContext) =>
      readPalette({ image, isForeign: false }, images, call),
    chooseImage: (candidates: Candidates, signal: AbortSignal) =>
      choose(cap(candidates), rejectImage, signal),
    chooseLogo: (candidates: Candidates, manifest: URL | undefined, signal: AbortSignal) => {
      const icons = async () =>
        manifest ? cap(await fetchManifestIcons(fetch, manifest, limits, signal)) : []
      return choose(listLogoCandidates(cap(candidates), icons), rejectLogo, signal)
    },
    choosePlayable: (kind: 'video' | 'audio', candidates: Candidates, signal: AbortSignal) =>
      choose(cap(candidates), createMediaKindCheck(kind), signal),
  }
}

export type MediaStage = ReturnType<typeof createMediaStage>

type Candidates = readonly MediaCandidate[]

async function* listLogoCandidates(
  candidates: Candidates,
  manifestIcons: () => Promise<Candidates>,
): AsyncGenerator<MediaCandidate> {
  yield* candidates.filter(({ trust }) => trust !== 'guessed')
  yield* await manifestIcons()
  yield* candidates.filter(({ trust }) => trust === 'guessed')
}

type Palette = Pick<Media, 'palette' | 'background_color' | 'color' | 'alternative_color'>

const MAX_COLORS = 6

/** Text colors for images with few colors. */
const BLACK_AND_WHITE: readonly Color[] = [
  [0, 0, 0],
  [255, 255, 255],
]

/** Finds main colors, and text colors for the most frequent one (WCAG 2.2). Throws as `fetchPalette` does. */
export async function readPalette(
  source: ImageSource,
  images: Pick<ImageWork, 'shrink'>,
  call: CallContext,
): Promise<Palette> {
  const pixels = await images.shrink(source, call).catch((error: unknown) => {
    if (error instanceof ImageRefused) return undefined
    throw error instanceof ImagesMissing ? new LinkglassError('EFATAL', ...MISSING) : error
  })
  const colors = pixels ? findDistinctColors(pixels, MAX_COLORS) : []
  const [background] = colors
  if (!background) return {}
  const others = colors.length > 2 ? colors.slice(1) : [...colors.slice(1), ...BLACK_AND_WHITE]
  const readable = others.sort(
    (a, b) => measureContrast(b, background) - measureContrast(a, background),
  )
  const [color = background, alternative = color] = readable
  return {
    palette: colors.map(toHexColor),
    background_color: toHexColor(background),
    color: toHexColor(color),
    alternative_color: toHexColor(alternative),
  }
}

const MISSING = [
  'Colors need the optional package `sharp`, which is not installed here: `npm install sharp`.',
  { data: { palette: 'Not available on this installation; leave it out.' } },
] as const
