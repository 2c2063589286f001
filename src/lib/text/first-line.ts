/** Returns the first line of an error's message. Browser drivers write their log into later lines. */
export function getFirstErrorLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  return line
}

export function summarizeError(error: unknown, name: RegExp, most: number): string {
  return getFirstErrorLine(error).replace(name, '').replace(/\.$/, '').slice(0, most)
}
