import type { OutputLimits } from '../convert/index.js'

/** What applying one request's rules may cost. Every value is a maximum. */
export interface ExtractLimits extends OutputLimits {
  /** Elements that one rule takes from its scope. */
  readonly maxMatches: number
  /** Milliseconds of selecting. */
  readonly maxTime: number
  /** Media addresses that are probed; the others are answered as they are. */
  readonly maxProbed: number
  /** Of them at the same time. */
  readonly probesAtOnce: number
}

/** Bounds that no operator sets. */
export const EXTRACT_BOUNDS = {
  maxMatches: 10_000,
  maxValues: 250_000,
  maxProbed: 100,
  probesAtOnce: 8,
} as const satisfies Partial<ExtractLimits>
