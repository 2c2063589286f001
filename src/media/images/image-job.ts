import type { OverlayJob } from '../../contracts/images.js'

/** Sent to the process that decodes. Plain data. */
export type ImageJob =
  | { readonly kind: 'shrink'; readonly image: Uint8Array }
  | ({ readonly kind: 'overlay' } & OverlayJob)

/** Its answer; `reason` follows the name of the image. */
export type ImageReply =
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'missing' }
