import type { FetchMode } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import type { KeptFile } from './kept-file.js'

export interface Entry {
  readonly body: Buffer
  /** Unix time in milliseconds. */
  readonly storedAt: number
  /** Milliseconds from `storedAt` until the entry expires. */
  readonly ttl: number
  /** Age in milliseconds from which a background refresh is due. */
  readonly staleTtl: number | undefined
  readonly etag: string
  readonly fetchMode: FetchMode
  /** Ids of files that the body mentions. The files are stored separately. */
  readonly assets?: readonly string[]
  readonly renewal?: Renewal
  /** File to read instead of `body`. Exists only in a store in memory. */
  readonly file?: KeptFile | undefined
}

export interface Renewal {
  readonly validators: Validators
  /** Unix milliseconds after which even an unchanged page is read again. */
  readonly until: number
}

/** Cache of answers or files. If its store fails, it behaves like an empty cache. */
export interface Cache {
  /** Returns an entry that has not expired. */
  get(key: string): MaybePromise<Entry | undefined>
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
