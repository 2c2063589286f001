/** Parses a text in which keys and values alternate, with white space between them. */
export function parsePairs(text: string): ReadonlyMap<string, string> {
  const pairs = text.matchAll(/(\S+)\s+(\S+)/g)
  return new Map(Array.from(pairs, ([, key = '', value = '']) => [key, value]))
}
