/** Returns the first line of an error's message. Browser drivers write their log into later lines. */
export function getFirstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  return line
}

/** Returns the first line of an error's message, shortened, without the error's name and the final full stop. */
export function toSentencePart(error: unknown, name: RegExp, most: number): string {
  return getFirstLine(error).replace(name, '').replace(/\.$/, '').slice(0, most)
}
