/** Tells a piece of work who asked for it and when it is no longer wanted. */
export interface CallContext {
  readonly signal: AbortSignal
  /** Tells callers apart; those without one count as one caller. */
  readonly caller?: string | undefined
}
