import type { Media, Result, Value } from '../../contracts/result.js'
import { decodeDataUrl } from '../../lib/data/data-url.js'
import type { QueryInput } from '../../params/index.js'

/** Function that asks the library or the service for a page. */
export type Ask = (url: string, options: QueryInput) => Promise<Result>

export interface Files {
  /** Returns a file's properties, with the path or URL at which it can be read. */
  readonly deliver: (file: Media, url: string) => Promise<Value>
  readonly read: (file: Media) => Promise<Buffer>
}

/** Access to files that the library returned as `data:` URLs (RFC 2397). */
export const INLINE_FILES: Files = {
  deliver: async (file) => file,
  read: async ({ url }) => decodeDataUrl(url),
}
