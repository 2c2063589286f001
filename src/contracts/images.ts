import type { CallContext } from './call-context.js'

export interface WindowFrame {
  readonly scheme: 'light' | 'dark'
  /** Device pixels per CSS pixel. */
  readonly scale: number
}

/** Screenshot to put on a background or into a window frame. */
export interface OverlayJob {
  /** The screenshot, as PNG. */
  readonly picture: Buffer
  readonly background: ImageSource | undefined
  readonly frame: WindowFrame | undefined
  readonly width: number
  readonly height: number
  readonly type: 'png' | 'jpeg' | 'webp'
  /** Quality of a JPEG or WebP, 0 to 100. */
  readonly quality: number
}

export interface ImageSource {
  readonly image: Uint8Array
  /** True for an image from elsewhere, which may have fewer pixels than one of the browser. */
  readonly isForeign: boolean
}

/** Decodes and draws images. If the signal aborts, methods reject with its reason. */
export interface ImageWork {
  /**
   * Shrinks an image. Returns RGBA pixels, one byte per channel.
   * @throws ImageRefused if the image cannot be decoded within the limits
   */
  shrink(source: ImageSource, call: CallContext): Promise<Uint8Array>
  /**
   * Puts a screenshot on its background. Returns the image file.
   * @throws ImageRefused if the background cannot be decoded within the limits
   */
  overlay(job: OverlayJob, call: CallContext): Promise<Buffer>
  close(): void
}

/** Error for an image that cannot be decoded. The message has no subject: `is not an image`. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'
}

/** Error if the optional package that decodes images is not installed. */
export class ImagesMissing extends Error {
  override readonly name = 'ImagesMissing'
}
