import type { Label } from './features.js'

/**
 * Returns 1 for wanted blocks, 0 for unwanted ones, -1 for unknown.
 * A wanted phrase counts only if it occurs once on the page.
 */
export function alignPhrases(
  texts: readonly string[],
  { with: wanted, without: unwanted }: Pick<Label, 'with' | 'without'>,
): number[] {
  const page = new PhraseFinder(texts)
  const good = new Set(wanted.flatMap((phrase) => page.findOnly(phrase)))
  const bad = new Set(unwanted.flatMap((phrase) => page.findAll(phrase)))
  return texts.map((_, index) => {
    if (good.has(index) === bad.has(index)) return -1
    return good.has(index) ? 1 : 0
  })
}

/** Finds phrases within and across the blocks of a page. */
class PhraseFinder {
  readonly #text: string
  readonly #starts: number[] = []

  constructor(texts: readonly string[]) {
    let text = ''
    for (const block of texts) {
      this.#starts.push(text.length)
      text += `${collapse(block)} `
    }
    this.#text = text
  }

  /** Returns the blocks of a phrase that stands in the page once. */
  findOnly(phrase: string): number[] {
    const places = this.#find(collapse(phrase))
    return places.length === 1 ? (places[0] ?? []) : []
  }

  findAll(phrase: string): number[] {
    return this.#find(collapse(phrase)).flat()
  }

  #find(phrase: string): number[][] {
    const places: number[][] = []
    let at = this.#text.indexOf(phrase)
    while (phrase !== '' && at >= 0) {
      const end = at + phrase.length
      places.push(
        this.#starts.flatMap((start, index) => {
          const next = this.#starts[index + 1] ?? this.#text.length
          return start < end && next > at + 1 ? [index] : []
        }),
      )
      at = this.#text.indexOf(phrase, end)
    }
    return places
  }
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
