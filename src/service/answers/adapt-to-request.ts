import { LinkglassError } from '../../contracts/errors.js'
import type { Result, Warning } from '../../contracts/result.js'
import { INTERSTITIAL_CODES } from '../../page/index.js'
import type { Query } from '../../params/index.js'
import type { Entry } from '../cache/index.js'
import { createEtag } from './create-entry.js'

/** @throws LinkglassError `ENOTOK` if `requireOk` refuses the answer */
export function adaptEntryToQuery(entry: Entry, query: Query): Entry {
  const { warnings } = query
  if (warnings.length === 0 && !query.requireOk) return entry
  const result = JSON.parse(entry.body.toString()) as Result
  if (query.requireOk) requireOk(result)
  if (warnings.length === 0) return entry
  const body = Buffer.from(JSON.stringify(addWarnings(result, warnings)))
  return { ...entry, body, etag: createEtag(body) }
}

export function addWarnings(result: Result, warnings: readonly Warning[]): Result {
  if (warnings.length === 0) return result
  return { ...result, warnings: [...warnings, ...(result.warnings ?? [])] }
}

/** @throws LinkglassError `ENOTOK` for a status of 400 or more, or for a login page and the like */
export function requireOk({ statusCode = 200, warnings = [] }: Result): void {
  const wall = warnings.find(({ code }) => INTERSTITIAL_CODES.has(code))
  if (statusCode < 400 && !wall) return
  const instead = wall
    ? `${wall.message.replace(/\.$/, '')} (${wall.code}).`
    : `The target answered ${statusCode}.`
  const text = `${instead} Leave out \`requireOk\` to read what came all the same.`
  throw new LinkglassError('ENOTOK', text, { data: { url: instead } })
}
