/** Caller of a task, and the signal that aborts it. */
export interface CallContext {
  readonly signal: AbortSignal
  /** Opaque id. All tasks without an id count as one caller. */
  readonly caller?: string | undefined
}
