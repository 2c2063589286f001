import type { FetchMode } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import type { KeptFile } from './kept-file.js'

export interface Entry {
  readonly body: Buffer
  /** Unix time in milliseconds. */
  readonly storedAt: number
  /** Milliseconds after `storedAt` at which the entry expires. */
  readonly ttl: number
  /** Age in milliseconds from which a background refresh is due. */
  readonly staleTtl: number | undefined
  readonly etag: string
  readonly fetchMode: FetchMode
  /** Ids of separately stored files that the body mentions. */
  readonly assets?: readonly string[]
  readonly renewal?: Renewal
  /** File to read instead of `body`, in memory only. */
  readonly file?: KeptFile | undefined
}

export interface Renewal {
  readonly validators: Validators
  /** Unix milliseconds, after which an unchanged page is read again. */
  readonly until: number
}

/** Cache of answers. Behaves like an empty cache if broken. */
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
