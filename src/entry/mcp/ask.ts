import type { Media, Result, Value } from '../../contracts/result.js'
import type { QueryInput } from '../../params/index.js'

/** Asks for a page: by the library, or by the service with its cache and plans. */
export type Ask = (url: string, options: QueryInput) => Promise<Result>

/** Gives the agent files that a browser made. */
export interface Files {
  /** Returns a value by which the agent finds the file. */
  readonly name: (file: Media, url: string) => Promise<Value>
  readonly read: (file: Media) => Promise<Buffer>
}

/** Files as the library answers them: whole, as `data:` addresses (RFC 2397). */
export const INLINE_FILES: Files = {
  name: async (file) => file,
  read: async ({ url }) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
}
