import type { Warning } from '../../contracts/result.js'
import { toPlainText } from './terminal.js'

/** Formats an error or a warning as a line for standard error. */
export function formatError({ code, message }: { code: string; message: string }): string {
  return `linkglass: ${code} ${toPlainText(message)}`
}

/** Formats the warnings of an answer, and a status that is an error's, as lines for standard error. */
export function formatWarnings({
  statusCode,
  warnings = [],
}: {
  readonly statusCode?: number | null | undefined
  readonly warnings?: readonly Warning[] | undefined
}): string[] {
  const status = (statusCode ?? 200) < 400 ? [] : [`linkglass: the site answered ${statusCode}.`]
  return [...status, ...warnings.map(formatError)]
}
