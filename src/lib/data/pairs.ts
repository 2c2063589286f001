/** Parses a table that is written as text: keys and values by turns, between white space. */
export function parsePairs(text: string): ReadonlyMap<string, string> {
  const pairs = text.matchAll(/(\S+)\s+(\S+)/g)
  return new Map(Array.from(pairs, ([, key = '', value = '']) => [key, value]))
}
