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

/** Stands for no limit. It is the largest integer that a header may have (RFC 9651, 3.3.1). */
export const UNLIMITED = 999_999_999_999_999

/** Plan for callers without a key, who are counted by their address. */
export const FREE_PLAN = 'free'

export interface PlanState extends Pick<Plan, 'limit' | 'window'> {
  readonly plan: string
  readonly remaining: number
  /** Unix seconds at which the window ends. */
  readonly reset: number
  readonly isExempt: boolean
}
