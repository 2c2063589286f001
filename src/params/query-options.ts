/** Limits of a query that the configuration cannot change. */
export const QUERY_BOUNDS = {
  parameters: 2_000,
  selectorBytes: 4_096,
  /** Deepest nesting of parentheses in one selector. */
  selectorNesting: 16,
  /** Maximum number of rules in one request. In lists, each alternative, selector and attribute counts. */
  rules: 200,
  ruleDepth: 8,
  /** Maximum number of retries of a failed fetch. A larger `retry` is lowered to this number. */
  retry: 5,
  /** Maximum number of bytes of a caller's function, unpacked. */
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
    /** Milliseconds after which a cached answer is stale, or `undefined` for never. */
    readonly staleTtl: number | undefined
    /** Milliseconds that a request may take. Callers can ask for less, not for more. */
    readonly timeout: number
    readonly retry: number
  }
  /** Headers for the target, from the caller's `x-api-header-…` headers. */
  readonly headers?: Readonly<Record<string, string>>
  readonly allowProxy?: boolean
  readonly browser: boolean
  readonly lighthouse: boolean
}
