import type { Warning } from '../../contracts/result.js'
import { toPlainText } from './terminal.js'

export function formatError({ code, message }: { code: string; message: string }): string {
  return `linkglass: ${code} ${toPlainText(message)}`
}

export interface AnswerNotes {
  readonly statusCode?: number | null | undefined
  readonly warnings?: readonly Warning[] | undefined
}

/** Formats warnings as lines for standard error. If the site answered an error status, the first line gives it. */
export function formatWarnings({ statusCode, warnings = [] }: AnswerNotes): string[] {
  const status = (statusCode ?? 200) < 400 ? [] : [`linkglass: the site answered ${statusCode}.`]
  return [...status, ...warnings.map(formatError)]
}
