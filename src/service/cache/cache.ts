import type { FetchMode } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'

/** A serialized answer, with all that is needed to send it again. */
export interface Entry {
  readonly body: Buffer
  /** Unix time in milliseconds. */
  readonly storedAt: number
  /** Milliseconds from `storedAt` after which it must not be answered. */
  readonly ttl: number
  /** Age in milliseconds from which it is refreshed in the background; `undefined` for never. */
  readonly staleTtl: number | undefined
  readonly etag: string
  readonly fetchMode: FetchMode
  /** Ids of the files that the body names and that are kept apart. */
  readonly assets?: readonly string[]
  readonly renewal?: Renewal
}

/** Lets an answer be renewed by its validators. */
export interface Renewal {
  readonly validators: Validators
  /** Unix time in milliseconds after which the answer has to be made again. */
  readonly until: number
}

/** Keeps answers. A broken cache behaves as an empty one. */
export interface Cache {
  /** Returns an entry younger than its `ttl`, without waiting if it is in this process. */
  get(key: string): MaybePromise<Entry | undefined>
  /** Returns the entry even if it has expired, to be renewed. */
  getAnyAge(key: string): MaybePromise<Entry | undefined>
  set(key: string, entry: Entry): Promise<void>
  /** True if there is an entry, without reading it. */
  has(key: string): Promise<boolean>
  /** True if the last access failed. */
  isBroken(): boolean
  close(): Promise<void>
}

/** Stores entries of any age; may throw. */
export interface Store {
  get(key: string): MaybePromise<Entry | undefined>
  set(key: string, entry: Entry): MaybePromise<void>
  has(key: string): MaybePromise<boolean>
  close(): MaybePromise<void>
}
