import type { Redirect } from './result.js'

/** What tells a target which of its answers is here already (RFC 9110, section 8.8). */
export interface Validators {
  /** The address that answered, without a fragment. */
  readonly url: string
  /** What led there: another way to the same address is another answer. */
  readonly redirects: readonly Redirect[]
  readonly etag?: string
  readonly lastModified?: string
}
