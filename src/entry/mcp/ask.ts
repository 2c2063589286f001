import type { Media, Result, Value } from '../../contracts/result.js'
import { decodeDataUrl } from '../../lib/data/data-url.js'
import type { QueryInput } from '../../params/index.js'

/** Asks for a page, by the library or the service. */
export type Ask = (url: string, options: QueryInput) => Promise<Result>

export interface Files {
  /** Returns a file's properties with its path or URL. */
  readonly deliver: (file: Media, url: string) => Promise<Value>
  readonly read: (file: Media) => Promise<Buffer>
}

/** Reads the `data:` URLs (RFC 2397) that the library returns. */
export const INLINE_FILES: Files = {
  deliver: async (file) => file,
  read: async ({ url }) => decodeDataUrl(url),
}
