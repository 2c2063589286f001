import type { MetaField } from './fields.js'
import type { Rules } from './rules.js'

/** One request, checked and with every default applied. */
export interface Query {
  readonly url: URL
  /** The fields wanted; empty when `meta=false`. */
  readonly meta: ReadonlySet<MetaField>
  readonly rules: Rules
  /** Probe media and drop what can't be reached. */
  readonly ping: boolean
  readonly explain: boolean
  /** Headers for the target's origin, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Skip the cache and replace the copy. */
  readonly force: boolean
  /** How long the answer may be kept, in milliseconds. */
  readonly ttl: number
  /** Age in milliseconds from which a copy is refreshed behind; `undefined` for never. */
  readonly staleTtl: number | undefined
  /** Deadline of the whole request, in milliseconds. */
  readonly timeout: number
  /** Further tries against a failing target. */
  readonly retry: number
}
