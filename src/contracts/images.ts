import type { CallContext } from './call-context.js'

export interface WindowFrame {
  readonly scheme: 'light' | 'dark'
  /** Device pixels per CSS pixel. */
  readonly scale: number
}

/** A screenshot to be put on a background, or into a window frame. */
export interface OverlayJob {
  /** The screenshot, as PNG. */
  readonly picture: Buffer
  readonly background: OverlayBackground | undefined
  readonly frame: WindowFrame | undefined
  readonly width: number
  readonly height: number
  readonly type: 'png' | 'jpeg' | 'webp'
  /** Quality of a JPEG or WebP, 0 to 100. */
  readonly quality: number
}

export interface OverlayBackground {
  readonly image: Uint8Array
  /** True for an image that a caller chose. Stricter limits apply to such an image. */
  readonly isForeign: boolean
}

/** Functions that decode and draw images. If the signal aborts, they reject with its reason. */
export interface ImageWork {
  /**
   * Shrinks an image. Returns the pixels of the miniature as RGBA, one byte for each channel.
   * @throws ImageRefused when the image cannot be decoded within the limits
   */
  shrink(image: Uint8Array, call: CallContext): Promise<Uint8Array>
  /**
   * Puts a screenshot on its background. Returns the bytes of the image file.
   * @throws ImageRefused when the background cannot be decoded within the limits
   */
  overlay(job: OverlayJob, call: CallContext): Promise<Buffer>
  close(): void
}

/** Error for an image that cannot be decoded. Its message is the end of a sentence, such as `is not an image`. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'
}

/** Error thrown if the optional package that decodes images is not installed. */
export class ImagesMissing extends Error {
  override readonly name = 'ImagesMissing'
}
