import type { Redirect } from './result.js'

/** Validators of a kept answer, for a conditional request (RFC 9110, section 8.8). */
export interface Validators {
  /** The address that answered, without a fragment. */
  readonly url: string
  /** Redirects to the address; after others the same address may answer differently. */
  readonly redirects: readonly Redirect[]
  readonly etag?: string
  readonly lastModified?: string
}
