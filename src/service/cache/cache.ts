import type { FetchMode } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import type { KeptFile } from './kept-file.js'

export interface Entry {
  readonly body: Buffer
  /** Unix time in milliseconds. */
  readonly storedAt: number
  /** Milliseconds after `storedAt` at which the entry expires and must not be sent any more. */
  readonly ttl: number
  /** Age in milliseconds from which the entry is refreshed in the background, or `undefined` for never. */
  readonly staleTtl: number | undefined
  readonly etag: string
  readonly fetchMode: FetchMode
  /** Ids of the files that the body refers to, which are stored separately. */
  readonly assets?: readonly string[]
  readonly renewal?: Renewal
  /** File that is read instead of `body`. Only a store in memory can hold it. */
  readonly file?: KeptFile | undefined
}

export interface Renewal {
  readonly validators: Validators
  /** Unix milliseconds. From then on, the answer is made again even if the page is unchanged. */
  readonly until: number
}

/** Cache of answers. A broken cache behaves like an empty cache. */
export interface Cache {
  /** Returns an entry unless it is older than its `ttl`. Returns a promise only if the store is remote. */
  get(key: string): MaybePromise<Entry | undefined>
  /** Returns an entry even if it has expired, so that it can be renewed. */
  getAnyAge(key: string): MaybePromise<Entry | undefined>
  set(key: string, entry: Entry): Promise<void>
  has(key: string): Promise<boolean>
  isBroken(): boolean
  close(): Promise<void>
}

/** Store that also returns expired entries. Its methods may throw. */
export interface Store {
  get(key: string): MaybePromise<Entry | undefined>
  set(key: string, entry: Entry): MaybePromise<void>
  has(key: string): MaybePromise<boolean>
  close(): MaybePromise<void>
}
