/** Caller of a task, and the signal that aborts it. */
export interface CallContext {
  readonly signal: AbortSignal
  /** Opaque id of the caller; all tasks without an id count as tasks of one and the same caller. */
  readonly caller?: string | undefined
}
