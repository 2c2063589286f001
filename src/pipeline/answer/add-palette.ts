import type { CallContext } from '../../contracts/call-context.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Media, Warning } from '../../contracts/result.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import type { MediaStage, Picked } from '../../media/index.js'
import type { PickedMedia } from './assemble.js'

/** Adds colors to an image. Returns other media unchanged. */
export type AddPalette = <M extends Media | null>(media: M) => Promise<M>

const PLAYABLE_TYPES = /^(?:mp4|mov|webm|mkv|m4a|mp3|wav|flac|ogg|aac)$/

/** Creates an adder that warns only once if the library for colors is missing. */
export function createPaletteAdder(
  stage: MediaStage,
  wanted: boolean,
  call: CallContext,
  warnings: Warning[],
): AddPalette {
  return async (media) => {
    if (!wanted || !media || PLAYABLE_TYPES.test(media.type ?? '')) return media
    const url = parseHttpUrl(media.url)
    if (!url) return media
    try {
      return { ...media, ...(await stage.fetchPalette(url, call)) }
    } catch (error) {
      if (!(error instanceof LinkglassError) || call.signal.aborted) return media
      const { message } = error
      const code = error.code === 'EBUSY' ? error.code : 'EPALETTE'
      const isNew = warnings.every((warning) => warning.message !== message)
      if (isNew) warnings.push({ code, message })
      return media
    }
  }
}

export async function addPalettes(picked: PickedMedia, addPalette: AddPalette) {
  const add = async (one?: Picked) => one && { ...one, media: await addPalette(one.media) }
  const [image, logo] = await Promise.all([add(picked.image), add(picked.logo)])
  return { ...picked, image, logo }
}
