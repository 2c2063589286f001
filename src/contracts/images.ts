import type { CallContext } from './call-context.js'

/** A window frame over the upper edge of an image. */
export interface WindowFrame {
  readonly scheme: 'light' | 'dark'
  /** Device pixels to one CSS pixel. */
  readonly scale: number
}

/** An image to be put on a background. */
export interface OverlayJob {
  /** A PNG that the browser made. */
  readonly picture: Buffer
  readonly background: OverlayBackground | undefined
  readonly frame: WindowFrame | undefined
  /** Pixels of the result. */
  readonly width: number
  readonly height: number
  readonly type: 'png' | 'jpeg' | 'webp'
  /** Quality of a JPEG or WebP, 0 to 100. */
  readonly quality: number
}

export interface OverlayBackground {
  readonly image: Uint8Array
  /** True for an image that a stranger chose, which has stricter limits. */
  readonly isForeign: boolean
}

/** Work on the pixels of images; rejects with the signal's reason. */
export interface ImageWork {
  /**
   * Shrinks an image to a miniature; returns RGBA, one byte a channel.
   * @throws ImageRefused when the image cannot be decoded within the limits
   */
  shrink(image: Uint8Array, call: CallContext): Promise<Uint8Array>
  /**
   * Puts an image on a background; returns the file.
   * @throws ImageRefused when the background cannot be decoded within the limits
   */
  overlay(job: OverlayJob, call: CallContext): Promise<Buffer>
  close(): void
}

/** Error for an image that is not decoded; the message follows its name: `is not an image`. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'
}

/** Error for the missing optional package that decodes images. */
export class ImagesMissing extends Error {
  override readonly name = 'ImagesMissing'
}
