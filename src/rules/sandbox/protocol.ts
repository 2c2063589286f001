import type { OutputLimits } from '../convert/index.js'
import type { Conversion } from './batch-calls.js'

/** What a worker is started with. */
export interface WorkerLimits {
  /** Milliseconds of running. */
  readonly timeout: number
  /** Bytes of the guest's memory, the engine's own included. */
  readonly memory: number
  /** Characters of JSON that one call may give. */
  readonly maxResult: number
  /** What may become of that by converting it. */
  readonly output: OutputLimits
}

export interface SandboxTask {
  readonly source: string
  /** JSON text of the list of inputs. */
  readonly inputs: string
  /** What the guest's clock shows, in milliseconds since 1970. */
  readonly now: number
  readonly conversion: Conversion | undefined
}

/** A worker says once that it is ready, and then once how its task went. */
export type SandboxReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly outputs: string }
  | { readonly kind: 'failed'; readonly message: string }
