/** Returns the first line of an error's message; browser drivers write their log into the lines after it. */
export function getFirstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  return line
}
