/**
 * Holds a page's text in the pieces that it came in. They are joined when all of it is asked for: fresh
 * memory for a long string costs more than to build the page's tree.
 */
export class PageText {
  #pieces: string[] | undefined
  length = 0

  constructor(pieces: readonly string[] = []) {
    this.#pieces = []
    for (const piece of pieces) this.add(piece)
  }

  add(piece: string): void {
    if (piece !== '') this.#pieces?.push(piece)
    this.length += piece.length
  }

  /** Keeps only the length, when nothing will read the text again. */
  forget(): void {
    this.#pieces = undefined
  }

  /** Returns the pieces; there are none of a forgotten page. */
  get pieces(): readonly string[] {
    return this.#pieces ?? []
  }

  /** Counts how often the text has these characters, even where a piece ends among them. */
  count(wanted: string): number {
    let count = 0
    const last = wanted.length - 1
    let end = ''
    for (const piece of this.pieces) {
      for (const text of [end + piece.slice(0, last), piece])
        for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) count++
      const whole = piece.length < last ? end + piece : piece
      end = whole.slice(Math.max(0, whole.length - last))
    }
    return count
  }

  /** Returns what stands between two offsets, in pieces. */
  slice(start: number, end: number): string[] {
    let at = 0
    return this.pieces.flatMap((piece) => {
      const from = at
      at += piece.length
      return from < end && at > start ? piece.slice(Math.max(0, start - from), end - from) : []
    })
  }

  get html(): string {
    const { pieces } = this
    if (pieces.length > 1) this.#pieces = [pieces.join('')]
    return this.#pieces?.[0] ?? ''
  }
}
