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

/** Finds words in linear time, ignoring case (Aho and Corasick). */
export class WordFinder {
  readonly #next: Uint16Array
  readonly #found: Int32Array

  /** @param words may contain only `a-z`, `-` and `_`, and have fewer than 2,048 letters in all */
  constructor(words: readonly (readonly [word: string, bits: number])[]) {
    const most = words.reduce((sum, [word]) => sum + word.length, 1)
    this.#next = new Uint16Array(most * COLUMNS)
    this.#found = new Int32Array(most)
    let states = 1
    for (const [word, bits] of words) {
      let state = 0
      for (let at = 0; at < word.length; at++) {
        const step = state * COLUMNS + (COLUMN_OF[word.charCodeAt(at)] ?? 0)
        if (this.#next[step] === 0) this.#next[step] = states++
        state = this.#next[step] ?? 0
      }
      this.#found[state] = (this.#found[state] ?? 0) | bits
    }
    this.#linkFallbacks(states)
    this.#next = this.#next
      .slice(0, states * COLUMNS)
      .map((state) => state * COLUMNS + (this.#found[state] === 0 ? 0 : ENDS_WORD))
  }

  #linkFallbacks(states: number): void {
    const next = this.#next
    const longest = new Uint16Array(states)
    const queue = [0]
    for (const state of queue) {
      const other = longest[state] ?? 0
      this.#found[state] = (this.#found[state] ?? 0) | (this.#found[other] ?? 0)
      const row = state * COLUMNS
      const children = next.slice(row, row + COLUMNS)
      if (state !== 0) next.copyWithin(row, other * COLUMNS, (other + 1) * COLUMNS)
      for (let column = 0; column < COLUMNS; column++) {
        const child = children[column] ?? 0
        if (child === 0) continue
        if (state !== 0) longest[child] = next[row + column] ?? 0
        next[row + column] = child
        queue.push(child)
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
