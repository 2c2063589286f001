export interface Plan {
  readonly name: string
  readonly limit: number
  /** Length of the window, in milliseconds. */
  readonly window: number
  /** True if callers on the same machine are never refused. */
  readonly unlimitedLocally?: boolean
  /** API keys (`x-api-key`) that get this plan. */
  readonly keys: readonly string[]
}

/** No limit: a header's largest integer (RFC 9651, 3.3.1). */
export const UNLIMITED = 999_999_999_999_999

/** Plan for callers without a key, counted by address. */
export const FREE_PLAN = 'free'

export interface PlanState extends Pick<Plan, 'limit' | 'window'> {
  readonly plan: string
  readonly remaining: number
  /** Unix seconds at which the window ends. */
  readonly reset: number
  readonly isExempt: boolean
}
