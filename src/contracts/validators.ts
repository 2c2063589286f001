import type { Redirect } from './result.js'

/** Validators of a cached answer (RFC 9110, section 8.8). */
export interface Validators {
  /** URL that was answered, without its fragment. */
  readonly url: string
  /** Redirects that led to `url`. If they have changed, no validators are sent. */
  readonly redirects: readonly Redirect[]
  readonly etag?: string
  readonly lastModified?: string
}
