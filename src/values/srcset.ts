/** Parses a srcset such as `a.png 2x, b.png` (WHATWG HTML 4.8.4.3.11). */
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
