import type { FetchMode } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'

/** A serialized answer and what is needed to send it again. */
export interface Entry {
  /** The answer's bytes. */
  readonly body: Buffer
  /** Unix time in milliseconds. */
  readonly storedAt: number
  /** Milliseconds from `storedAt` after which it must not be answered. */
  readonly ttl: number
  /** Age in milliseconds from which it is refreshed in the background; `undefined` for never. */
  readonly staleTtl: number | undefined
  readonly etag: string
  /** How the target was fetched for it. */
  readonly fetchMode: FetchMode
  /** Ids of the files that the body names by their paths, and that are kept apart. */
  readonly assets?: readonly string[]
  readonly renewal?: Renewal
}

/** How an answer is true again without being made again. */
export interface Renewal {
  readonly validators: Validators
  /** Unix time in milliseconds from which it has to be made again. */
  readonly until: number
}

/** Where answers are kept. Every kind behaves as `none` when it is broken. */
export interface Cache {
  /** The entry, unless it is older than its `ttl`; at once where it lies in this process. */
  get(key: string): MaybePromise<Entry | undefined>
  /** The entry as long as it is there at all: an expired one may be renewed. */
  getAnyAge(key: string): MaybePromise<Entry | undefined>
  set(key: string, entry: Entry): Promise<void>
  /** Whether there is such an entry, without asking for its bytes. */
  has(key: string): Promise<boolean>
  /** Whether the last access failed. */
  isBroken(): boolean
  close(): Promise<void>
}

/** What a kind of cache must do; it may throw, and it need not look at an entry's age. */
export interface Store {
  get(key: string): MaybePromise<Entry | undefined>
  set(key: string, entry: Entry): MaybePromise<void>
  has(key: string): MaybePromise<boolean>
  close(): MaybePromise<void>
}
