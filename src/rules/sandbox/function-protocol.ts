import type { FunctionProfile, ResponseFacts } from '../../contracts/caller-function.js'
import type { OutputLimits } from '../convert/index.js'

/** What a thread for one function is started with. */
export interface FunctionLimits {
  /** Milliseconds of running, waiting not counted. */
  readonly cpu: number
  /** Bytes of the guest's memory, the engine's own included. */
  readonly memory: number
  /** Characters of JSON that it may give. */
  readonly maxResult: number
  /** What one answer may hold. */
  readonly output: OutputLimits
}

/** What a function is given, beside the page itself. */
export interface FunctionInput {
  readonly url: string
  /** Those that the target was asked with. */
  readonly headers: Readonly<Record<string, string>>
  readonly parameters: Readonly<Record<string, string | boolean>>
  /** Of the page that is opened. */
  readonly page: { readonly url: string; readonly response: ResponseFacts | null } | undefined
}

/** The page's markup: text, or bytes to be decoded as they came. */
export type Markup =
  | { readonly text: string }
  | { readonly bytes: Uint8Array; readonly contentType: string | undefined }

export type ToFunction =
  | { readonly kind: 'compile'; readonly source: string }
  | {
      readonly kind: 'run'
      /** `FunctionInput` as JSON. */
      readonly input: string
      readonly markup: Markup | undefined
      /** Milliseconds until it has to be done. */
      readonly timeout: number
    }
  | CallAnswer

/** What a call on the page came to: its result as JSON, or the error as such. */
export interface CallAnswer {
  readonly kind: 'answer'
  readonly id: number
  readonly failed: boolean
  readonly json: string
  readonly url: string
}

export type FromFunction =
  | { readonly kind: 'ready' }
  /** Milliseconds that it took, or why it does not parse. */
  | { readonly kind: 'compiled'; readonly build: number; readonly error: string | undefined }
  | { readonly kind: 'call'; readonly id: number; readonly method: string; readonly args: string }
  | FunctionReport

/** How it ended. */
export interface FunctionReport {
  readonly kind: 'done'
  /** `{ isFulfilled, value, logging }` as JSON. */
  readonly json: string
  readonly cpu: number
  readonly memory: FunctionProfile['memory']
}
