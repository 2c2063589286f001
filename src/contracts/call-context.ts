/** Caller and signal of a piece of work. */
export interface CallContext {
  readonly signal: AbortSignal
  /** Opaque id of the caller; those without one count as one caller. */
  readonly caller?: string | undefined
}
