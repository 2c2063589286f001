/**
 * Parses a srcset (WHATWG HTML, section 4.8.4.3.11) into URLs and descriptors such as `2x`. A URL may contain commas,
 * but a comma at its end separates it from the next URL, and the descriptor is then empty.
 */
export function* parseSrcset(text: string): Generator<{ url: string; descriptor: string }> {
  const address = /[\s,]*([^\s,]\S*)/y
  const rest = /\s*((?:[^,(]+|\([^)]*\)?)*)/y
  for (let found = address.exec(text); found; found = address.exec(text)) {
    const written = found[1] ?? ''
    const url = written.replace(/(?<!,),+$/, '')
    if (url !== written) {
      yield { url, descriptor: '' }
      continue
    }
    rest.lastIndex = address.lastIndex
    yield { url, descriptor: rest.exec(text)?.[1]?.trim() ?? '' }
    address.lastIndex = rest.lastIndex
  }
}
