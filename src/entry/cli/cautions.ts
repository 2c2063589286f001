import type { Warning } from '../../contracts/result.js'
import { errorLine } from './error-line.js'

/** Says what came may not be the page that was asked for. */
export function cautions({
  statusCode,
  warnings = [],
}: {
  readonly statusCode?: number | null | undefined
  readonly warnings?: readonly Warning[] | undefined
}): string[] {
  const status = (statusCode ?? 200) < 400 ? [] : [`linkglass: the site answered ${statusCode}.`]
  return [...status, ...warnings.map(errorLine)]
}
