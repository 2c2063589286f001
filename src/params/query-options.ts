/** Limits of a query that the configuration cannot change. */
export const QUERY_BOUNDS = {
  parameters: 2_000,
  selectorBytes: 4_096,
  /** Deepest nesting of parentheses in one selector. */
  selectorNesting: 16,
  /** Maximum number of rules. A second selector, attribute or type of a rule counts as a rule, too. */
  rules: 200,
  ruleDepth: 8,
  /** Maximum number of retries. A larger `retry` is lowered. */
  retry: 5,
  /** Maximum number of bytes of a caller's function after unpacking. */
  functionBytes: 2 ** 20,
  /** Maximum number of device pixels of a viewport. */
  pixels: 40_000_000,
} as const

export type QueryLimits = Readonly<Record<keyof typeof QUERY_BOUNDS | 'queryBytes', number>>

export interface QueryOptions {
  readonly limits: QueryLimits
  readonly defaults: {
    /** Milliseconds for which an answer is cached. */
    readonly ttl: number
    /** Milliseconds until a cached answer is stale. `undefined` if it never is. */
    readonly staleTtl: number | undefined
    /** Maximum milliseconds of a request. Callers can ask for less. */
    readonly timeout: number
    readonly retry: number
  }
  /** Headers to send to the target, taken from the caller's `x-api-header-…` headers. */
  readonly headers?: Readonly<Record<string, string>>
  readonly allowProxy?: boolean
  readonly browser: boolean
  readonly lighthouse: boolean
}
