/** Returns the first line of an error's message. Browser drivers write logs in later lines. */
export function getFirstErrorLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  return line
}

export function summarizeError(error: unknown, prefix: RegExp, maxLength: number): string {
  return getFirstErrorLine(error).replace(prefix, '').replace(/\.$/, '').slice(0, maxLength)
}
