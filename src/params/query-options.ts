export interface QueryLimits {
  /** Bytes of the whole query string. */
  readonly queryBytes: number
  /** Number of parameters. */
  readonly parameters: number
  /** Bytes of one selector. */
  readonly selectorBytes: number
  /** Parentheses within parentheses in one selector. */
  readonly selectorNesting: number
  /** Rules in one request; each alternative, selector and attribute of a list counts as one. */
  readonly rules: number
  /** Rules within rules. */
  readonly ruleDepth: number
  /** Further tries at most; larger numbers are cut. */
  readonly retry: number
  /** Bytes of a caller's function, unpacked. */
  readonly functionBytes: number
  /** Device pixels of a viewport. */
  readonly pixels: number
}

/** Limits that are not settings. */
export const QUERY_BOUNDS = {
  parameters: 2_000,
  selectorBytes: 4_096,
  selectorNesting: 16,
  rules: 200,
  ruleDepth: 8,
  retry: 5,
  functionBytes: 2 ** 20,
  pixels: 40_000_000,
} as const satisfies Partial<QueryLimits>

export interface QueryDefaults {
  /** Milliseconds. */
  readonly ttl: number
  /** Milliseconds; `undefined` for never stale. */
  readonly staleTtl: number | undefined
  /** Milliseconds; also the most a caller can ask for. */
  readonly timeout: number
  readonly retry: number
}

export interface QueryOptions {
  readonly limits: QueryLimits
  readonly defaults: QueryDefaults
  /** Headers that the caller sends privately to the target. */
  readonly headers?: Readonly<Record<string, string>>
  /** True if a caller may name a proxy; `false` unless given. */
  readonly allowProxy?: boolean
  readonly browser: boolean
  readonly lighthouse: boolean
}
