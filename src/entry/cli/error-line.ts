import { plainText } from './terminal.js'

/** An error, or a warning beside an answer, as programs of the shell say it on standard error. */
export function errorLine({ code, message }: { code: string; message: string }): string {
  return `linkglass: ${code} ${plainText(message)}`
}
