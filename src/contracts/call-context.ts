/** Caller of a task, and the signal that aborts the task. */
export interface CallContext {
  readonly signal: AbortSignal
  /** Opaque id of the caller. All tasks without an id count as one caller. */
  readonly caller?: string | undefined
}
