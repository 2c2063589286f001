import type { OutputLimits } from './convert/index.js'

export interface ExtractLimits extends OutputLimits {
  readonly maxMatches: number
  /** Maximum number of milliseconds for selecting. */
  readonly maxTime: number
  readonly maxProbed: number
  readonly probesAtOnce: number
}

export const EXTRACT_BOUNDS = {
  maxMatches: 10_000,
  maxValues: 250_000,
  maxProbed: 100,
  probesAtOnce: 8,
} as const satisfies Partial<ExtractLimits>
