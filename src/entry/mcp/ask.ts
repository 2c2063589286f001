import type { Media, Result, Value } from '../../contracts/result.js'
import { decodeDataUrl } from '../../lib/data/data-url.js'
import type { QueryInput } from '../../params/index.js'

/** Asks for a page, either through the library or through the service with its cache and plans. */
export type Ask = (url: string, options: QueryInput) => Promise<Result>

export interface Files {
  /** Describes a file to an agent, with the path or URL of the file. */
  readonly describe: (file: Media, url: string) => Promise<Value>
  readonly read: (file: Media) => Promise<Buffer>
}

/** Reads files from the `data:` URLs (RFC 2397) that the library returns for them. */
export const INLINE_FILES: Files = {
  describe: async (file) => file,
  read: async ({ url }) => decodeDataUrl(url),
}
