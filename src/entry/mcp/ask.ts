import type { Media, Result, Value } from '../../contracts/result.js'
import type { QueryInput } from '../../params/index.js'

/** Asks for a page, through the library or through the service with its cache and plans. */
export type Ask = (url: string, options: QueryInput) => Promise<Result>

/** Functions for files that a browser made: how an agent is told of them, and how to read them. */
export interface Files {
  /** Returns the description of a file for the agent, with a path or URL at which it can be found. */
  readonly name: (file: Media, url: string) => Promise<Value>
  readonly read: (file: Media) => Promise<Buffer>
}

/** Functions for files as the library answers them: as `data:` URLs (RFC 2397) with their whole content. */
export const INLINE_FILES: Files = {
  name: async (file) => file,
  read: async ({ url }) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
}
