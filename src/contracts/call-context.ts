/** Caller of a task, and the signal that aborts it. */
export interface CallContext {
  readonly signal: AbortSignal
  /** Opaque id of the caller. All tasks without an id count as tasks of the same caller. */
  readonly caller?: string | undefined
}
