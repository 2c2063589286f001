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

/** Matches a width or density: `800w`, `2x`. */
const DESCRIPTOR = /^(\d+(?:\.\d+)?)[wx]$/

/** Finds the largest image whose size a srcset tells. */
export function findLargestUrl(srcset: string): string | undefined {
  let largest: string | undefined
  let most = 0
  for (const { url, descriptor } of parseSrcset(srcset)) {
    const size = Number(DESCRIPTOR.exec(descriptor)?.[1] ?? 0)
    if (size <= most) continue
    most = size
    largest = url
  }
  return largest
}
