/** What a worker is started with. */
export interface WorkerLimits {
  /** Milliseconds of running. */
  readonly timeout: number
  /** Bytes of the guest's memory, the engine's own included. */
  readonly memory: number
  /** Characters of JSON that one call may give. */
  readonly maxResult: number
}

export interface SandboxTask {
  readonly source: string
  /** JSON text of the list of inputs. */
  readonly inputs: string
  /** What the guest's clock shows, in milliseconds since 1970. */
  readonly now: number
}

/** A worker says once that it is ready, and then once how its task went. */
export type SandboxReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly outputs: string }
  | { readonly kind: 'failed'; readonly message: string }
