/** What one request's rules may cost. Every value is a maximum. */
export interface ExtractLimits {
  /** Characters of one selector. */
  readonly maxSelector: number
  /** Levels of rules within rules. */
  readonly maxNesting: number
  /** Rules of one request, alternatives and nested ones counted. */
  readonly maxRules: number
  /** Elements that one rule takes from its scope. */
  readonly maxMatches: number
  /** Characters of all values together. */
  readonly maxOutput: number
  /** Milliseconds of selecting. */
  readonly maxTime: number
}

export const EXTRACT_LIMITS: ExtractLimits = {
  maxSelector: 4_096,
  maxNesting: 16,
  maxRules: 200,
  maxMatches: 10_000,
  maxOutput: 5_000_000,
  maxTime: 1_000,
}
