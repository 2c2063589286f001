import type { CodeUnits } from './code-units.js'

/** A row of the table has 32 columns, so that states are multiples of 32. */
const ROW_BITS = 5
const COLUMNS = 1 << ROW_BITS
/** Lowest bit of a state, set if words end there. */
const ENDS_WORD = 1
const LETTERS = 'abcdefghijklmnopqrstuvwxyz-_'
const COLUMN_OF = new Uint8Array(65_536)
for (let column = 1; column <= LETTERS.length; column++) {
  const letter = LETTERS.charAt(column - 1)
  COLUMN_OF[letter.charCodeAt(0)] = column
  COLUMN_OF[letter.toUpperCase().charCodeAt(0)] = column
}

interface Child {
  readonly column: number
  readonly state: number
}

/**
 * Finds words in linear time, ignoring case (Aho and Corasick).
 * The words may contain only `a-z`, `-` and `_`, and fewer than 2,048 letters in all.
 */
export class WordFinder {
  readonly #next: Uint16Array
  readonly #found: Int32Array

  constructor(words: readonly (readonly [word: string, bits: number])[]) {
    const most = words.reduce((sum, [word]) => sum + word.length, 1)
    if (most * COLUMNS > 65_536) throw new RangeError('words have too many letters for a state')
    this.#next = new Uint16Array(most * COLUMNS)
    this.#found = new Int32Array(most)
    const children: Child[][] = [[]]
    for (const [word, bits] of words) {
      let state = 0
      for (let at = 0; at < word.length; at++) {
        const column = COLUMN_OF[word.charCodeAt(at)] ?? 0
        const step = state * COLUMNS + column
        if (this.#next[step] === 0) {
          this.#next[step] = children.length
          children[state]?.push({ column, state: children.length })
          children.push([])
        }
        state = this.#next[step] ?? 0
      }
      this.#found[state] = (this.#found[state] ?? 0) | bits
    }
    this.#linkFallbacks(children)
  }

  #linkFallbacks(children: readonly (readonly Child[])[]): void {
    const next = this.#next
    const found = this.#found
    const fallbacks = new Uint16Array(children.length)
    const queue = [0]
    // Goes breadth first, so that the row of a shorter ending is complete before it is copied.
    for (const state of queue) {
      const row = state * COLUMNS
      const fallbackRow = (fallbacks[state] ?? 0) * COLUMNS
      if (state !== 0) next.copyWithin(row, fallbackRow, fallbackRow + COLUMNS)
      for (const child of children[state] ?? []) {
        const step = row + child.column
        const fallback = state === 0 ? 0 : (next[step] ?? 0) >> ROW_BITS
        fallbacks[child.state] = fallback
        const bits = (found[child.state] ?? 0) | (found[fallback] ?? 0)
        found[child.state] = bits
        next[step] = (child.state << ROW_BITS) | (bits === 0 ? 0 : ENDS_WORD)
        queue.push(child.state)
      }
    }
  }

  findBits(units: CodeUnits, start: number, end: number): number {
    const next = this.#next
    const found = this.#found
    let state = 0
    let bits = 0
    for (let at = start; at < end; at++) {
      state = next[(state & ~ENDS_WORD) | (COLUMN_OF[units[at] ?? 0] ?? 0)] ?? 0
      if ((state & ENDS_WORD) !== 0) bits |= found[state >> ROW_BITS] ?? 0
    }
    return bits
  }
}
