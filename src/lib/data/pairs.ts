/** Parses text such as `key1 value1 key2 value2`. */
export function parsePairs(text: string): ReadonlyMap<string, string> {
  const words = text.trim().split(/\s+/)
  const pairs = new Map<string, string>()
  for (let index = 0; index < words.length; index += 2)
    pairs.set(words[index] ?? '', words[index + 1] ?? '')
  return pairs
}
