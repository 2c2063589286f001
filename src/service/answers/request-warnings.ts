import type { Result, Warning } from '../../contracts/result.js'
import type { Entry } from '../cache/index.js'
import { etagOf } from './ttl.js'

/** Adds the warnings about this request, which are not part of the copy that others get. */
export function withWarnings(result: Result, warnings: readonly Warning[]): Result {
  if (warnings.length === 0) return result
  return { ...result, warnings: [...warnings, ...(result.warnings ?? [])] }
}

/** The same for an answer that is text already. */
export function entryWithWarnings(entry: Entry, warnings: readonly Warning[]): Entry {
  if (warnings.length === 0) return entry
  const result = JSON.parse(entry.body.toString()) as Result
  const body = Buffer.from(JSON.stringify(withWarnings(result, warnings)))
  return { ...entry, body, etag: etagOf(body) }
}
