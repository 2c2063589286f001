import type { CallResult, FunctionProfile } from '../../contracts/caller-function.js'
import type { OutputLimits } from '../convert/index.js'
import type { Conversion } from './batch-calls.js'

export interface GuestLimits {
  /** Maximum milliseconds that code may run. Time spent waiting does not count. */
  readonly cpu: number
  /** Maximum bytes of memory, including the memory of the engine itself. */
  readonly memory: number
  readonly maxResult: number
  readonly output: OutputLimits
}

export const GUEST_MEMORY = 64 * 2 ** 20

export const MAX_RESULT = 1_000_000

/** Maximum number of characters kept of all `console` calls together. */
export const MAX_LOGGED = 100_000

export type ToThread =
  | EvaluateTask
  | { readonly kind: 'compile'; readonly source: string }
  | {
      readonly kind: 'run'
      /** JSON of the function's argument, without `page`'s methods. */
      readonly input: string
      readonly markup: Markup | undefined
      /** Milliseconds after which the function is ended, even if it is waiting. */
      readonly timeout: number
    }
  | CallAnswer

export interface EvaluateTask {
  readonly kind: 'evaluate'
  readonly source: string
  /** JSON text of the list of inputs. */
  readonly inputs: string
  /** Time that the guest's clock shows, in milliseconds since 1970. */
  readonly now: number
  readonly conversion: Conversion | undefined
}

/** Markup of the page, as text or as undecoded bytes. */
export type Markup =
  | { readonly text: string }
  | { readonly bytes: Uint8Array; readonly contentType: string | undefined }

export interface CallAnswer extends CallResult {
  readonly kind: 'answer'
  readonly id: number
  readonly failed: boolean
}

export interface PageCall {
  readonly kind: 'call'
  readonly id: number
  readonly method: string
  readonly args: string
}

export type FromThread = { readonly kind: 'ready' } | PageCall | Reply

export type Reply =
  | {
      readonly kind: 'compiled'
      /** Milliseconds that compiling took. */
      readonly build: number
      /** Syntax error of the source. */
      readonly error: string | undefined
    }
  | EvaluateReport
  | FunctionReport

export type EvaluateReport =
  | { readonly kind: 'done'; readonly outputs: string }
  | { readonly kind: 'failed'; readonly message: string }

export interface FunctionReport {
  readonly kind: 'ended'
  /** `{ isFulfilled, value, logging }` as JSON. */
  readonly json: string
  readonly cpu: number
  readonly memory: FunctionProfile['memory']
}
