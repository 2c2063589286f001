/** The requests that a caller may make in a window of time. */
export interface Plan {
  readonly name: string
  readonly limit: number
  /** Milliseconds. */
  readonly window: number
  /** True if callers on the same machine are never refused. */
  readonly unlimitedLocally?: boolean
  /** API keys (`x-api-key`) that get this plan; the free plan has none. */
  readonly keys: readonly string[]
}

/** The limit of an unlimited plan: the largest number in a header (RFC 9651, section 3.3.1). */
export const UNLIMITED = 999_999_999_999_999

/** The plan of callers without a key, counted by their address. */
export const FREE_PLAN = 'free'

/** The state of a caller's count, as response headers tell it. */
export interface PlanState {
  readonly plan: string
  readonly limit: number
  /** Milliseconds. */
  readonly window: number
  /** Requests left in this window, at least 0. */
  readonly remaining: number
  /** Unix seconds at which the window ends. */
  readonly reset: number
  /** True for a caller who is never refused. */
  readonly isExempt: boolean
}
