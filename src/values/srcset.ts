/** One image of a `srcset`, and what is said of it: `2x`, `640w`. */
export interface SrcsetCandidate {
  readonly url: string
  readonly descriptor: string
}

/**
 * WHATWG HTML, section 4.8.4.3.11, "parsing a srcset attribute": an address runs to the next white
 * space, so it may hold commas; one at its end says that no descriptor follows. A descriptor runs
 * to the next comma outside parentheses. What a descriptor means is left to the caller.
 */
export function* parseSrcset(text: string): Generator<SrcsetCandidate> {
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
