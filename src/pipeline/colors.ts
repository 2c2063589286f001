import { LinkglassError } from '../core/errors.js'
import type { Media, Warning } from '../core/result.js'
import { httpUrl } from '../core/url.js'
import type { MediaStage, Picked } from '../media/index.js'
import type { PickedMedia } from './assemble.js'

/** Adds a picture's colors, if they are wanted and can be had. */
export type Paint = <M extends Media | null>(media: M) => Promise<M>

const PLAYED = /^(?:mp4|mov|webm|mkv|m4a|mp3|wav|flac|ogg|aac)$/

/** A library that is missing costs the colors, not the answer; `warnings` says so once. */
export function createPaint(
  stage: MediaStage,
  wanted: boolean,
  signal: AbortSignal,
  warnings: Warning[],
): Paint {
  return async (media) => {
    const url = media && httpUrl(media.url)
    if (!wanted || !media || !url || PLAYED.test(media.type ?? '')) return media
    try {
      const { palette, background_color, color, alternative_color } =
        (await stage.probe(url, signal, { palette: true })) ?? media
      if (!palette || !background_color || !color || !alternative_color) return media
      return { ...media, palette, background_color, color, alternative_color }
    } catch (error) {
      if (error instanceof LinkglassError && !signal.aborted) warn(warnings, error)
      return media
    }
  }
}

/** Pictures of the page; films and sounds have no colors. */
export async function paintPicked(picked: PickedMedia, paint: Paint): Promise<PickedMedia> {
  const [image, logo] = await Promise.all([
    painted(picked.image, paint),
    painted(picked.logo, paint),
  ])
  return { ...picked, image, logo }
}

async function painted(picked: Picked | undefined, paint: Paint): Promise<Picked | undefined> {
  return picked && { ...picked, media: await paint(picked.media) }
}

function warn(warnings: Warning[], { message }: LinkglassError): void {
  if (warnings.every((warning) => warning.message !== message)) {
    warnings.push({ code: 'EPALETTE', message })
  }
}
