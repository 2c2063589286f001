import { LinkglassError } from '../../contracts/errors.js'
import type { Result } from '../../contracts/result.js'
import { INTERSTITIAL_CODES } from '../../page/index.js'
import type { Entry } from '../cache/index.js'

/**
 * Refuses an answer that is not the page: a status from 400 on, a wall, a shell, or nothing.
 * @throws LinkglassError `ENOTOK` that says what came instead
 */
export function requireOk({ statusCode = 200, warnings = [] }: Result): void {
  const wall = warnings.find(({ code }) => INTERSTITIAL_CODES.has(code))
  if (statusCode < 400 && !wall) return
  const instead = wall
    ? `${wall.message.replace(/\.$/, '')} (${wall.code}).`
    : `The target answered ${statusCode}.`
  const text = `${instead} Leave out \`requireOk\` to read what came all the same.`
  throw new LinkglassError('ENOTOK', text, { data: { url: instead } })
}

/** The same for an answer that is text already. */
export function requireOkEntry({ body }: Entry): void {
  requireOk(JSON.parse(body.toString()) as Result)
}
